import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Tokens and resolvers in JSON5 and YAML.
@Suite struct OtherSyntaxTests {
  private static let files = [
    "r.resolver.yaml": """
    version: '2025.10'
    sets:
      base:
        sources: [{ $ref: base.tokens.yml }, { $ref: more.json5 }]
    resolutionOrder:
      - $ref: '#/sets/base'
    """,
    "base.tokens.yml": """
    # Spaces.
    space:
      $type: dimension
      100: { $value: { value: 4, unit: px } }
      200:
        $value: { value: 8, unit: em }
    """,
    "more.json5": """
    { // More.
      gap: { $value: '{space.100}', },
    }
    """,
  ]

  @Test func readsThemEverywhere() throws {
    let reader = MemoryFiles(Self.files)
    let check = TokenChecker(lint: .off, reader: reader).check(["r.resolver.yaml"])
    #expect(check.findings.map(\.rule) == ["invalid-value"])
    let place = check.findings[0].location
    #expect(place.path == "base.tokens.yml" && place.line == 6 && place.column == 31)
    let store = try TokenResolver(contentsOf: "r.resolver.yaml", reader: reader).resolve()
    #expect(try store.dimension("gap") == 4)
    #expect(store["gap"]?.location.description == "more.json5:2:3")
  }

  @Test func migratesToJSON() throws {
    let reader = MemoryFiles(Self.files)
    let migration = try TokenMigration(of: "r.resolver.yaml", reader: reader)
    #expect(
      migration.files.map(\.name).sorted() == ["base.tokens.json", "more.json", "r.resolver.json"])
    let result = MemoryFiles(
      Dictionary(
        uniqueKeysWithValues: migration.files.map {
          ($0.name, String(decoding: $0.bytes, as: UTF8.self))
        }))
    let store = try TokenResolver(contentsOf: "r.resolver.json", reader: result).resolve()
    #expect(try store.dimension("gap") == 4)
  }

  @Test func doesNotEditThem() {
    for path in ["a.yaml", "a.json5"] {
      let error = #expect(throws: LegibleError.self) {
        try TokenDocumentEditor(Array("{}".utf8), path: path)
      }
      #expect(error?.findings.first?.message.contains("read, but not edited") == true)
    }
  }

  /// Tokens of other tools, and of drafts, are told apart in any syntax.
  @Test func tellsDialects() throws {
    let check = TokenChecker(
      lint: .off, reader: MemoryFiles(["a.json5": "{ink: {value: '#112233', type: 'color'}}"])
    ).check(["a.json5"])
    #expect(check.findings.map(\.rule) == ["dialect"] && check.tokens == 1)
  }
}
