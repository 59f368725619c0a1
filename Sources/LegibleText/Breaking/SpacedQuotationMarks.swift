extension BreakTailoring {
  /// Whether a break parts a spaced quotation mark from what it quotes, as in `« Bonjour »`.
  ///
  /// Up to ICU 72 a line could start
  /// with the closing mark or end with the opening one; UAX #14 keeps them since Unicode 15.1 (LB15a,
  /// LB15b).
  static func splitsQuotation(_ text: [UInt16], _ offset: Int) -> Bool {
    var before = offset - 1
    while before > 0, offset - before <= widestGap, text[before].isAnySpace { before -= 1 }
    let hasSpace = before < offset - 1
    return hasSpace && (text[before].isOpeningGuillemet || text[offset].isClosingGuillemet)
  }

  /// The most spaces that still read as part of the quotation.
  private static let widestGap = 4
}
