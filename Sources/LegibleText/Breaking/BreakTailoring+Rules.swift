extension BreakTailoring {
  /// What the rule says of a break between two code units; `nil` leaves it to UAX #14.
  func allowsBreak(_ text: [UInt16], _ offset: Int) -> Bool? {
    switch self {
    case .commandFlags: Self.splitsCommandFlag(text, offset) ? false : nil
    case .plusSigns: Self.splitsPlusSign(text, offset) ? false : nil
    case .shortPrefixes: Self.splitsShortPrefix(text, offset) ? false : nil
    case .numbersWithUnits: Self.splitsNumberFromUnit(text, offset) ? false : nil
    case .spacedQuotationMarks: Self.splitsQuotation(text, offset) ? false : nil
    case .slashes: Self.slashAllowsBreak(text, offset)
    case .koreanWords: Self.splitsKoreanWord(text, offset) ? false : nil
    case .marksOnSpaces: Self.splitsMarkFromSpace(text, offset) ? false : nil
    case .aksaras: Self.startsAksara(text, offset) ? true : nil
    case .hebrewHyphens: Self.endsHebrewHyphen(text, offset) ? true : nil
    case .keptHyphens: Self.splitsAtHyphen(text, offset) ? false : nil
    case .browserPunctuation: Self.browserAllowsBreak(text, offset)
    }
  }
}

extension Set<BreakTailoring> {
  /// Corrects the boundaries of a text; mandatory ones and the end of the text stay.
  ///
  /// - Complexity: O(*n*), and O(*rules*) beside the characters that they speak about.
  func apply(to boundaries: [Breaker.Boundary], of text: [UInt16]) -> [Breaker.Boundary] {
    guard !isEmpty, text.contains(where: \.isTailored) else { return boundaries }
    // The order of the rules is the order of their list, not the set's.
    let rules = BreakTailoring.allCases.filter(contains)
    var corrected: [Breaker.Boundary] = []
    corrected.reserveCapacity(boundaries.count)
    var next = boundaries.makeIterator()
    var boundary = next.next()
    for offset in 1..<text.count {
      let given = boundary?.offset == offset ? boundary : nil
      if given != nil { boundary = next.next() }
      if let given, given.isMandatory {
        corrected.append(given)
        continue
      }
      var verdict: Bool?
      if text[offset - 1].isTailored || text[offset].isTailored {
        verdict = rules.lazy.compactMap { $0.allowsBreak(text, offset) }.first
      }
      if verdict ?? (given != nil) {
        corrected.append(Breaker.Boundary(offset: offset, isMandatory: false))
      }
    }
    if let end = boundary { corrected.append(end) }
    return corrected
  }
}

extension UInt16 {
  /// Whether some rule may speak about a break beside this code unit: spaces, digits, ASCII
  /// punctuation, hyphens, quotation marks, Korean, Balinese and Javanese syllables.
  fileprivate var isTailored: Bool {
    switch self {
    case 0x20...0x40, 0x5B...0x60, 0x7B...0x7E, 0xAC00...0xD7A3: true
    case 0xA0, 0xAB, 0xAD, 0xBB, 0x058A, 0x05BE, 0x1400, 0x2009...0x2013, 0x2027, 0x202F: true
    case 0x2039, 0x203A: true
    default: isAksara
    }
  }
}
