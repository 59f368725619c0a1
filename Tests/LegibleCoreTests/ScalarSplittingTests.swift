import LegibleCore
import Testing

@Suite struct ScalarSplittingTests {
  @Test(arguments: [
    ("a/b", ["a", "b"]), ("a/\u{301}b", ["a", "\u{301}b"]), ("/", ["", ""]), ("", [""]),
    ("..\u{2F}\u{20D2}x//", ["..", "\u{20D2}x", "", ""]), ("a/\u{200D}", ["a", "\u{200D}"]),
  ])
  func marksHideNoSeparator(_ text: String, _ parts: [String]) {
    #expect(text.split(at: "/").map(String.init) == parts)
    let filled = parts.filter { !$0.isEmpty }
    #expect(text.split(at: "/", omittingEmptySubsequences: true).map(String.init) == filled)
  }

  @Test func aLimitKeepsTheRest() {
    #expect("a=\u{301}b=c".split(at: "=", maxSplits: 1) == ["a", "\u{301}b=c"])
  }
}
