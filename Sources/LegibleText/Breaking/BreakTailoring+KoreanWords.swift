extension BreakTailoring {
  /// Whether a break parts a Korean word.
  ///
  /// UAX #14 breaks between any two syllables, as books do. Interfaces break between words, which
  /// Korean parts by spaces: UIKit calls it `hangulWordPriority`, part of its standard strategy for
  /// labels. Latin letters and digits are part of the word that they stand in. A word wider than the
  /// line is still divided.
  static func splitsKoreanWord(_ text: [UInt16], _ offset: Int) -> Bool {
    let (before, after) = (text[offset - 1], text[offset])
    return before.isHangulSyllable && after.isInKoreanWords
      || before.isInKoreanWords && after.isHangulSyllable
  }
}

extension UInt16 {
  /// A precomposed syllable: Korean text hardly has others.
  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(self) }

  /// A syllable, or an ASCII letter or digit.
  fileprivate var isInKoreanWords: Bool {
    isHangulSyllable || isASCIIDigit || (0x41...0x5A).contains(self & ~0x20)
  }
}
