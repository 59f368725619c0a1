import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokensSupport
import Testing

@testable import LegibleTokens

/// Folders and patterns of files: everything known in them is read, or refused with a word.
@Suite struct FolderTests {
  private static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0] }"#
  private static let base = #"{ "base": { "red": { "$type": "color", "$value": \#(red) } } }"#
  private static let other = base.replacing("[1, 0, 0]", with: "[0, 1, 0]")
  private static let link = #"{ "link": { "$type": "color", "$value": "{base.red}" } }"#
  private static let broken = #"{ "b": { "$type": "color", "$value": { "colorSpace": "srgb" } } }"#
  private static let colorSet =
    #"{ "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components": "#
    + #"{ "red": "0", "green": "0", "blue": "0", "alpha": "1" } } } ] }"#
  private static let plain = ##"{ "color": { "gold": { "value": "#ffcc00" } } }"##
  private static let resolver = """
    { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "base.json" }] } },
      "resolutionOrder": [{ "$ref": "#/sets/all" }] }
    """

  /// A folder's files, what is checked, and the rules of the findings with tokens, files and contexts.
  static let checks: [(files: [String: String], paths: [String], found: String)] = [
    (["t/base.json": base, "t/link.json": link], ["t"], "2 tokens, 2 files, 1 contexts:"),
    (["t/base.json": base, "t/link.json": link], ["t/"], "2 tokens, 2 files, 1 contexts:"),
    (["base.json": base, "a/link.json": link], ["."], "2 tokens, 2 files, 1 contexts:"),
    (
      ["t/base.json": base, "t/a/link.json": link], ["t/**/*.json"],
      "2 tokens, 2 files, 1 contexts:"
    ),
    (
      ["t/base.json": base, "t/link.json": link], ["t/link.json", "t/base.json"],
      "2 tokens, 2 files, 1 contexts:"
    ),
    // An asset catalog hides nothing that lies beside it, at whatever depth.
    (
      ["App/Assets.xcassets/Ink.colorset/Contents.json": colorSet, "app.tokens.json": broken],
      ["."], "2 tokens, 2 files, 2 contexts: dialect missing-property"
    ),
    (
      [
        "A.xcassets/Ink.colorset/Contents.json": colorSet,
        "B.xcassets/Ink.colorset/Contents.json":
          colorSet, "sd/gold.json": plain, "r.resolver.json": resolver, "base.json": base,
        "link.tokens.json": #"{ "link": { "$type": "number", "$value": "{l}" } }"#,
        "l.json": #"{ "l": { "$type": "number", "$value": 1 } }"#,
      ], ["."], "6 tokens, 7 files, 5 contexts: dialect dialect dialect"
    ),
    (
      ["t/base.json": base, "t/broken.tokens.json": "{", "t/tsconfig.json": "{ // no\n}"], ["t"],
      "1 tokens, 1 files, 1 contexts: json-syntax left-out"
    ),
    (
      ["t/base.json": base, "t/half.json": #"{ "a": { "$value": 1, } }"#], ["t"],
      "1 tokens, 1 files, 1 contexts: json-syntax"
    ),
    (
      [
        "base.json": base, "package.json": #"{ "version": "1.0.0" }"#, "legible.json": "{}",
        "s.schema.json": ##"{ "a": { "$ref": "#/b" } }"##, "de.lproj/L.strings": "",
        "node_modules/x/t.json": broken, "build/t.tokens.json": broken,
      ], ["."], "1 tokens, 1 files, 1 contexts: left-out"
    ),
    (
      ["a.json": base, "b.json": other, "c.json": "{ \"x\": {} }"], ["."],
      "1 tokens, 2 files, 1 contexts: left-out overwritten"
    ),
    (["L.xcstrings": "{}"], ["."], "0 tokens, 0 files, 0 contexts: file"),
    (["a.json": base], ["b*.json"], "0 tokens, 0 files, 0 contexts: file"),
  ]

  @Test(arguments: checks)
  func checksEverything(files: [String: String], paths: [String], found: String) {
    let check = TokenChecker(lint: .off, reader: MemoryFiles(files)).check(paths)
    let rules = check.findings.map(\.rule.rawValue).sorted()
    let extent =
      "\(check.tokens) tokens, \(check.files) files, \(check.contexts) contexts:"
    #expect(([extent] + rules).joined(separator: " ") == found)
  }

  /// What stands in a file of a folder beside a sound one, and the rules of the errors.
  static let unreadable: [(name: String, text: String, rules: [String])] = [
    ("b.tokens.yaml", "c:\n  b: {$value: {colorSpace: srgb}\n", ["yaml-syntax"]),
    ("b.yaml", "c:\n  b: {x: 1\n", ["yaml-syntax"]),
    ("b.yml", "c:\n\tb: 1\n", ["yaml-syntax"]),
    ("b.yaml", "a: 1\n---\n$value: 2\n", ["yaml-syntax"]),
    ("b.tokens.yaml", "", ["yaml-syntax"]),
    ("b.tokens.yaml", "a: !x 1\n", ["yaml-syntax"]),
    ("b.json5", "{ a: ", ["json-syntax"]),
    ("b.jsonc", "{ a: 1 2 }", ["json-syntax"]),
    ("b.json", "", ["json-syntax"]),
    ("b.json", "{\n]", ["json-syntax"]),
    ("b.json", "\u{FEFF}{ \"a\": ", ["json-syntax"]),
    ("b.json", "{ \"resolutionOrder\": [], }", ["json-syntax"]),
    ("b.json", "{ \"a\": { \"value\" : 1, } }", ["json-syntax"]),
    ("b.json", "{ a: { $extends: '{b}' } }", ["json-syntax"]),
    ("b.resolver.json", "{ // none\n}", ["json-syntax"]),
    ("b.tokens.json5", "", ["json-syntax"]),
    ("b.tokens", "{", ["json-syntax"]),
    // Other tools read these, and there are no tokens in them.
    ("tsconfig.json", "{ // none\n \"compilerOptions\": {}, }", []),
    ("deploy.yaml", "kind: A\n---\nkind: B\n", []),
    (
      "pod.yaml", "apiVersion: v1\nenv:\n- {name: a, value: b}\n---\napiVersion: v1\n", []
    ),
    ("stack.yml", "Name: !Sub a\n", []),
    ("compose.yaml", "a: &a {x: 1}\nb: {<<: *a}\n", []),
    ("package.json", "{ \"version\": \"1.0.0\" }", []),
  ]

  @Test(arguments: unreadable)
  func namesFilesThatCannotBeRead(name: String, text: String, rules: [String]) {
    let files = MemoryFiles(["m/a.tokens.json": Self.base, "m/\(name)": text])
    let check = TokenChecker(lint: .off, reader: files).check(["m"])
    let errors = check.findings.filter { $0.severity == .error }
    #expect(errors.map(\.rule.rawValue) == rules)
    #expect(errors.allSatisfy { $0.location.path == "m/\(name)" })
    #expect(check.tokens == 1)
    let opened = Result { try TokenResolver(contentsOf: "m/*", reader: files) }
    let migrated = Result { try TokenMigration(of: "m", reader: files) }
    #expect(opened.rules == rules)
    #expect(migrated.rules == rules)
  }

  @Test func namesFilesInUTF16() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "{}".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let files = MemoryFiles(["m/a.json": Array(Self.base.utf8), "m/more.json": bytes])
    let check = TokenChecker(lint: .off, reader: files).check(["m"])
    #expect(check.findings.map(\.rule) == ["encoding"])
  }

  @Test func warnsOfTokensThatAreOverwritten() throws {
    let files = MemoryFiles(["t/a.json": Self.base, "t/b.json": Self.other])
    let check = TokenChecker(lint: .off, reader: files).check(["t"])
    #expect(check.findings.map(\.message) == ["b overwrites 1 token of a: base.red"])
    #expect(
      check.findings.map(\.suggestion) == [
        .migrate(path: "t", .modifier("NAME", contexts: ["a", "b"]))
      ])
    let store = try TokenResolver(contentsOf: "t", reader: files).resolve()
    #expect(store.findings.map(\.rule) == ["overwritten"])
    let options = MigrationOptions(modifiers: [.init(name: "brand", contexts: ["a", "b"])])
    let migration = try TokenMigration(of: "t", options: options, reader: files)
    #expect(migration.findings.isEmpty)
    #expect(migration.files.map(\.name) == ["t.resolver.json", "a.json", "b.json"])
  }

  /// What to migrate is what was asked for; a list of files is no single path.
  @Test(
    arguments: [
      (["t"], "t"), (["t/*.json"], "t/*.json"), (["t/light.json", "t/dark.json"], nil),
    ] as [([String], String?)])
  func advisesToMigrateWhatWasRead(_ paths: [String], _ path: String?) {
    let files = MemoryFiles(["t/light.json": Self.base, "t/dark.json": Self.other])
    let check = TokenChecker(lint: .off, reader: files).check(paths)
    #expect(
      check.findings.first { $0.rule == "dialect" }?.suggestion == .migrate(path: path, .plain))
  }

  @Test(arguments: [base, plain]) func countsAFileOnce(_ text: String) {
    let files = MemoryFiles(["t/a.json": text, "./t/a.json": text])
    let check = TokenChecker(lint: .off, reader: files).check(["t/a.json", "./t/a.json"])
    #expect(check.files == 1)
    #expect(check.tokens == 1)
  }

  /// The names of two files decide, as they do in other dialects.
  @Test(arguments: [["t"], ["t/*.json"], ["t/light.json", "t/dark.json"]])
  func makesContextsOfNames(paths: [String]) throws {
    let files = MemoryFiles(["t/light.json": Self.base, "t/dark.json": Self.other])
    let check = TokenChecker(lint: .off, reader: files).check(paths)
    #expect(check.contexts == 2)
    #expect(check.findings.allSatisfy { $0.severity == .note })
    guard let path = paths.first, paths.count == 1 else { return }
    let resolver = try TokenResolver(contentsOf: path, reader: files)
    let values = try ["light", "dark"].map {
      try resolver.resolve(["appearance": $0])["base.red"]?.value.description
    }
    #expect(values == ["#ff0000", "#00ff00"])
  }

  @Test(arguments: ["t", "t/", "./t", "t/*.json", "t/**"]) func opensASet(_ path: String) throws {
    let files = MemoryFiles(["t/base.json": Self.base, "t/link.json": Self.link])
    let resolver = try TokenResolver(contentsOf: path, reader: files)
    #expect(resolver.isTokenFile)
    let store = try resolver.resolve()
    #expect(store.findings.isEmpty)
    #expect(store["link"]?.value.description == "#ff0000")
  }

  @Test func opensTheResolverOfAFolder() throws {
    let files = MemoryFiles(["t/r.resolver.json": Self.resolver, "t/base.json": Self.base])
    let resolver = try TokenResolver(contentsOf: "t", reader: files)
    #expect(resolver.path == "t/r.resolver.json")
    #expect(!resolver.isTokenFile)
  }

  /// A folder's files and the message and hint of the refusal.
  static let refused: [(files: [String: String], message: String, hint: String)] = [
    (
      ["t/A.xcassets/I.colorset/Contents.json": colorSet, "t/base.json": base],
      "the folder holds 2 inputs that are read by themselves",
      "Name one of them: t/A.xcassets, t/base.json."
    ),
    (
      ["t/r.resolver.json": resolver, "t/base.json": base, "t/a.json": link, "t/b.json": link],
      "the folder holds 2 inputs that are read by themselves",
      "Name one of them: t/r.resolver.json, 2 token files, such as t/a.json."
    ),
    (
      ["t/de.lproj/L.strings": ""], "there are no design tokens in the folder",
      "It has string catalogs, which audits read."
    ),
  ]

  @Test(arguments: refused)
  func refuses(files: [String: String], message: String, hint: String) throws {
    let reader = MemoryFiles(files)
    let error = #expect(throws: LegibleError.self) {
      try TokenResolver(contentsOf: "t", reader: reader)
    }
    #expect(error?.findings.map(\.message) == [message])
    #expect(error?.findings.map(\.hint) == [hint])
    #expect(throws: LegibleError.self) { try TokenMigration(of: "t", reader: reader) }
  }

  @Test func migratesASet() throws {
    let early = ##"{ "base": { "red": { "$type": "color", "$value": "#ff0000" } } }"##
    let files = MemoryFiles(["t/base.json": early, "t/a/link.json": Self.link])
    let migration = try TokenMigration(of: "t", reader: files)
    #expect(migration.dialect == .earlierDTCG)
    #expect(migration.files.map(\.name) == ["t.resolver.json", "a/link.json", "base.json"])
    let result = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let store = try TokenResolver(contentsOf: "t.resolver.json", reader: result).resolve()
    #expect(store["link"]?.value.description == "#ff0000")
  }

  // MARK: Several paths

  private static func colorSet(_ grey: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
      "red": "\(grey)", "green": "\(grey)", "blue": "\(grey)", "alpha": "1"}}}]}
    """
  }

  private static let app = MemoryFiles([
    "App/A.xcassets/Ink.colorset/Contents.json": colorSet("0"),
    "App/A.xcassets/Contents.json": "{}",
    "App/B.xcassets/Ink.colorset/Contents.json": colorSet("1"),
    "App/B.xcassets/More/Page.colorset/Contents.json": colorSet("0.2"),
    "App/Icons.xcassets/Icon.imageset/Contents.json": "{}",
    "Kit/C.xcassets/Line.colorset/Contents.json": colorSet("0.4"),
    "tokens/one.tokens.json": #"{"one": {"$type": "number", "$value": 1}}"#,
    "tokens/two.tokens.json": #"{"two": {"$type": "number", "$value": "{one}"}}"#,
  ])

  /// The asset catalogs of an app are one set, and so are token files that are named together.
  @Test(arguments: [
    (["App/*.xcassets"], ["Ink #000000", "Page #333333"], 1),
    (["App"], ["Ink #000000", "Page #333333"], 1),
    (["App/*.xcassets", "Kit/C.xcassets"], ["Ink #000000", "Page #333333", "Line #666666"], 1),
    (["Kit/C.xcassets", "App/A.xcassets"], ["Ink #000000", "Line #666666"], 0),
    (["*/?.xcassets"], ["Ink #000000", "Page #333333", "Line #666666"], 1),
    (["tokens/one.tokens.json", "tokens/two.tokens.json"], ["one 1", "two 1"], 0),
    (["tokens/two.tokens.json", "tokens"], ["one 1", "two 1"], 0),
  ])
  func severalPathsAreOneSet(paths: [String], tokens: [String], overlaps: Int) throws {
    let store = try TokenResolver(contentsOf: paths, reader: Self.app).resolve()
    let own = store.tokens.filter { !$0.location.path.hasPrefix("legible:") }
    #expect(own.map { "\($0.path) \($0.value)" }.sorted() == tokens.sorted())
    #expect(store.findings.count { $0.message.hasPrefix("a second color") } == overlaps)
  }

  @Test(arguments: [
    (
      ["App/A.xcassets", "tokens/one.tokens.json"], "they are 2 inputs that are read by themselves"
    ),
    (["App/A.xcassets", "Gone"], "there are no design tokens in the folder"),
    (["App/*.catalog"], "no file and no folder with files matches the pattern"),
  ])
  func whatDoesNotBelongTogetherIsRefused(paths: [String], message: String) {
    #expect {
      try TokenResolver(contentsOf: paths, reader: Self.app)
    } throws: { error in
      (error as? LegibleError)?.findings.first?.message == message
    }
  }
}

extension Result {
  /// The rules of the errors of a failure.
  fileprivate var rules: [String] {
    guard case .failure(let error as LegibleError) = self else { return [] }
    return error.findings.map(\.rule.rawValue)
  }
}
