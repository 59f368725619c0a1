import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Sets, folders and files that define the same paths: contexts, or a warning.
@Suite struct LayerTests {
  /// Files of a folder or one file, with what each context of it has for `bg`.
  struct Case: Sendable {
    var files: [String: String]
    var values: [(context: TokenContext, bg: String)]
  }

  static func bg(_ value: String) -> String {
    #"{ "bg": { "type": "color", "value": "\#(value)" } }"#
  }

  static let cases: [Case] = [
    Case(
      files: ["d/light/color.json": bg("#111111"), "d/dark/color.json": bg("#222222")],
      values: [([:], "#111111"), (["appearance": "dark"], "#222222")]),
    // A file without a word is what the dark one lies over, whatever their order.
    Case(
      files: ["d/color.json": bg("#111111"), "d/color.dark.json": bg("#222222")],
      values: [([:], "#111111"), (["appearance": "dark"], "#222222")]),
    Case(
      files: [
        "d/themes/day.json": bg("#111111"), "d/themes/night.json": bg("#222222"),
        "d/a.json": #"{ "text": { "type": "color", "value": "{bg}" } }"#,
      ],
      values: [([:], "#111111"), (["appearance": "dark"], "#222222")]),
    // Both words: a combination, which lies over each of them.
    Case(
      files: [
        "d/light.json": bg("#111111"), "d/dark.json": bg("#222222"),
        "d/light-high-contrast.json": bg("#333333"), "d/dark-hc.json": bg("#444444"),
      ],
      values: [
        (["appearance": "light"], "#111111"), (["appearance": "dark"], "#222222"),
        (["appearance": "light", "contrast": "increased"], "#333333"),
        (["appearance": "dark", "contrast": "increased"], "#444444"),
      ]),
    Case(
      files: ["d/base.json": bg("#111111"), "d/highContrast.json": bg("#333333")],
      values: [([:], "#111111"), (["contrast": "increased"], "#333333")]),
    Case(
      files: [
        "d": ##"""
        { "light": { "bg": { "type": "color", "value": "#111111" } },
          "dark": { "bg": { "type": "color", "value": "#222222" } },
          "$themes": [], "$metadata": { "tokenSetOrder": ["light", "dark"] } }
        """##
      ],
      values: [([:], "#111111"), (["appearance": "dark"], "#222222")]),
  ]

  @Test(arguments: cases)
  func readsNames(_ test: Case) throws {
    let reader = MemoryFiles(test.files)
    let migration = try TokenMigration(of: "d", reader: reader)
    #expect(migration.findings.map(brief) == [])
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let before = try TokenResolver(contentsOf: "d", reader: reader)
    let after = try TokenResolver(contentsOf: migration.files[0].name, reader: files)
    for (context, bg) in test.values {
      #expect(try before.resolve(context).token("bg").value.description == bg)
      #expect(try after.resolve(context).token("bg").value.description == bg)
      #expect(try after.resolve(context).tokens.contains { $0.path.hasPrefix("variants") } == false)
    }
  }

  /// Words that say nothing of appearance, or no conflict: no modifier.
  @Test(arguments: [
    [
      "d/a.json": bg("#111111"),
      "d/dark.json": ##"{ "ink": { "type": "color", "value": "#222222" } }"##,
    ],
    ["d/light.json": bg("#111111"), "d/dark.json": bg("#111111")],
  ])
  func needsAConflict(_ files: [String: String]) throws {
    let resolver = try TokenResolver(contentsOf: "d", reader: MemoryFiles(files))
    #expect(resolver.modifiers.isEmpty)
    #expect(try TokenMigration(of: "d", reader: MemoryFiles(files)).findings == [])
  }

  static let brands = [
    "d/acme/color.json": two("#111111", "#111111"), "d/zeta/color.json": two("#222222", "#333333"),
  ]

  static func two(_ bg: String, _ a: String) -> String {
    """
    { "bg": { "type": "color", "value": "\(bg)" }, "a": { "type": "color", "value": "\(a)" } }
    """
  }

  @Test func warnsOfWhatIsOverwritten() throws {
    let migration = try TokenMigration(of: "d", reader: MemoryFiles(Self.brands))
    #expect(
      migration.findings.map(\.message)
        == ["zeta overwrites 2 tokens of acme: bg, a"])
    #expect(migration.findings.first?.severity == .warning)
    #expect(migration.findings.first?.location.path == "d/zeta/color.json")
    #expect(
      migration.findings.first?.related.map(\.location.path) == ["d/acme/color.json"])
    #expect(
      migration.findings.first?.suggestion
        == .migrate(path: "d", .modifier("NAME", contexts: ["acme", "zeta"])))
  }

  /// Files of a folder, modifiers of the user's, and what never shows with what is advised.
  static let covered: [(files: [String], modifiers: [MigrationOptions.Modifier], found: [String])] =
    [
      (
        ["light", "dark", "sepia"], [],
        [
          "light and dark overwrite 1 token of sepia in every context: bg; appearance=light,dark,sepia"
        ]
      ),
      (
        ["day", "night", "dim"], [],
        ["day and night overwrite 1 token of dim in every context: bg; appearance=day,night,dim"]
      ),
      (
        ["aaa-light", "aaa-dark", "zzz"], [],
        [
          "aaa-light and aaa-dark overwrite 1 token of zzz in every context: bg; "
            + "appearance=aaa-light,aaa-dark,zzz"
        ]
      ),
      (
        ["light", "dark", "high-contrast", "dimmed"], [],
        [
          "light and dark overwrite 1 token of dimmed in every context: bg; appearance=light,dark,dimmed"
        ]
      ),
      (
        ["light/a", "dark/a", "sepia/a"], [],
        [
          "light and dark overwrite 1 token of sepia in every context: bg; appearance=light,dark,sepia"
        ]
      ),
      (
        ["light", "dark", "sepia"], [.init(name: "mode", contexts: ["light", "dark"])],
        ["light and dark overwrite 1 token of sepia in every context: bg; mode=light,dark,sepia"]
      ),
      (
        ["a", "b", "c"], [],
        ["c overwrites 1 token of a: bg; NAME=a,b,c", "c overwrites 1 token of b: bg; NAME=a,b,c"]
      ),
      (
        ["light", "dark", "sepia"],
        [.init(name: "appearance", contexts: ["light", "dark", "sepia"])], []
      ),
    ]

  @Test(arguments: covered)
  func warnsOfWhatNeverShows(
    _ names: [String], _ modifiers: [MigrationOptions.Modifier], _ found: [String]
  ) throws {
    let numbered = names.enumerated().map { ("d/\($1).json", Self.bg("#\($0 + 1)11111")) }
    let project = names.enumerated().map { #""\#($1)": \#(Self.bg("#\($0 + 1)11111"))"# }
    let inputs = [
      ("d", Dictionary(uniqueKeysWithValues: numbered)),
      ("d.json", ["d.json": "{ \"$themes\": [], \(project.joined(separator: ", ")) }"]),
    ]
    for (path, files) in inputs {
      let migration = try TokenMigration(
        of: path, options: MigrationOptions(modifiers: modifiers), reader: MemoryFiles(files))
      let messages = migration.findings.map { finding in
        guard case .migrate(_, .modifier(let name, let contexts)) = finding.suggestion else {
          return finding.message
        }
        return "\(finding.message); \(name)=\(contexts.joined(separator: ","))"
      }
      #expect(messages.sorted() == found)
      #expect(migration.findings.allSatisfy { $0.rule == "overwritten" })
    }
  }

  /// A set below all themes that has more than they have is no theme: its values are to be removed.
  @Test func advisesNoContextOfABase() throws {
    let files = MemoryFiles([
      "d/base.json":
        ##"{ "bg": { "type": "color", "value": "#111" }, "x": { "type": "number", "value": 1 } }"##,
      "d/light.json": Self.bg("#222222"), "d/dark.json": Self.bg("#333333"),
    ])
    let finding = try #require(try TokenMigration(of: "d", reader: files).findings.first)
    #expect(finding.message == "light and dark overwrite 1 token of base in every context: bg")
    #expect(finding.hint?.hasPrefix("Remove the values") == true)
  }

  /// Two spellings of one value are no conflict, and what changes a colour is part of it.
  @Test(arguments: [
    (bg("#FFF"), bg("#ffffff"), true), (bg("rgb(255 255 255)"), bg("white"), true),
    (
      #"{ "a": { "type": "sizing", "value": "4px" } }"#,
      #"{ "a": { "type": "sizing", "value": "4.0px" } }"#, true
    ),
    (bg("{x}"), bg("{y}"), false), (bg("#fff"), bg("#fffffe"), false),
    (bg("#fff"), bg("#fff").replacing("\"type\"", with: "\"alpha\": 0.5, \"type\""), false),
  ])
  func comparesWhatValuesMean(_ first: String, _ second: String, _ areEqual: Bool) throws {
    let files = MemoryFiles([
      "d/a.json": first, "d/b.json": second,
      "d/c.json":
        ##"{ "x": { "type": "color", "value": "#111" }, "y": { "type": "color", "value": "#222" } }"##,
    ])
    let rules = try TokenMigration(of: "d", reader: files).findings.map(\.rule)
    #expect(rules.contains("overwritten") == !areEqual)
  }

  /// A modifier of the user's that has the name of one that names of files make.
  @Test func mergesModifiersOfOneName() throws {
    let files = MemoryFiles([
      "d/light.json": Self.bg("#111111"), "d/dark.json": Self.bg("#222222"),
      "d/sepia.json": Self.bg("#333333"),
    ])
    let options = MigrationOptions(
      modifiers: [.init(name: "appearance", contexts: ["sepia", "light"])])
    let migration = try TokenMigration(of: "d", options: options, reader: files)
    #expect(migration.findings.isEmpty)
    let result = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let resolver = try TokenResolver(contentsOf: migration.files[0].name, reader: result)
    let contexts = ["sepia", "light", "dark"]
    #expect(resolver.modifiers.map(\.name) == ["appearance"])
    let values = try contexts.map {
      try resolver.resolve(["appearance": $0])["bg"]?.value.description
    }
    #expect(values == ["#333333", "#111111", "#222222"])
    #expect(try resolver.resolve()["bg"]?.value.description == "#333333")
    let twice = MigrationOptions(modifiers: [
      .init(name: "m", contexts: ["light", "dark"]), .init(name: "m", contexts: ["sepia", "dark"]),
    ])
    #expect(throws: LegibleError.self) {
      try TokenMigration(of: "d", options: twice, reader: files)
    }
  }

  /// Contexts are called by the last parts of their paths, where these differ.
  @Test(arguments: [
    (["x/acme", "x/zeta"], ["acme", "zeta"]), (["x/a/c", "x/b/c"], ["x/a/c", "x/b/c"]),
  ])
  func namesContexts(_ sets: [String], _ names: [String]) throws {
    let files = Dictionary(
      uniqueKeysWithValues: sets.enumerated().map { ("d/\($1).json", Self.bg("#\($0 + 1)11111")) })
    let migration = try TokenMigration(
      of: "d", options: MigrationOptions(modifiers: [.init(name: "m", contexts: sets)]),
      reader: MemoryFiles(files))
    let result = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let resolver = try TokenResolver(contentsOf: migration.files[0].name, reader: result)
    #expect(resolver.modifiers.first?.contexts == names)
  }

  @Test func takesModifiers() throws {
    let options = MigrationOptions(modifiers: [.init(name: "brand", contexts: ["acme", "zeta"])])
    let migration = try TokenMigration(
      of: "d", options: options, reader: MemoryFiles(Self.brands))
    #expect(migration.findings == [])
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let resolver = try TokenResolver(contentsOf: migration.files[0].name, reader: files)
    #expect(try resolver.resolve().token("bg").value.description == "#111111")
    #expect(try resolver.resolve(["brand": "zeta"]).token("bg").value.description == "#222222")
    #expect(throws: LegibleError.self) {
      try TokenMigration(
        of: "d",
        options: MigrationOptions(modifiers: [.init(name: "b", contexts: ["acme", "no"])]),
        reader: MemoryFiles(Self.brands))
    }
  }

  /// A neighbour never changes what a length without a unit is; the user does.
  @Test(arguments: [
    (TokenValue.Dimension.Unit.px, "4", "4px"), (.rem, "4", "4rem"), (.px, #""12""#, "12px"),
    (.rem, #""12px""#, "12px"),
  ])
  func readsLengthsWithoutAUnit(
    _ unit: TokenValue.Dimension.Unit, _ value: String, _ result: String
  ) throws {
    for other in ["1", "100"] {
      let text = """
        { "space": { "a": { "value": \(value), "type": "dimension" },
          "b": { "value": \(other), "type": "dimension" } } }
        """
      let migration = try TokenMigration(
        of: "t.json", options: MigrationOptions(unit: unit), reader: MemoryFiles(["t.json": text]))
      let files = MemoryFiles(["t": migration.files[0].bytes])
      let store = try TokenResolver(contentsOf: "t", reader: files).resolve()
      #expect(try store.token("space.a").value.description == result)
      #expect(migration.findings.count == 1)
    }
  }
}
