extension BreakTailoring {
  /// Whether a break parts a mark from the space that it stands on.
  ///
  /// Such a mark shows alone, with the space as its letter, and the two are one cluster (UAX #29, GB9).
  /// UAX #14 starts a line with it (LB10, LB18).
  static func splitsMarkFromSpace(_ text: [UInt16], _ offset: Int) -> Bool {
    guard text[offset] >= 0x0300, text[offset - 1].isAnySpace else { return false }
    return Unicode.Scalar(text[offset])?.properties.generalCategory == .nonspacingMark
  }
}
