import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Tokens without a type, and data of other tools beside their values.
@Suite struct InferenceTests {
  static let types: [(path: String, value: String, result: String)] = [
    ("motion", #""0.2s""#, "0.2s"), ("size", #""12px""#, "12px"),
    ("ink", ##""#112233""##, "#112233"),
    ("size", "12", "12px"), ("border", ##""#112233""##, "#112233"), ("opacity", #""50%""#, "0.5"),
    ("anything", "3", "3"), ("space", ##""rgb(1, 2, 3)""##, "#010203"), ("time", "200", "200ms"),
  ]

  @Test(arguments: types, ["$value", "value"])
  func infersTypes(_ test: (path: String, value: String, result: String), _ key: String) throws {
    let text = #"{ "\#(test.path)": { "t": { "\#(key)": \#(test.value) } } }"#
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.dialect != nil)
    #expect(!migration.findings.contains { $0.severity > .note })
    if key == "$value" { #expect(migration.findings.contains { $0.rule == "assumed" }) }
    let files = MemoryFiles(["r": migration.files[0].bytes])
    let store = try TokenResolver(contentsOf: "r", reader: files).resolve()
    #expect(try store.token("\(test.path).t").value.description == test.result)
  }

  /// Aliases take the type of their target; nothing is said of them.
  @Test func leavesAliasesAlone() throws {
    let text = ##"{ "ink": { "$value": "#112233" }, "text": { "$value": "{ink}" } }"##
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.findings.map(\.subject) == ["ink"])
  }

  @Test(arguments: ["docs", "attributes", "meta", "original"])
  func knowsDataOfOtherTools(_ name: String) {
    let text = #"{ "t": { "$type": "number", "$value": 1, "\#(name)": { "category": "x" } } }"#
    let check = TokenChecker(lint: .off, reader: MemoryFiles(["t.json": text])).check(["t.json"])
    #expect(check.findings.map(\.severity) == [.note])
    #expect(check.tokens == 1)
  }

  /// What holds tokens is a group, whatever its name.
  @Test func reportsGroupsInTokens() {
    let text = #"{ "t": { "$type": "number", "$value": 1, "docs": { "x": { "$value": 2 } } } }"#
    let check = TokenChecker(lint: .off, reader: MemoryFiles(["t.json": text])).check(["t.json"])
    #expect(check.findings.map(\.rule) == ["token-and-group"])
  }
}
