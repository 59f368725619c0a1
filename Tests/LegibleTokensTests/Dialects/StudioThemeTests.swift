import LegibleCore
import LegibleTestSupport
import LegibleTokens
import Testing

/// Themes of Tokens Studio as contexts.
@Suite struct StudioThemeTests {
  /// Line heights in px and letter spacings in percent, of sizes that two groups of themes change.
  static let sizes = """
    {
      "core": {
        "s": { "value": "16", "type": "fontSizes" },
        "l": { "value": "24", "type": "lineHeights" },
        "t": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": "Bold",
          "fontSize": "{s}", "lineHeight": "{l}", "letterSpacing": "-5%" } },
        "fixed": { "type": "typography", "value": { "fontFamily": "Inter", "fontWeight": "Bold",
          "fontSize": "{s}", "lineHeight": "150%", "letterSpacing": "0" } }
      },
      "large": { "s": { "value": "20", "type": "fontSizes" } },
      "airy": { "l": { "value": "30", "type": "lineHeights" } },
      "$themes": [
        { "name": "phone", "group": "device", "selectedTokenSets": { "core": "enabled" } },
        { "name": "pad", "group": "device",
          "selectedTokenSets": { "core": "enabled", "large": "enabled" } },
        { "name": "dense", "group": "space", "selectedTokenSets": { "core": "source" } },
        { "name": "airy", "group": "space",
          "selectedTokenSets": { "core": "source", "airy": "enabled" } }
      ],
      "$metadata": { "tokenSetOrder": ["core", "large", "airy"] }
    }
    """

  @Test(arguments: [
    ("phone", "dense", "700 16px/1.5 Inter, spaced -0.8px", "700 16px/1.5 Inter"),
    ("phone", "airy", "700 16px/1.875 Inter, spaced -0.8px", "700 16px/1.5 Inter"),
    ("pad", "dense", "700 20px/1.2 Inter, spaced -1px", "700 20px/1.5 Inter"),
    ("pad", "airy", "700 20px/1.5 Inter, spaced -1px", "700 20px/1.5 Inter"),
  ])
  func keepsTheLeadingOfEachTheme(
    _ device: String, _ space: String, _ style: String, _ fixed: String
  ) throws {
    let store = try written(Self.sizes).store(["device": device, "space": space])
    #expect(try store.token("t").value.description == style)
    #expect(try store.token("fixed").value.description == fixed)
  }

  @Test func countsTokensAndNoVariants() throws {
    let migration = try TokenMigration(
      of: "t.json", reader: MemoryFiles(["t.json": Self.sizes]))
    #expect(migration.tokenCount == 4)
    #expect(migration.lostCount == 0)
  }

  /// A set of all themes between two sets that a theme switches keeps its place.
  @Test(arguments: [
    ("light", ["1", "10", "100"]), ("dark", ["2", "10", "200"]),
  ])
  func keepsTheOrderOfSets(_ mode: String, _ values: [String]) throws {
    func set(_ name: String, _ tokens: (String, Int)...) -> String {
      let members = tokens.map { #""\#($0)": { "value": \#($1), "type": "number" }"# }
      return #""\#(name)": { \#(members.joined(separator: ", ")) }"#
    }
    let text = """
      { \(set("first-light", ("a", 1), ("b", 1), ("c", 1))),
        \(set("first-dark", ("a", 2), ("b", 2), ("c", 2))),
        \(set("between", ("b", 10), ("c", 10))),
        \(set("last-light", ("c", 100))), \(set("last-dark", ("c", 200))),
        "$themes": [
          { "name": "light", "group": "mode", "selectedTokenSets": {
            "first-light": "enabled", "between": "enabled", "last-light": "enabled" } },
          { "name": "dark", "group": "mode", "selectedTokenSets": {
            "first-dark": "enabled", "between": "enabled", "last-dark": "enabled" } }
        ] }
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.findings == [])
    let store = try written(text).store(["mode": mode])
    #expect(try ["a", "b", "c"].map { try store.token($0).value.description } == values)
  }

  /// What a migration of a project gives.
  private func written(_ project: String) throws -> TokenResolver {
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": project]))
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(
      TokenCheck(of: [migration.files[0].name], reader: files, lint: .off).findings == [])
    return try TokenResolver(contentsOf: migration.files[0].name, reader: files)
  }
}
