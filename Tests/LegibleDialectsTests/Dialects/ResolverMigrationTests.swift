import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Resolvers with values as they were written before 2025.10, in files, in the resolver, and outside of
/// its folder.
@Suite struct ResolverMigrationTests {
  static let files = [
    "app/r.resolver.json": ##"""
    {
      "version": "2025.10",
      "$defs": { "spare": { "e": { "$type": "color", "$value": "#00f" } } },
      "sets": {
        "base": { "sources": [
          { "a": { "$type": "color", "$value": "#f00" } },
          { "$ref": "../shared/base.json" },
          { "$ref": "in/base.json", "c": { "$type": "duration", "$value": "200ms" } },
          { "$ref": "#/$defs/spare" }
        ] }
      },
      "modifiers": {
        "size": {
          "contexts": { "s": [], "l": [{ "b": { "$type": "dimension", "$value": "2rem" } }] },
          "default": "s"
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "../other/o.resolver.json#/sets/t" },
        { "$ref": "#/modifiers/size" }
      ]
    }
    """##,
    "app/base.json": #"{ "unnamed": true }"#,
    "app/in/base.json": #"{ "c": { "$type": "duration", "$value": "1s" } }"#,
    "shared/base.json": #"{ "b": { "$type": "dimension", "$value": "16px" } }"#,
    "other/o.resolver.json": """
    { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/t" }],
      "sets": { "t": { "sources": [{ "$ref": "t.json" }] } } }
    """,
    "other/t.json": #"{ "f": { "$type": "fontWeight", "$value": "Bold" } }"#,
  ]

  static let values = [
    (context: "s", "#ff0000", "16px", "200ms", "#0000ff", "700"),
    (context: "l", "#ff0000", "2rem", "200ms", "#0000ff", "700"),
  ]

  @Test(arguments: values)
  func carriesOver(
    _ context: String, _ a: String, _ b: String, _ c: String, _ e: String, _ f: String
  ) throws {
    let migration = try TokenMigration(
      of: "app/r.resolver.json", reader: MemoryFiles(Self.files))
    #expect(
      migration.files.map(\.name) == [
        "r.resolver.json", "base.json", "in/base.json", "t.json", "o.resolver.json",
      ])
    #expect(migration.tokenCount == 5)
    #expect(migration.findings.map(\.rule) == ["assumed", "assumed"])
    let written = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(TokenChecker(lint: .off, reader: written).check(["r.resolver.json"]).findings == [])
    let store = try TokenResolver(contentsOf: "r.resolver.json", reader: written)
      .resolve(["size": context])
    #expect(
      try ["a", "b", "c", "e", "f"].map { try store.token($0).value.description } == [
        a, b, c, e, f,
      ]
    )
    let again = try TokenMigration(of: "r.resolver.json", reader: written)
    #expect(again.dialect == nil)
  }

  /// Arithmetic over what two modifiers change, in a file, in the resolver, and in another resolver.
  static let arithmetic = [
    "r.resolver.json": ##"""
    {
      "version": "2025.10",
      "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
      "modifiers": {
        "density": { "default": "cozy", "contexts": {
          "cozy": [], "dense": [{ "n": { "$type": "dimension", "$value": "3px" } }] } }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/density" },
        { "$ref": "sub/o.resolver.json#/modifiers/brand" }
      ]
    }
    """##,
    "sub/o.resolver.json": #"""
    { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [] }],
      "modifiers": { "brand": { "default": "a", "contexts": {
        "a": [], "b": [{ "$ref": "b.json" }] } } } }
    """#,
    "sub/b.json": #"""
    { "k": { "$type": "number", "$value": "3" },
      "own": { "$type": "dimension", "$value": "{n} + 1px" } }
    """#,
    "base.json": #"""
    { "n": { "$type": "dimension", "$value": "4px" },
      "k": { "$type": "number", "$value": "2" },
      "fixed": { "$type": "dimension", "$value": "10px" },
      "half": { "$type": "dimension", "$value": "{fixed} / 2" },
      "less": { "$type": "dimension", "$value": "{n} - 1px" },
      "times": { "$type": "dimension", "$value": "{n} * {k}" },
      "own": { "$type": "dimension", "$value": "9px" },
      "alias": { "$type": "dimension", "$value": "{times}" } }
    """#,
  ]

  @Test(arguments: [
    ("cozy", "a", ["5px", "3px", "8px", "9px", "8px"]),
    ("dense", "a", ["5px", "2px", "6px", "9px", "6px"]),
    ("cozy", "b", ["5px", "3px", "12px", "5px", "12px"]),
    ("dense", "b", ["5px", "2px", "9px", "4px", "9px"]),
  ])
  func computesInEveryContext(_ density: String, _ brand: String, _ values: [String]) throws {
    let source = MemoryFiles(Self.arithmetic)
    let migration = try TokenMigration(of: "r.resolver.json", reader: source)
    #expect(migration.findings == [] && migration.lostCount == 0 && migration.tokenCount == 8)
    let written = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(TokenChecker(lint: .off, reader: written).check(["r.resolver.json"]).errors == 0)
    for reader in [source, written] {
      let store = try TokenResolver(contentsOf: "r.resolver.json", reader: reader)
        .resolve(["density": density, "brand": brand])
      let names = ["half", "less", "times", "own", "alias"]
      #expect(try names.map { try store.token($0).value.description } == values)
    }
  }

  /// A file outside of the folder never takes the name of one inside.
  @Test func namesApart() throws {
    var files = Self.files
    files["app/r.resolver.json"] = """
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/s" }], "sets": { "s": {
        "sources": [{ "$ref": "../shared/base.json" }, { "$ref": "./base.json" }] } } }
      """
    files["app/base.json"] = #"{ "b": { "$type": "dimension", "$value": "4px" } }"#
    let migration = try TokenMigration(of: "app/r.resolver.json", reader: MemoryFiles(files))
    #expect(migration.files.map(\.name) == ["r.resolver.json", "2-base.json", "base.json"])
    let written = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let store = try TokenResolver(contentsOf: "r.resolver.json", reader: written).resolve()
    #expect(try store.dimension("b") == 4)
  }
}
