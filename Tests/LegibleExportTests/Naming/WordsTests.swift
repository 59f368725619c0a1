import Testing

@testable import LegibleExport

/// The words of names, as people and tools write them.
@Suite struct WordsTests {
  @Test(arguments: [
    ("secondaryLabel", ["secondary", "Label"]), ("secondary-label", ["secondary", "label"]),
    ("secondary label", ["secondary", "label"]), ("title2", ["title2"]),
    ("Title2Bold", ["Title2", "Bold"]), ("HTMLView", ["HTML", "View"]),
    ("viewHTML", ["view", "HTML"]),
    ("aBC", ["a", "BC"]), ("ABCd", ["AB", "Cd"]), ("URL", ["URL"]),
    ("äÖlFarbe", ["ä", "Öl", "Farbe"]),
    ("--", []), ("🎉 party", ["u1F389", "party"]), ("a→b", ["a", "u2192", "b"]),
  ])
  func areParted(name: String, expected: [String]) {
    #expect(words(of: name) == expected)
  }
}
