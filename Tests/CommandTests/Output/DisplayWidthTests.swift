import Testing

@testable import legible_cli

@Suite struct DisplayWidthTests {
  /// Texts and the columns they take: EastAsianWidth.txt of Unicode 15, and UTS #51 for emoji.
  @Test(
    arguments: [
      ("", 0),
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("a\u{20DD}", 1),
      // Narrow or ambiguous, in any script.
      ("Ж", 1), ("ا", 1), ("ก", 1), ("กี่", 1), ("क्षि", 1), ("…", 1), ("→", 1), ("█", 1), ("§", 1),
      // Wide and full-width; half-width forms.
      ("中", 2), ("中文字", 6), ("あ", 2), ("が", 2), ("か\u{3099}", 2), ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("Ａ", 2), ("！", 2), ("　", 2), ("ｱ", 1), ("ￜ", 1), ("￥", 2), ("〈", 2), ("〈", 2), ("〿", 1),
      ("㌀", 2), ("豈", 2), ("︙", 2), ("𠀀", 2), ("𗀀", 2), ("𛀀", 2), ("ꥠ", 2), ("ꀀ", 2), ("䷀", 1),
      // Nothing is drawn.
      ("\u{200B}", 0), ("\u{200E}", 0), ("\u{FEFF}", 0), ("\u{2066}a\u{2069}", 1), ("\u{E0001}", 0),
      ("\u{FE00}", 0), ("葛\u{E0100}", 2), ("a\u{FE0E}", 1),
      // Format characters that are drawn.
      ("\u{AD}", 1), ("\u{600}1", 1), ("\u{6DD}", 1), ("\u{8E2}", 1),
      // Pictures by themselves; signs that become pictures, and that stay signs.
      ("😀", 2), ("⌚", 2), ("⏩", 2), ("🈁", 2), ("🀄", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
      ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("©", 1), ("©\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("☺\u{FE0F}☺", 3), ("a\u{FE0F}", 1),
    ])
  func countsColumns(_ text: String, _ columns: Int) {
    #expect(columnCount(of: text) == columns)
  }
}
