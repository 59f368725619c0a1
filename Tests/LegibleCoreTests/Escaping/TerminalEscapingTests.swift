import LegibleCore
import LegibleTestSupport
import Testing

@Suite struct TerminalEscapingTests {
  @Test(arguments: [
    ("plain ü 漢", "plain ü 漢"), ("a\u{1B}[31m", "a\\u{1B}[31m"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
    ("\u{202E}evil\u{2069}", "\\u{202E}evil\\u{2069}"), ("\u{2028}", "\\u{2028}"),
    ("e\u{301}", "e\u{301}"), ("\u{212B}\u{7F}", "\u{212B}\\u{7F}"), ("\r\n", "\\u{D}\\u{A}"),
    ("\u{10FFFF}a\u{10FF80}\u{10FF7F}", "\\xFFa\\x80\u{10FF7F}"),
  ])
  func controls(text: String, expected: String) {
    #expect(text.escapingControls.bytes == expected.bytes)
  }

  @Test(arguments: [("a" as Unicode.Scalar, "U+0061"), ("ก", "U+0E01"), ("😀", "U+1F600")])
  func codePoints(scalar: Unicode.Scalar, expected: String) {
    #expect(scalar.codePoint == expected)
  }
}
