import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Files of each dialect, written for these tests.
@Suite struct DialectTests {
  static let folder = PackageFolder.path + "/Tests/Fixtures/Dialects/"

  /// A fixture, its dialect, how many tokens come over and stay, and the rules of its findings.
  static let fixtures:
    [(name: String, dialect: TokenDialect, carried: Int, lost: Int, rules: [String])] =
      [
        (
          "style-dictionary.json", .styleDictionary, 42, 4,
          ["assumed", "not-carried-over", "renamed"]
        ),
        ("tokens-studio.json", .tokensStudio, 42, 5, ["assumed", "not-carried-over"]),
        ("tokens-studio-folder", .tokensStudio, 3, 0, ["not-carried-over"]),
        (
          "earlier.tokens.json", .earlierDTCG, 17, 4, ["invalid-in-dialect", "not-carried-over"]
        ),
        ("figma-modes", .figmaModes, 6, 1, ["assumed", "not-carried-over"]),
        ("figma-variables.json", .figmaVariables, 10, 2, ["not-carried-over"]),
        (
          "Assets.xcassets", .assetCatalog, 10, 3,
          ["assumed", "invalid-in-dialect", "not-carried-over"]
        ),
      ]

  @Test(arguments: fixtures)
  func carriesOver(
    name: String, dialect: TokenDialect, carried: Int, lost: Int, rules: [String]
  ) throws {
    let migration = try TokenMigration(of: Self.folder + name)
    #expect(migration.dialect == dialect)
    #expect(migration.tokenCount == carried)
    #expect(migration.lostCount == lost)
    #expect(Set(migration.findings.map(\.rule)).sorted() == rules.map { Rule.ID(rawValue: $0) })
  }

  /// What comes out passes the check, is the same when it is migrated again, and has in every context
  /// the values that the dialect has there.
  @Test(arguments: fixtures.map(\.name))
  func roundTrips(name: String) throws {
    let migration = try TokenMigration(of: Self.folder + name)
    let entry = migration.files[0].name
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    #expect(TokenChecker(lint: .off, reader: files).check([entry]).findings.map(brief) == [])

    let again = try TokenMigration(of: entry, reader: files)
    #expect(again.dialect == nil)
    #expect(
      again.files.sorted { $0.name < $1.name } == migration.files.sorted { $0.name < $1.name })

    guard migration.dialect != .earlierDTCG else { return }
    let before = try TokenResolver(contentsOf: Self.folder + name)
    let after = try TokenResolver(contentsOf: entry, reader: files)
    let all = before.contextCount > 100 ? before.singleContexts : before.allContexts
    for context in all {
      let values = try before.resolve(context).tokens.map { "\($0.path): \($0.value)" }
      #expect(try after.resolve(context).tokens.map { "\($0.path): \($0.value)" } == values)
    }
  }

  /// Tokens of the fixtures in some context, with the value they have there and its place in the
  /// original.
  static let values:
    [(file: String, context: TokenContext, token: String, value: String, place: String)] =
      [
        ("style-dictionary.json", [:], "color.font.base", "#111111", "15:7"),
        ("style-dictionary.json", [:], "color.border.$root", "#cccccc", "20:5"),
        ("style-dictionary.json", [:], "size.font.base", "1px", "30:7"),
        ("style-dictionary.json", [:], "size.gutter", "6px", "50:5"),
        ("tokens-studio.json", ["mode": "dark"], "fg.default", "#ffffff", "80:7"),
        ("tokens-studio.json", ["mode": "light"], "fg.faint", "#0000004d", "65:7"),
        ("tokens-studio.json", ["brand": "zeta"], "button.background", "#d53f8c", "96:7"),
        (
          "tokens-studio.json", [:], "button.label", "600 16px/1.5 Inter, spaced -0.8px", "99:7"
        ),
        (
          "tokens-studio.json", ["mode": "light"], "shadows.card",
          "0px 2px 4px 0px #00000033, inset 0px 0px 1px 0px #a0aec0", "69:7"
        ),
        ("figma-modes", ["Theme": "dark"], "surface", "#111318", "1:3"),
        ("figma-variables.json", ["Theme": "Dark"], "text.link", "#80b3ff", "27:59"),
        ("figma-variables.json", ["Theme": "Light"], "gap", "4px", "28:59"),
        ("Assets.xcassets", ["appearance": "dark"], "AccentColor", "#6699ff", "1:1"),
        (
          "Assets.xcassets", ["appearance": "dark", "contrast": "increased"], "Ink", "#ffffff",
          "1:1"
        ),
        ("Assets.xcassets", ["contrast": "increased"], "Ink", "#000000", "1:1"),
        ("Assets.xcassets", ["device": "ipad"], "Pad", "#4d4d4d", "1:1"),
        ("Assets.xcassets", [:], "Brand.Vivid", "#ff2a00", "1:1"),
        (
          "Assets.xcassets", ["gamut": "displayP3"], "Brand.Vivid", "color(display-p3 1 0.2 0.1)",
          "1:1"
        ),
        ("Assets.xcassets", ["appearance": "dark"], "Link", "#0a84ff", "1:1"),
        ("Assets.xcassets", [:], "Faint", "#808080", "1:1"),
      ]

  @Test(arguments: values)
  func reads(
    file: String, context: TokenContext, token: String, value: String, place: String
  ) throws {
    let store = try TokenResolver(contentsOf: Self.folder + file).resolve(context)
    let found = try store.token(token)
    #expect(found.value.description == value)
    #expect("\(found.location.line):\(found.location.column)" == place)
    #expect(found.location.path.hasPrefix(Self.folder + file))
  }

  @Test func keepsFilesOf2025AsTheyAre() throws {
    let files = [
      "r.resolver.json": """
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "in/a.json"}]},
        "unused": {"sources": [{"$ref": "b.json"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """,
      "in/a.json": #"{"a":   {"$type": "number", "$value": 1.50}}"#,
      "b.json": ##"{"b": {"$type": "color", "$value": "#ff0000"}}"##,
    ]
    let migration = try TokenMigration(of: "r.resolver.json", reader: MemoryFiles(files))
    #expect(migration.files.map(\.name) == ["r.resolver.json", "in/a.json", "b.json"])
    #expect(migration.files[0].bytes == Array((files["r.resolver.json"] ?? "").utf8))
    #expect(migration.files[1].bytes == Array((files["in/a.json"] ?? "").utf8))
    #expect(migration.dialect == .earlierDTCG)
    #expect(migration.findings.isEmpty)
  }

  /// A resolver is of no other dialect, whatever its names and the data in it look like.
  @Test func knowsResolvers() throws {
    let text = """
      { "version": "2025.10", "$extensions": { "com.example": { "owner": { "value": "design" } } },
        "sets": { "value": { "sources": [{ "a": { "$type": "number", "$value": 1 } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/value" }] }
      """
    let files = MemoryFiles(["r.json": text])
    let resolver = try TokenResolver(contentsOf: "r.json", reader: files)
    #expect(resolver.openingFindings.isEmpty)
    #expect(try resolver.resolve().token("a").value == .number(1))
    let migration = try TokenMigration(of: "r.json", reader: files)
    #expect(migration.files.map(\.bytes) == [Array(text.utf8)])
  }

  @Test func keepsTheDataOfGroups() throws {
    let text = ##"""
      { "color": { "owner": "web", "$extensions": { "com.example": { "id": 7 } },
        "a": { "value": "#f00" } } }
      """##
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let written = String(decoding: migration.files[0].bytes, as: UTF8.self)
    #expect(written.ranges(of: "$extensions").count == 1)
    #expect(written.contains(#""owner": "web""#) && written.contains(#""id": 7"#))
  }

  @Test func namesFilesWithOlderValues() {
    let check = TokenChecker(
      reader: MemoryFiles(["t.json": ##"{"a": {"$type": "color", "$value": "#f00"}}"##])
    ).check(["t.json"])
    #expect(check.findings.map(\.rule).sorted() == ["dialect", "older-dialect"])
  }

  /// Each row: two files of a resolver, and what is said of it: once, also where the files are named.
  @Test(
    arguments: [
      (
        ##"{"a": {"$type": "color", "$value": "#f00"}}"##, "{}",
        "r.resolver.json and its files have values as DTCG wrote them before 2025.10; "
          + "migrate carries 1 token over"
      ),
      (
        black(##""hex": "#000""##), "{}", "migrate mends the error in r.resolver.json and its files"
      ),
      (
        black(##""hex": "#000""##), black(##""hex": "#000""##),
        "migrate mends both errors in r.resolver.json and its files"
      ),
      (black(##""hex": "#000000""##), "{}", nil),
      (#"{"a": {"$value": "{no}"}}"#, "{}", nil),
    ] as [(String, String, String?)])
  func namesResolversThatMigrationMends(base: String, other: String, message: String?) {
    let reader = MemoryFiles([
      "r.resolver.json": resolver(
        base: #"{ "$ref": "base.json" }"#, b: #"{ "$ref": "other.json" }"#),
      "base.json": base, "other.json": other,
    ])
    for paths in [["r.resolver.json"], ["r.resolver.json", "base.json", "other.json"]] {
      let check = TokenChecker(lint: .off, reader: reader).check(paths)
      let notes = check.findings.filter { $0.rule == "dialect" }
      #expect(notes.map(\.message) == [message].compactMap(\.self))
      #expect(
        notes.allSatisfy { $0.suggestion == .migrate(path: "r.resolver.json", .plain) })
    }
  }

  /// Of several files each is migrated by itself: what is mended in others is not counted.
  @Test(arguments: [
    (
      ["a.json", "b.json"], ["migrate mends 1 error in a.json", "migrate mends 1 error in b.json"]
    ),
    (["a.json"], ["migrate mends the error in a.json"]),
    (["a.json", "ok.json"], ["migrate mends the error in a.json"]),
    (["c.json"], ["migrate mends 1 of the 2 errors in c.json"]),
  ])
  func countsWhatMigrationMends(paths: [String], messages: [String]) {
    let reader = MemoryFiles([
      "a.json": Self.black(##""hex": "#000""##), "b.json": Self.black(##""hex": "#000""##, "b"),
      "ok.json": Self.black(##""hex": "#000000""##, "ok"),
      "c.json": #"{"n": {"$value": "{no}"}, "#
        + Self.black(##""hex": "#000""##).dropFirst(),
    ])
    let check = TokenChecker(lint: .off, reader: reader).check(paths)
    let notes = check.findings.filter { $0.rule == "dialect" }
    #expect(notes.map(\.message) == messages)
  }

  private static func black(_ hex: String, _ name: String = "a") -> String {
    """
    {"\(name)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], \(hex)}}}
    """
  }

  @Test func refusesFoldersOfNoDialect() {
    #expect(throws: LegibleError.self) {
      try TokenMigration(of: "t", reader: MemoryFiles(["t/readme.txt": "no tokens"]))
    }
  }
}
