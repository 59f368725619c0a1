import LegibleCore
import Testing

@Suite struct VocabularyTests {
  @Test(
    arguments: [
      ("title1", .title),
      ("title", .title),
      ("LargeTitle", .largeTitle),
      ("caption1", .caption),
      ("subhead", .subheadline),
      ("title4", nil),
    ] as [(String, TextStyleName?)])
  func readsTextStyles(_ name: String, _ expected: TextStyleName?) {
    #expect(TextStyleName(spelled: name) == expected)
  }

  @Test func severitiesAndConfidencesAreOrdered() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
    #expect(Confidence.allCases.sorted() == [.low, .medium, .high])
  }

  @Test func locationsSortByPathThenPlace() {
    let sorted = [
      SourceLocation(path: "a", line: 1, column: 9), SourceLocation(path: "a", line: 2, column: 1),
      SourceLocation(path: "a", line: 2, column: 3), SourceLocation(path: "b"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted.map(\.description) == ["a:1:9", "a:2:1", "a:2:3", "b:1:1"])
  }

  @Test func locationsSayWhatTheyAreIn() {
    let argument = LegibleCore.SourceLocation.argument("size")
    let rows:
      [(LegibleCore.SourceLocation, path: String, name: String, text: String, prefix: String)] = [
        (SourceLocation(path: "a", line: 2, column: 3), "a", "a", "a:2:3", "a:2:3: "),
        (argument, "", "size", "size:1:1", "size:1:1: "),
        (.unspecified, "", "", "unspecified", ""),
      ]
    for (location, path, name, text, prefix) in rows {
      #expect(location.path == path && location.name == name)
      #expect(location.description == text && location.prefix == prefix)
    }
    #expect(argument != SourceLocation(path: "size"))
    #expect(
      LegibleCore.SourceLocation.unspecified < argument && argument < SourceLocation(path: "a"))
  }

  @Test func errorsDescribeEachFinding() {
    let place = SourceLocation(path: "t.json", line: 3, column: 5)
    let error = LegibleError([
      Finding(
        rule: Rule("alias-cycle", of: .tokens, severity: .error, summary: ""),
        message: "a refers to itself", at: place),
      Finding(
        rule: Rule("unknown-type", of: .tokens, severity: .warning, summary: ""),
        message: "colr is not a type", at: place),
    ])
    #expect(
      error.description == """
        t.json:3:5: error: a refers to itself [alias-cycle]
        t.json:3:5: warning: colr is not a type [unknown-type]
        """)
  }
}
