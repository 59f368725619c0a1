import LegibleTestSupport
import Testing

@Suite struct LineDiffTests {
  /// Each row: the old text, the new one, and what is shown; numbered lines are given by a range.
  @Test(
    arguments: [
      ("", "", ""),
      ("a\nb\n", "a\nb\n", ""),
      ("a", "b", "-a\n+b\n"),
      ("a\nb\nc", "a\nB\nc", " a\n-b\n+B\n c\n"),
      ("a\nb", "a\nb\n", " a\n b\n+\n"),
      ("a\nb\nc", "b\nc\nd", "-a\n b\n c\n+d\n"),
      (numbers(1...9), numbers(1...9, but: 5), "…\n 2\n 3\n 4\n-5\n+x\n 6\n 7\n 8\n…\n"),
      (numbers(1...9), numbers(1...9, but: 1), "-1\n+x\n 2\n 3\n 4\n…\n"),
      (
        numbers(1...20), numbers(1...20, but: 2, 19),
        " 1\n-2\n+x\n 3\n 4\n 5\n…\n 16\n 17\n 18\n-19\n+x\n 20\n"
      ),
      // The same letter in one code point and in two; a control character.
      ("\u{E9}", "e\u{301}", "-\u{E9}\n+e\u{301}\n"),
      ("a", "\u{1B}a", "-a\n+\\u{1B}a\n"),
    ])
  func shows(_ old: String, _ new: String, _ expected: String) {
    #expect(LineDiff(from: old, to: new).description.bytes == expected.bytes)
  }

  private static func numbers(_ range: ClosedRange<Int>, but changed: Int...) -> String {
    range.map { changed.contains($0) ? "x" : "\($0)" }.joined(separator: "\n")
  }
}
