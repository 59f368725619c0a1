extension BreakTailoring {
  /// Whether a break parts a spaced quotation mark from what it quotes, as in `« Bonjour »`.
  ///
  /// Up to ICU 72 a line could start with the closing mark or end with the opening one; UAX #14 keeps
  /// them since Unicode 15.1 (LB15a, LB15b). Where the marks point inwards, as in German `»Hallo«`, the
  /// same signs open and close the other way round: only what stands about them tells.
  static func splitsQuotation(_ text: [UInt16], _ offset: Int) -> Bool {
    var before = offset - 1
    while before > 0, offset - before <= widestGap, text[before].isAnySpace { before -= 1 }
    guard before < offset - 1 else { return false }
    return opens(text, before) || closes(text, offset)
  }

  /// Whether a mark opens a quotation: nothing but spaces and other opening signs stands before it.
  private static func opens(_ text: [UInt16], _ offset: Int) -> Bool {
    guard text[offset].isOpeningGuillemet else { return false }
    return offset == 0 || !(text[offset - 1].isWordLike || text[offset - 1].isPunctuation)
  }

  /// Whether a mark closes a quotation: no word begins after it.
  private static func closes(_ text: [UInt16], _ offset: Int) -> Bool {
    guard text[offset].isClosingGuillemet else { return false }
    return offset + 1 == text.count || !text[offset + 1].isWordLike
  }

  /// The most spaces that still read as part of the quotation.
  private static let widestGap = 4
}

extension UInt16 {
  /// Punctuation that ends a sentence or a clause.
  fileprivate var isPunctuation: Bool {
    ".,;:!?)…".utf16.contains(self)
  }
}
