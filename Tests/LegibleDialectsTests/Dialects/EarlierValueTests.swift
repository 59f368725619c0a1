import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Values as DTCG wrote them before 2025.10, read by whoever resolves tokens; a check refuses them.
@Suite struct EarlierValueTests {
  /// A token of another type than a string, and its value.
  static let values: [(token: String, value: String)] = [
    (##""$type": "color", "$value": "#2255cc""##, "#2255cc"),
    (#""$type": "dimension", "$value": "16px""#, "16px"),
    (#""$type": "dimension", "$value": {"value": "1.5", "unit": "rem"}"#, "1.5rem"),
    (#""$type": "dimension", "$value": "{base.gap} * 2""#, "8px"),
    (#""$type": "duration", "$value": "200ms""#, "200ms"),
    (#""$type": "number", "$value": "1.5""#, "1.5"),
    (#""$type": "number", "value": 3"#, "3"),
    (#""$type": "spacing", "$value": "{base.gap}""#, "4px"),
    (#""$value": "12px""#, "12px"),
    (#""$type": "cubicBezier", "$value": "ease-in""#, "cubic-bezier(0.42, 0, 1, 1)"),
    (
      ##""$type": "border", "$value": {"color": "#000000", "width": "1px", "style": "solid"}"##,
      "1px solid #000000"
    ),
  ]

  private static func file(_ token: String) -> String {
    #"{"t": {\#(token)}, "base": {"gap": {"$type": "dimension", "$value": "#
      + #"{"value": 4, "unit": "px"}}}}"#
  }

  @Test(arguments: values) func areRead(token: String, value: String) throws {
    let files = MemoryFiles([
      "one.json": Self.file(token), "d/one.json": Self.file(token),
      "d/two.json": ##"{"link": {"$type": "color", "$value": "#111111"}}"##,
      "r.resolver.json": resolver(
        base: #"{ "$ref": "one.json" }"#, b: #"{ "x": {"$type": "number", "$value": 1} }"#),
    ])
    for path in ["one.json", "d", "d/*.json", "r.resolver.json"] {
      let opened = try TokenResolver(contentsOf: path, reader: files)
      for store in [try opened.resolve(), try opened.convertingEarlierValues.resolve()] {
        #expect(store["t"]?.value.description == value, "\(path)")
        #expect(!store.findings.contains { $0.severity == .error })
      }
    }
    #expect(TokenChecker(lint: .off, reader: files).check(["one.json"]).errors > 0)
  }

  /// Files that 2025.10 allows stay as they are, whatever is in them.
  @Test(arguments: [
    #""$type": "fontFamily", "$value": "16px""#, #""$type": "fontWeight", "$value": "bold""#,
    #""$type": "strokeStyle", "$value": "dashed""#, #""$value": "{base.gap}""#,
    ##""$ref": "#/base/gap""##, #""$type": "number", "$value": 0"#,
    #""$type": "dimension", "$value": {"value": 0, "unit": "px"}"#,
    #""$type": "text", "$value": "x""#, #""$value": 4"#, #""$type": "number", "$value": "x""#,
    #""$type": "dimension", "$value": 8"#,
  ])
  func soundFilesAreNotConverted(token: String) throws {
    let files = MemoryFiles(["one.json": Self.file(token)])
    #expect(try TokenResolver(contentsOf: "one.json", reader: files).openingFindings.isEmpty)
  }

  /// Only a context that is resolved has such values; all others give the same with and without them.
  @Test func filesOfOneContextAreRead() throws {
    let files = MemoryFiles([
      "r.resolver.json": resolver(
        base: #"{ "$ref": "base.json" }"#, b: #"{ "$ref": "dark.json" }"#),
      "base.json": """
      {"bg": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
        "ok": {"$type": "number", "$value": 1}}
      """,
      "dark.json": ##"{"bg": {"$type": "color", "$value": "#111111"}}"##,
    ])
    let opened = try TokenResolver(contentsOf: "r.resolver.json", reader: files)
    #expect(try opened.resolve(["m": "b"]).token("bg").value.description == "#111111")
    #expect(try opened.resolve(["m": "a"]).findings.isEmpty)
    #expect(opened.variations(of: "bg").map { $0.value?.description }.last == "#111111")
    #expect(opened.convertingEarlierValues.openingFindings.isEmpty == false)
  }

  /// What cannot be carried over is left out with its place, in every context.
  @Test func lossesAreFindings() throws {
    let files = MemoryFiles([
      "d/a.json": #"{"a": {"$type": "dimension", "$value": "2em"}}"#,
      "d/b.json": ##"{"b": {"$type": "color", "$value": "#fff"}}"##,
    ])
    let store = try TokenResolver(contentsOf: "d", reader: files).resolve()
    #expect(store["a"] == nil && store["b"] != nil)
    let lost = try #require(store.findings.first { $0.subject == "a" })
    #expect(lost.rule == "not-carried-over" && lost.severity == .warning)
    #expect(lost.location.path == "d/a.json" && lost.location.line == 1)
  }

  /// Members that are empty are one mistake, however many there are and whatever they should be.
  @Test func emptyMembersAreOneFinding() throws {
    let text = """
      { "core": { "flat": { "type": "boxShadow", "value":
        { "x": "0", "y": "0", "blur": "0", "spread": "", "color": " ", "type": "dropShadow" } } },
        "$themes": [], "$metadata": { "tokenSetOrder": ["core"] } }
      """
    let check = TokenChecker(lint: .off, reader: MemoryFiles(["t.json": text])).check(["t.json"])
    let errors = check.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == ["an empty string is not a value"])
    #expect(errors.map(\.count) == [2] && errors.map(\.location.line) == [2])
  }
}
