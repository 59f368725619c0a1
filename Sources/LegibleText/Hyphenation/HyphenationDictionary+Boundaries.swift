extension HyphenationDictionary {
  /// Adds a boundary with a hyphen at each offset where a word may be hyphenated.
  ///
  /// - Parameter changes: The spellings that change, to which the boundaries point.
  /// - Complexity: O(*n*).
  func apply(
    to boundaries: [Breaker.Boundary], of text: [UInt16], shortestWord: Int,
    changes: inout [SpellingChange]
  ) -> [Breaker.Boundary] {
    var words: [ArraySlice<UInt16>] = []
    var start = 0
    while start < text.count {
      // What stands between white space is looked at as a whole: an address shows as one.
      var end = start
      while end < text.count, !text[end].isWhiteSpace { end += 1 }
      let token = text[start..<end]
      if token.count >= shortestWord, !token.isAddress {
        words += token.words.filter { $0.count >= shortestWord && $0.isPlainWord }
      }
      start = end + 1
    }
    let hyphens = zip(words, hyphens(in: words)).flatMap { word, hyphens in
      hyphens.map { $0.moved(by: word.startIndex) }
    }
    guard !hyphens.isEmpty else { return boundaries }
    var merged: [Breaker.Boundary] = []
    merged.reserveCapacity(boundaries.count + hyphens.count)
    var next = hyphens[...]
    for boundary in boundaries {
      while let hyphen = next.first, hyphen.offset < boundary.offset {
        var added = Breaker.Boundary(
          offset: hyphen.offset, isMandatory: false, showsHyphen: true)
        if let change = hyphen.change {
          added.change = OptionalIndex(changes.count)
          changes.append(change)
        }
        if merged.last?.offset != hyphen.offset { merged.append(added) }
        next.removeFirst()
      }
      next = next.drop { $0.offset == boundary.offset }
      merged.append(boundary)
    }
    return merged
  }
}

extension ArraySlice<UInt16> {
  /// The runs of letters; soft hyphens belong to them.
  fileprivate var words: [Self] {
    split { $0 != 0xAD && !$0.isLetter }
  }

  /// Whether a word may be hyphenated by a dictionary: without soft hyphens, without capitals inside.
  fileprivate var isPlainWord: Bool {
    !contains(0xAD)
      && !dropFirst().contains { Unicode.Scalar($0)?.properties.isUppercase ?? false }
  }

  /// Whether it is an address, a path or an identifier.
  fileprivate var isAddress: Bool {
    var before: UInt16 = 0
    for (index, unit) in zip(indices, self) {
      switch unit {
      case UInt16(ascii: "@"), UInt16(ascii: "_"), UInt16(ascii: "\\"): return true
      case UInt16(ascii: "/"):
        if before == 0 || before == UInt16(ascii: "/") { return true }
      case UInt16(ascii: "."):
        let after = index + 1 < endIndex ? self[index + 1] : 0
        if before.isLetter, after.isLetter { return true }
      default: break
      }
      before = unit
    }
    return false
  }
}

extension UInt16 {
  /// A letter or a mark on one, of the basic plane, or the dot of Catalan between two of them.
  fileprivate var isLetter: Bool {
    if self < 0x80 { return isASCIILetter }
    if self == 0xB7 { return true }
    guard let properties = Unicode.Scalar(self)?.properties else { return false }
    return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
  }

  fileprivate var isWhiteSpace: Bool {
    Unicode.Scalar(self)?.properties.isWhitespace ?? false
  }
}
