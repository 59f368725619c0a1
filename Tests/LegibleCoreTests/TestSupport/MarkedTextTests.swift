import LegibleTestSupport
import Testing

@Suite struct MarkedTextTests {
  /// Each row: a marked text, the text without the marks and their positions.
  @Test(
    arguments: [
      ("", "", []),
      ("abc", "abc", []),
      ("▸", "", ["1:1"]),
      ("a▸b▸", "ab", ["1:2", "1:3"]),
      ("▸▸a", "a", ["1:1", "1:1"]),
      ("a\n▸b\r▸c\r\n▸d▸\n\n▸", "a\nb\rc\r\nd\n\n", ["2:1", "3:1", "4:1", "4:2", "6:1"]),
      ("😀▸é▸e\u{301}▸", "😀ée\u{301}", ["1:3", "1:4", "1:6"]),
      ("\u{FEFF}▸a\u{FEFF}▸", "\u{FEFF}a\u{FEFF}", ["1:1", "1:3"]),
    ] as [(String, String, [String])])
  func takesMarksOut(_ marked: String, _ text: String, _ positions: [String]) {
    let found = MarkedText(marked)
    #expect(found.text.bytes == text.bytes)
    #expect(found.positions.map(\.description) == positions)
  }
}
