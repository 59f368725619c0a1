extension BreakTailoring {
  /// Whether a break stands after a hyphen, written or soft.
  ///
  /// Android leaves hyphens to its hyphenator (minikin, `WordBreaker`), which is off by default: then no
  /// line ends at one, and soft hyphens are ignored (`Layout.HYPHENATION_FREQUENCY_NONE`).
  static func splitsAtHyphen(_ text: [UInt16], _ offset: Int) -> Bool {
    switch text[offset - 1] {
    case 0x2D, 0xAD, 0x058A, 0x05BE, 0x1400, 0x2010, 0x2013, 0x2027: true
    default: false
    }
  }
}
