import LegibleCore
import LegibleJSON
import LegibleTestSupport
import LegibleUses
import Testing

@Suite struct KeyUsesReadingTests {
  /// What is written is read again.
  @Test func roundTrip() throws {
    var cut = Drawing.limited("UILabel", to: 1)
    cut.width = 120.5
    cut.isFixedSize = true
    cut.truncation = .middle
    let uses = [
      TextUse(
        place: .init(file: "App/View.swift", line: 3),
        drawing: .limited("Text", to: 2, style: "body", minimumScale: 0.5),
        shownAt: .init(file: "App/Row.swift", line: 9)),
      TextUse(place: nil, drawing: Drawing("notUsed", .notShown)),
      TextUse(place: nil, drawing: cut, arguments: [.count, .name]),
    ]
    let keys = [KeyUses(key: "title", catalog: "en.lproj/Localizable.strings", uses: uses)]
    #expect(try read(keys.json.pretty) == keys)
  }

  @Test func membersOfLaterVersions() throws {
    let keys = try read(
      #"{"keys": [{"key": "a", "catalog": "b", "new": 1, "uses": [{"element": "Text", "class": "wraps"}]}]}"#
    )
    #expect(keys[0].uses == [TextUse(place: nil, drawing: Drawing("Text", .wraps))])
  }

  /// Each with the place of what is wrong marked.
  @Test(arguments: [
    ("▸[]", "the file has no \"keys\""),
    (#"{"keys": ▸{}}"#, "\"keys\" is an object, not an array"),
    (#"{"keys": [▸{"catalog": "b", "uses": []}]}"#, "\"key\" is missing"),
    (
      #"{"keys": [{"key": "a", "catalog": ▸3, "uses": []}]}"#,
      "\"catalog\" is a number, not a string"
    ),
    (
      #"{"keys": [{"key": "a", "catalog": "b", "uses": [{"element": "Text", "class": ▸"wrap"}]}]}"#,
      "\"wrap\" is not a class of uses"
    ),
    (
      #"{"keys": [{"key": "a", "catalog": "b", "uses": [{"element": "Text", "class": "wraps", "lines": ▸"2"}]}]}"#,
      "\"lines\" is a string, not a number"
    ),
    (
      #"{"keys": [{"key": "a", "catalog": "b", "uses": [{"element": "Text", "class": "wraps", "fixedSize": ▸1}]}]}"#,
      "\"fixedSize\" is a number, not a boolean"
    ),
    (
      #"{"keys": [{"key": "a", "catalog": "b", "uses": [{"element": "Text", "class": "wraps", "truncation": ▸"end"}]}]}"#,
      "\"end\" is not a place to cut texts at"
    ),
    (
      #"{"keys": [{"key": "a", "catalog": "b", "uses": [{"element": "Text", "class": "wraps", "arguments": [▸1]}]}]}"#,
      "a kind of argument is a number, not a string"
    ),
  ])
  func damaged(_ marked: String, _ message: String) throws {
    let text = MarkedText(marked)
    let error = try #require(throws: LegibleError.self) { try read(text.text) }
    #expect(error.findings.map(\.message) == [message])
    #expect(error.findings.map(\.position) == text.positions)
  }

  private func read(_ text: String) throws -> [KeyUses] {
    try [KeyUses](JSONDocument(parsing: Array(text.utf8), path: "uses.json"))
  }
}
