import LegibleCore
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("audti", "audit"),
    ("contrats", "contrast"),
    ("colour", "color"),
    ("TOKENS", "tokens"),
    ("exprot", "export"),
    ("mea", "measure"),
    ("co", nil),
    ("con", "contrast"),
    ("zzz", nil),
    ("", nil),
  ])
  func findsTheNearestWord(_ typed: String, _ expected: String?) {
    let words = ["audit", "contrast", "color", "tokens", "export", "measure"]
    #expect(closestMatch(to: typed, in: words) == expected)
  }
}
