import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Variables of Figma: what their uses and aliases make of them.
@Suite struct FigmaTests {
  /// The uses of a number, and what it becomes.
  static let numbers: [(scopes: String, value: String, result: String)] = [
    (#""GAP""#, "12", "12px"), (#""WIDTH_HEIGHT", "GAP""#, "12", "12px"),
    (#""CORNER_RADIUS""#, "4", "4px"), (#""FONT_SIZE""#, "16", "16px"),
    (#""OPACITY""#, "50", "0.5"), (#""FONT_WEIGHT""#, "600", "600"),
    (#""ALL_SCOPES""#, "12", "12"), (#""OPACITY", "GAP""#, "12", "12"),
  ]

  @Test(arguments: numbers)
  func readsUsesOfVariables(scopes: String, value: String, result: String) throws {
    let text = """
      { "meta": { "variableCollections": { "C": { "name": "Core",
          "modes": [{ "modeId": "1", "name": "A" }], "defaultModeId": "1" } },
        "variables": { "V": { "id": "V", "name": "n", "resolvedType": "FLOAT",
          "variableCollectionId": "C", "valuesByMode": { "1": \(value) }, "scopes": [\(scopes)] } } } }
      """
    #expect(try Self.values(["t.json": text], "t.json") == ["n": result])
  }

  @Test(arguments: numbers)
  func readsUsesOfTokens(scopes: String, value: String, result: String) throws {
    for key in [#""com.figma.scopes": [\#(scopes)]"#, #""com.figma": { "scopes": [\#(scopes)] }"#] {
      let text = """
        { "n": { "$type": "number", "$value": \(value), "$extensions": { \(key) } } }
        """
      #expect(try Self.values(["f/Core/Mode 1.tokens.json": text], "f") == ["n": result])
    }
  }

  /// An alias is one where its target is in the folder, which has the uses of its aliases.
  @Test func followsAliasData() throws {
    let core = """
      { "space": { "4": { "$type": "number", "$value": 16 } },
        "half": { "$type": "number", "$value": 50 },
        "$extensions": { "com.figma.modeName": "Mode 1" } }
      """
    func alias(_ name: String, _ value: Int, _ target: String, _ scope: String) -> String {
      """
      "\(name)": { "$type": "number", "$value": \(value), "$extensions": {
        "com.figma.scopes": ["\(scope)"], "com.figma.aliasData": {
          "targetVariableName": "\(target)", "targetVariableSetName": "Core" } } }
      """
    }
    let theme = """
      { \(alias("gap", 16, "space/4", "GAP")), \(alias("dim", 50, "half", "OPACITY")),
        \(alias("lost", 3, "gone/1", "GAP")) }
      """
    let files = ["f/Core/Mode 1.tokens.json": core, "f/Theme/Light.tokens.json": theme]
    #expect(
      try Self.values(files, "f")
        == ["space.4": "16px", "half": "0.5", "gap": "16px", "dim": "0.5", "lost": "3px"])
    let resolver = try TokenResolver(contentsOf: "f", reader: MemoryFiles(files))
    let store = try resolver.resolve()
    #expect(try store.token("gap").reference == "{space.4}")
    #expect(try store.token("lost").isAlias == false)
  }

  /// Two collections with the same names overwrite nothing.
  @Test func keepsCollectionsApart() throws {
    let files = [
      "f/A/Mode 1.tokens.json":
        ##"{ "ink": { "$type": "color", "$value": "#111111", "$extensions": { "com.figma.scopes": [] } } }"##,
      "f/B/Mode 1.tokens.json": ##"""
      { "ink": { "$type": "color", "$value": "#222222", "$extensions": { "com.figma.aliasData": {
          "targetVariableName": "ink", "targetVariableSetName": "A" } } },
        "text": { "$type": "color", "$value": "{ink}" } }
      """##,
    ]
    #expect(
      try Self.values(files, "f") == ["ink": "#111111", "B.ink": "#111111", "B.text": "#111111"])
  }

  /// An alias with other uses than its target becomes a value.
  @Test func resolvesAliasesOfOtherUses() throws {
    func variable(_ id: String, _ value: String, _ scope: String) -> String {
      """
      "\(id)": { "id": "\(id)", "name": "\(id)", "resolvedType": "FLOAT",
        "variableCollectionId": "C", "valuesByMode": { "1": \(value) }, "scopes": ["\(scope)"] }
      """
    }
    let alias = #"{ "type": "VARIABLE_ALIAS", "id": "n" }"#
    let text = """
      { "meta": { "variableCollections": { "C": { "name": "Core",
          "modes": [{ "modeId": "1", "name": "A" }], "defaultModeId": "1" } },
        "variables": { \(variable("n", "50", "ALL_SCOPES")), \(variable("a", alias, "GAP")),
          \(variable("b", alias, "OPACITY")) } } }
      """
    #expect(try Self.values(["t.json": text], "t.json") == ["n": "50", "a": "50px", "b": "0.5"])
  }

  private static func values(_ files: [String: String], _ path: String) throws -> [String: String] {
    let migration = try TokenMigration(of: path, reader: MemoryFiles(files))
    let result = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(
      TokenChecker(lint: .off, reader: result).check([migration.files[0].name]).findings.map(brief)
        == [])
    let store = try TokenResolver(contentsOf: migration.files[0].name, reader: result).resolve()
    return Dictionary(uniqueKeysWithValues: store.tokens.map { ($0.path, $0.value.description) })
  }
}
