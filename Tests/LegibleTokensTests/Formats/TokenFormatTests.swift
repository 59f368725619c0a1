import LegibleColor
import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Formats that clients bring: they are read wherever token files are, and located in their own files.
@Suite struct TokenFormatTests {
  /// One token a line: `a.b 1` is a number, `a.b c` an alias; a line of one word is refused.
  struct Lines: TokenFormat {
    var endings = [".own"]

    func tokens(in file: TokenFormatFile) throws(LegibleError) -> [TokenDefinition] {
      var tokens: [TokenDefinition] = []
      for line in file.lines where !line.text.isEmpty {
        let words = line.text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1 else {
          throw LegibleError(
            rule: Rule("own-syntax", of: .tokens, severity: .error, summary: "Lines."),
            "one word", at: file.location(of: line.range))
        }
        let word = String(words[1])
        tokens.append(
          TokenDefinition(
            String(words[0]), Double(word).map { .value(.number($0)) } ?? .alias(of: word),
            description: words.count > 2 ? String(words[2]) : nil, at: line.range))
      }
      return tokens
    }
  }

  /// What a format gives whatever is in the file.
  struct Given: TokenFormat {
    let endings = [".own"]
    let tokens: [TokenDefinition]

    func tokens(in file: TokenFormatFile) -> [TokenDefinition] { tokens }
  }

  private func check(_ format: some TokenFormat, _ text: String) -> TokenCheckReport {
    TokenChecker(lint: .off, formats: [format], reader: MemoryFiles(["t.own": text]))
      .check(["t.own"])
  }

  /// Texts, what is found in them, and how many tokens there are.
  static let texts: [(text: String, findings: [String], tokens: Int)] = [
    ("a 1\nb a\n", [], 2),
    ("\u{FEFF}a 1\r\n\r\nb.c a\rb.d b.c about", [], 3),
    ("a 1\nb c", ["2 unknown-reference"], 2),
    ("a 1\nb.c 2\na 3\nb.c 4", ["3 duplicate-key", "4 duplicate-key"], 2),
    ("a 1\n\na.b 2", ["3 token-and-group"], 1),
    ("{a} 1\nb. 2", ["1 invalid-name", "2 invalid-name"], 2),
    ("a b\nb a", ["1 reference-cycle"], 2),
    ("a 1\nword", ["2 own-syntax"], 0),
    ("", [], 0),
  ]

  @Test(arguments: texts)
  func locatesFindings(_ text: String, _ findings: [String], _ tokens: Int) {
    let report = check(Lines(), text)
    #expect(report.findings.map(brief) == findings)
    #expect(report.tokens == tokens)
  }

  /// Definitions that no file can hold are findings too.
  static let hostile: [(definition: TokenDefinition, rules: [Rule.ID])] = [
    (TokenDefinition("a", .value(.number(.nan)), at: 0..<1), ["invalid-value"]),
    (TokenDefinition("a", .value(.number(.infinity)), at: -5 ..< -2), ["invalid-value"]),
    (TokenDefinition("", .value(.number(1)), at: 0..<99), ["invalid-name"]),
    (
      TokenDefinition(
        "a", .value(.color(ColorValue(color: Color(.srgb, 2, 0, 0)))), at: 0..<Int.max),
      ["out-of-range"]
    ),
  ]

  @Test(arguments: hostile)
  func survives(_ definition: TokenDefinition, _ rules: [Rule.ID]) {
    let report = check(Given(tokens: [definition]), "abc")
    #expect(report.findings.map(\.rule) == rules)
    #expect(report.findings.allSatisfy { $0.location.path == "t.own" && $0.location.line == 1 })
  }

  @Test func refusesPathsWithoutEnd() {
    let path = Array(repeating: "a", count: 100_000).joined(separator: ".")
    let report = check(Given(tokens: [TokenDefinition(path, .value(.number(1)), at: 0..<1)]), "abc")
    #expect(report.findings.map(brief) == ["1 json-depth"])
  }

  @Test func readsComposites() throws {
    let text = TokenValue.typography(
      .init(
        fontFamily: ["Inter", "Arial"], fontSize: .init(value: 17), fontWeight: 400,
        letterSpacing: .init(value: 0), lineHeight: 1.5))
    let format = Given(tokens: [TokenDefinition("text.body", .value(text), at: 0..<3)])
    let resolver = try TokenResolver(
      contentsOf: "t.own", formats: [format], reader: MemoryFiles(["t.own": "abc"]))
    #expect(try resolver.resolve()["text.body"]?.value == text)
  }

  @Test func standsWhereTokenFilesDo() throws {
    let files = MemoryFiles([
      "d/a.own": "own.x 2\nown.y json.z says",
      "d/b.json": #"{"json": {"z": {"$type": "number", "$value": 3}, "w": {"$value": "{own.x}"}}}"#,
      "d/notes.txt": "word",
      "r.resolver.json": """
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"$ref": "d/b.json"}, {"$ref": "d/a.own"}, {"$ref": "d/a.own#/own"}]}]}
      """,
    ])
    for path in ["d", "r.resolver.json"] {
      let store = try TokenResolver(contentsOf: path, formats: [Lines()], reader: files).resolve()
      #expect(store.findings == [])
      #expect(store["json.w"]?.value == .number(2))
      let token = try store.token("own.y")
      #expect(token.value == .number(3) && token.description == "says")
      #expect(token.location.path == "d/a.own" && token.location.line == 2)
    }
    #expect(throws: LegibleError.self) {
      try TokenResolver(contentsOf: "r.resolver.json", reader: files).requireSources(fixed: [:])
    }
  }

  @Test func isComparedAndMigrated() throws {
    let files = MemoryFiles(["old.own": "x 1\ny 2", "new.own": "x 3\ny 2"])
    let diff = try TokenDiff(
      contentsOf: ["old.own"], to: ["new.own"], formats: [Lines()], reader: files)
    #expect(diff.changes.map(\.path) == ["x"])
    #expect(diff.tokens.old == 2 && diff.tokens.new == 2)
    let migration = try TokenMigration(of: "old.own", formats: [Lines()], reader: files)
    #expect(migration.files.map(\.name) == ["old.json"])
    let written = MemoryFiles([
      "old.json": String(decoding: migration.files[0].bytes, as: UTF8.self)
    ])
    let store = try TokenResolver(contentsOf: "old.json", reader: written).resolve()
    #expect(store["x"]?.value == .number(1) && store["y"]?.value == .number(2))
  }

  @Test func goesBeforeTheLibrary() throws {
    let files = MemoryFiles(["a.own.json": "x 1"])
    let format = Lines(endings: [".own.json"])
    let resolver = try TokenResolver(contentsOf: "a.own.json", formats: [format], reader: files)
    #expect(try resolver.resolve()["x"]?.value == .number(1))
  }
}
