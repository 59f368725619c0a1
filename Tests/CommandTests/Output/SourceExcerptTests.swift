import LegibleCore
import Testing

@testable import legible_cli

@Suite struct SourceExcerptTests {
  /// Each row: the line, column, end column, width, the line shown and the marker.
  @Test(
    arguments: [
      (#"  "size": 17"#, 11, 13, 80, #"  "size": 17"#, "          ^~"),
      ("\t\"size\": 17", 2, 8, 80, "  \"size\": 17", "  ^~~~~~"),
      ("abc", 4, nil, 80, "abc", "   ^"),
      ("abc", 99, nil, 80, "abc", "   ^"),
      ("中文字 x", 5, 6, 80, "中文字 x", "       ^"),
      ("中文字 x", 2, 3, 80, "中文字 x", "  ^~"),
      ("👩‍👩‍👧 x", 10, nil, 80, "👩‍👩‍👧 x", "   ^"),
      ("👩‍👩‍👧 x", 4, nil, 80, "👩‍👩‍👧 x", "^"),
      ("e\u{301}x", 3, nil, 80, "e\u{301}x", " ^"),
      ("a\u{1B}b", 3, nil, 80, "a\\u{1B}b", "       ^"),
      ("0123456789012345678901234567890", 1, 31, 20, "0123456789012345678…", "^~~~~~~~~~~~~~~~~~~"),
      (
        "0123456789012345678901234567890", 31, nil, 20, "…2345678901234567890",
        "                   ^"
      ),
      ("0123456789012345678901234567890", 16, 18, 20, "…234567890123456789…", "              ^~"),
      ("", 1, nil, 80, "", "^"),
    ] as [(String, Int, Int?, Int, String, String)])
  func marks(
    _ line: String, _ column: Int, _ end: Int?, _ width: Int, _ text: String, _ marker: String
  ) {
    let location = SourceLocation(
      path: "a", column: column, endLine: end == nil ? nil : 1, endColumn: end)
    let excerpt = SourceExcerpt(line: line, at: location, width: width)
    #expect(excerpt.text == text)
    #expect(excerpt.marker == marker)
  }

  @Test(arguments: [1, 5, 20, 500_000, 999_999, 1_000_001])
  func cutsAnyLine(_ column: Int) {
    let line = String(repeating: "中a", count: 500_000)
    let excerpt = SourceExcerpt(
      line: line, at: SourceLocation(path: "a", column: column), width: 40)
    #expect(columnCount(of: excerpt.text) <= 40)
    #expect(excerpt.marker.count <= 40)
  }
}
