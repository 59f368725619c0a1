extension BreakTailoring {
  /// Whether a break parts a Korean word.
  ///
  /// UAX #14 breaks between any two syllables, as books do. Interfaces break between words, which
  /// Korean parts by spaces: UIKit calls it `hangulWordPriority`, part of its standard strategy for
  /// labels. A word wider than the line is still cut.
  static func splitsKoreanWord(_ text: [UInt16], _ offset: Int) -> Bool {
    text[offset - 1].isHangulSyllable && text[offset].isHangulSyllable
  }
}

extension UInt16 {
  /// A precomposed syllable: Korean text hardly has others.
  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(self) }
}
