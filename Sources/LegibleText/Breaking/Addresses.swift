/// Breaks in addresses of web pages and mail, between their parts.
///
/// A reader takes a hyphen or a full stop at the end of a line for the text's own. So lines break after
/// a colon or two slashes and before other signs (Chicago Manual of Style, 16th edition, 7.42).
enum Addresses {
  /// Replaces the boundaries inside addresses.
  ///
  /// - Complexity: O(*n*).
  static func apply(to boundaries: [Breaker.Boundary], of text: [UInt16]) -> [Breaker.Boundary] {
    guard text.contains(where: { $0 == at || $0 == colon }) else { return boundaries }
    var corrected: [Breaker.Boundary] = []
    var next = boundaries[...]
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, !text[end].isAnySpace, !text[end].isHardBreak { end += 1 }
      if isAddress(text[start..<end]) {
        while let boundary = next.first, boundary.offset <= start {
          corrected.append(next.removeFirst())
        }
        for offset in start + 1..<end where allowsBreak(text, offset, upTo: end) {
          corrected.append(Breaker.Boundary(offset: offset, isMandatory: false))
        }
        next = next.drop { $0.offset < end }
      }
      start = end + 1
    }
    return corrected + next
  }

  private static let at = UInt16(ascii: "@")
  private static let colon = UInt16(ascii: ":")
  private static let slash = UInt16(ascii: "/")

  /// Whether a sign of mail or `://` stands in a word.
  private static func isAddress(_ word: ArraySlice<UInt16>) -> Bool {
    word.indices.contains { index in
      if word[index] == at { return index > word.startIndex && index + 1 < word.endIndex }
      return word[index] == colon && word[index...].starts(with: [colon, slash, slash])
    }
  }

  private static func allowsBreak(_ text: [UInt16], _ offset: Int, upTo end: Int) -> Bool {
    let (before, after) = (text[offset - 1], text[offset])
    if before == slash, after != slash { return offset >= 2 && text[offset - 2] == slash }
    if after == slash {
      return before != slash && (offset + 1 == end || text[offset + 1] != slash)
    }
    if ":=&".utf16.contains(before) { return true }
    return "~.,-_?#%=&".utf16.contains(after)
  }
}
