import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
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
    let store = try written(Self.sizes).resolve(["device": device, "space": space])
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
    let text = """
      { \(Self.set("first-light", ("a", 1), ("b", 1), ("c", 1))),
        \(Self.set("first-dark", ("a", 2), ("b", 2), ("c", 2))),
        \(Self.set("between", ("b", 10), ("c", 10))),
        \(Self.set("last-light", ("c", 100))), \(Self.set("last-dark", ("c", 200))),
        "$themes": [
          { "name": "light", "group": "mode", "selectedTokenSets": {
            "first-light": "enabled", "between": "enabled", "last-light": "enabled" } },
          { "name": "dark", "group": "mode", "selectedTokenSets": {
            "first-dark": "enabled", "between": "enabled", "last-dark": "enabled" } }
        ] }
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.findings == [])
    let store = try written(text).resolve(["mode": mode])
    #expect(try ["a", "b", "c"].map { try store.token($0).value.description } == values)
  }

  private static func set(_ name: String, _ tokens: (String, Int)...) -> String {
    let members = tokens.map { #""\#($0)": { "value": \#($1), "type": "number" }"# }
    return #""\#(name)": { \#(members.joined(separator: ", ")) }"#
  }

  private static func theme(_ name: String, _ group: String, _ sets: String...) -> String {
    let chosen = sets.map { #""\#($0)": "enabled""# }.joined(separator: ", ")
    return
      #"{ "name": "\#(name)", "group": "\#(group)", "selectedTokenSets": { \#(chosen) } }"#
  }

  /// Two groups of themes whose sets lie between each other: `rim` is in both, over each theme of the
  /// mode, `only` in one theme of each, and `shared` lies in a set that both groups switch on.
  private static func interleaved(_ more: [String] = []) -> String {
    let sets = [
      set("light", ("rim", 1), ("page", 1)), set("dark", ("rim", 2), ("page", 2), ("only", 2)),
      set("both", ("shared", 5)), set("plain", ("page", 8)),
      set("loud", ("rim", 30), ("only", 30), ("shared", 6)),
      set("light-top", ("page", 100)), set("dark-top", ("page", 200)),
    ]
    let themes =
      [
        theme("light", "mode", "light", "both", "light-top"),
        theme("dark", "mode", "dark", "both", "dark-top"),
        theme("plain", "brand", "plain"), theme("loud", "brand", "both", "loud"),
      ] + more
    return
      "{ \(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))] }"
  }

  /// The sets of a modifier come together in a resolver; that changes no value.
  @Test(arguments: [
    ("light", "plain", ["1", "100", "5"]), ("dark", "plain", ["2", "200", "5"]),
    ("light", "loud", ["30", "100", "6"]), ("dark", "loud", ["30", "200", "6"]),
  ])
  func keepsTheOrderOfSetsOfSeveralGroups(
    _ mode: String, _ brand: String, _ values: [String]
  ) throws {
    let store = try written(Self.interleaved()).resolve(["mode": mode, "brand": brand])
    #expect(
      try ["rim", "page", "shared"].map { try store.token($0).value.description } == values)
  }

  /// What cannot be said is left out and told, with its place.
  @Test func leavesOutWhatTheOrderCannotSay() throws {
    let text = Self.interleaved()
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let lost = migration.findings.filter { $0.severity == .warning }
    #expect(lost.map(\.rule) == ["not-carried-over"] && lost.map(\.subject) == ["only"])
    #expect(migration.lostCount == 1)
  }

  /// Of over 64 combinations those are told apart that may change a token; where they are too many too, it
  /// is left out.
  @Test func tellsApartWhatMatters() throws {
    let others = (0..<5).flatMap { group in
      ["a", "b"].map { Self.theme($0, "g\(group)", "both") }
    }
    let store = try written(Self.interleaved(others)).resolve(["mode": "dark", "brand": "loud"])
    #expect(try ["rim", "page"].map { try store.token($0).value.description } == ["30", "200"])

    let sets = (0..<7).map { Self.set("s\($0)", ("n", $0)) }
    let themes = (0..<7).flatMap { group in
      [
        Self.theme("off", "g\(group)", "base"), Self.theme("on", "g\(group)", "base", "s\(group)"),
      ]
    }
    let text = """
      { "base": { "n": { "value": 9, "type": "number" },
          "twice": { "value": "{n} * 2", "type": "number" } },
        \(sets.joined(separator: ", ")), "$themes": [\(themes.joined(separator: ", "))] }
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let lost = migration.findings.filter { $0.rule == "not-carried-over" }
    #expect(lost.map(\.subject) == ["twice"] && lost.map(\.location.line) == [2])
    #expect(try written(text).resolve(["g3": "on"]).token("n").value.description == "3")
  }

  /// What a migration of a project gives.
  private func written(_ project: String) throws -> TokenResolver {
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": project]))
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(
      TokenChecker(lint: .off, reader: files).check([migration.files[0].name]).findings == [])
    return try TokenResolver(contentsOf: migration.files[0].name, reader: files)
  }
}
