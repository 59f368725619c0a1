import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import Testing

/// Arithmetic of design tools: what it comes to, and why it has no result.
@Suite struct CalculationTests {
  /// Values that the calculations below refer to.
  static let givens = """
    "four": { "type": "spacing", "value": "4" }, "px": { "type": "spacing", "value": "8px" },
    "rem": { "type": "spacing", "value": "1rem" }, "alias": { "type": "spacing", "value": "{px}" },
    "double": { "type": "spacing", "value": "{alias} * 2" },
    "n": { "type": "number", "value": 1.5 }, "bold": { "type": "fontWeights", "value": "600" },
    "word": { "type": "fontFamilies", "value": "Inter" },
    "a": { "type": "spacing", "value": "{b} + 1" }, "b": { "type": "spacing", "value": "{a} + 1" },
    "size": { "type": "dimension", "value": { "value": 3, "unit": "px" } }
    """

  static let results: [(type: String, text: String, value: String)] = [
    ("spacing", "{four} * 1.5", "6px"), ("spacing", "{four}*-1", "-4px"),
    ("spacing", "-{px}", "-8px"), ("spacing", "{double} + {four}", "20px"),
    ("spacing", "({px} + {four}) / 2", "6px"), ("spacing", "4px * 2", "8px"),
    ("spacing", "16px / 1.25", "12.8px"), ("spacing", "{px} - 2 * 3", "2px"),
    ("spacing", "2 + 3 * 4", "14px"), ("spacing", "10 - 4 - 3", "3px"),
    ("spacing", "{rem} / 2", "0.5rem"), ("spacing", "{rem} + 0", "1rem"),
    ("spacing", "{n}px", "1.5px"), ("spacing", "50% * {px}", "4px"),
    ("spacing", "{size} * 2", "6px"), ("spacing", "0.1 * 3", "0.3px"),
    ("spacing", "calc({px} + 2px)", "10px"), ("spacing", "calc((1px + 1px) * 2)", "4px"),
    ("spacing", "max({four}, {px}, 2)", "8px"), ("spacing", "min(4px, 2px) * 3", "6px"),
    ("spacing", "clamp(1px, {px}, 5px)", "5px"), ("spacing", "roundTo({px} / 3, 2)", "2.67px"),
    ("spacing", "round(-2.5px)", "-2px"), ("spacing", "floor(4.9) + ceil(0.1)", "5px"),
    ("spacing", "abs(-3px)", "3px"), ("spacing", "pow(2, 3)", "8px"), ("spacing", "sqrt(9)", "3px"),
    ("number", "calc(16/11)", "1.454545"), ("number", "{px} / {four}px", "2"),
    ("number", "roundTo(16 / 11, 2)", "1.45"), ("number", "10% + 5%", "0.15"),
    ("lineHeights", "{n} * 1.2", "1.8"), ("fontWeights", "{bold} + 100", "700"),
    ("opacity", "1 - 0.4", "0.6"), ("duration", "100ms * 2", "200ms"),
  ]

  @Test(arguments: results)
  func calculates(type: String, text: String, value: String) throws {
    let (migration, store) = try Self.migrated(type, text)
    #expect(try store.token("t").value.description == value)
    #expect(!migration.findings.contains { $0.subject == "t" && $0.severity > .note })
  }

  static let failures: [(type: String, text: String, reason: String)] = [
    ("spacing", "{px} + {rem}", "px and rem"), ("spacing", "4px + 10%", "px and %"),
    ("spacing", "{rem} + 4", "rem and a number without a unit"),
    ("spacing", "{px} * {px}", "px times px"), ("spacing", "2 / {px}", "a number divided by px"),
    ("spacing", "{px} / 0", "division by 0"), ("spacing", "{px} / (2 - 2)", "division by 0"),
    ("spacing", "{gone} * 2", "gone, which is not there"),
    ("spacing", "{word} * 2", "word, which is not a number"),
    ("spacing", "{a} * 2", "in a circle"), ("number", "sqrt(0 - 1)", "no finite result"),
    ("number", "roundTo(1, 99)", "no finite result"),
  ]

  @Test(arguments: failures)
  func leavesOut(type: String, text: String, reason: String) throws {
    let (migration, store) = try Self.migrated(type, text)
    #expect(store["t"] == nil)
    let finding = migration.findings.first { $0.message.contains(reason) }
    #expect(finding?.rule == "not-carried-over")
  }

  /// Of a resolver each context has its result; a file in no context has none.
  @Test func computesInContexts() throws {
    func file(_ value: String) -> String {
      #"{ "u": { "$type": "dimension", "$value": "\#(value)" } }"#
    }
    let files = [
      "a.json": file("4px"), "b.json": file("8px"),
      "c.json": #"{ "t": { "$type": "dimension", "$value": "{u} * 2" } }"#,
      "r.json": """
      { "version": "2025.10", "sets": { "s": { "sources": [{ "$ref": "c.json" }] } },
        "modifiers": { "m": { "default": "a", "contexts": { "a": [{ "$ref": "a.json" }],
          "b": [{ "$ref": "b.json" }] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }, { "$ref": "#/sets/s" }] }
      """,
    ]
    let migration = try TokenMigration(of: "r.json", reader: MemoryFiles(files))
    #expect(migration.lostCount == 0 && migration.findings == [])
    let written = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let resolver = try TokenResolver(contentsOf: "r.json", reader: written)
    let values = try ["a", "b"].map { try resolver.resolve(["m": $0]).token("t").value.description }
    #expect(values == ["8px", "16px"])

    var unused = files
    unused["r.json"] = files["r.json"]?.replacing(##", { "$ref": "#/sets/s" }"##, with: "")
    let other = try TokenMigration(of: "r.json", reader: MemoryFiles(unused))
    #expect(
      other.findings.map(\.message) == ["the arithmetic refers to u, which has several values"])
  }

  /// Sums that double with each step are computed once each, and what is too long is not a circle.
  @Test func isBounded() throws {
    let steps = (1...60).map { (number: Int) -> String in
      #""s\#(number)": { "type": "spacing", "value": "{s\#(number - 1)} + {s\#(number - 1)}" }"#
    }
    let text = #"{ "s0": { "type": "spacing", "value": "1" }, \#(steps.joined(separator: ", ")) }"#
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.lostCount == 0)
    let chain = (1...101).map { (number: Int) -> String in
      #""s\#(number)": { "type": "spacing", "value": "{s\#(number - 1)} + 1" }"#
    }
    let long = text.replacing(steps.joined(separator: ", "), with: chain.joined(separator: ", "))
    let lost = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": long]))
    #expect(lost.lostCount == 1)
    #expect(lost.findings.contains { $0.message.contains("more than 100 references") })
    let deep = String(repeating: "(", count: 100_000) + "1"
    let other = #"{ "t": { "type": "spacing", "value": "\#(deep)" } }"#
    #expect(
      try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": other])).lostCount == 1)
  }

  private static func migrated(
    _ type: String, _ text: String
  ) throws -> (TokenMigration, TokenStore) {
    let project = """
      { "core": { \(givens), "t": { "type": "\(type)", "value": "\(text)" } }, "$themes": [] }
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": project]))
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    return (
      migration, try TokenResolver(contentsOf: migration.files[0].name, reader: files).resolve()
    )
  }
}
