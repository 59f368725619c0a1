import LegibleTestSupport
import Testing

@Suite struct ExportCommandTests {
  static let tokens = [
    "app.tokens.json": """
    {"accent": {"$type": "color", "$value": "{ios.color.systemBlue}"},
      "label": {"$value": "{ios.text.body}"}, "A-B": {"$type": "number", "$value": 1},
      "a-b": {"$type": "number", "$value": 2}}
    """,
    "cycle.tokens.json": #"{"a": {"$type": "color", "$value": "{a}"}}"#,
    "empty.tokens.json": "", "file": "kept",
  ]

  static let cases = [
    CommandCase("export-list", ["export", "--list"]),
    CommandCase(
      "export-css", ["export", "css", "--tokens", "app.tokens.json"], files: tokens),
    CommandCase(
      "export-swift-of-one-context",
      ["export", "swift", "--tokens", "app.tokens.json", "--with", "appearance=dark"],
      files: tokens),
    CommandCase(
      "export-check-missing", ["export", "--tokens", "app.tokens.json", "--out", ".", "--check"],
      files: tokens),
    CommandCase("export-no-folder", ["export", "--tokens", "app.tokens.json"], files: tokens),
    CommandCase("export-unknown-target", ["export", "scss", "--out", "."], files: tokens),
    CommandCase(
      "export-cycle", ["export", "--tokens", "cycle.tokens.json", "--out", "out"], files: tokens),
    CommandCase(
      "export-empty", ["export", "--tokens", "empty.tokens.json", "--out", "out"], files: tokens),
    CommandCase(
      "export-missing", ["export", "--tokens", "none.json", "--out", "out"], files: tokens),
    CommandCase(
      "export-into-file", ["export", "--tokens", "app.tokens.json", "--out", "file"],
      files: tokens),
    CommandCase(
      "export-unknown-context",
      ["export", "css", "--tokens", "app.tokens.json", "--with", "appearance=dusk"], files: tokens),
    CommandCase(
      "export-bad-context", ["export", "css", "--with", "dark"], files: tokens),
    CommandCase(
      "export-two-contexts",
      ["export", "css", "--with", "appearance=dark", "--with", "appearance=light"], files: tokens),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws {
    try example.expectSnapshot()
  }

  @Test func writesChecksAndKeepsFiles() throws {
    let folder = try TemporaryFolder(Self.tokens)
    let out = "deep/er"
    func run(_ file: String, _ options: [String] = []) throws -> Int32 {
      try CommandRun(
        ["export", "--tokens", file, "--out", out] + options, in: folder.path
      ).status
    }
    #expect(try run("app.tokens.json", ["--check"]) == 1)
    #expect(try run("app.tokens.json") == 0)
    let css = try folder.read("\(out)/tokens.css")
    #expect(!(try folder.read("\(out)/Tokens.swift")).isEmpty)
    #expect(try run("app.tokens.json", ["--check"]) == 0)

    // A run that fails leaves what was there, and nothing beside it.
    let files = try folder.files()
    #expect(try run("cycle.tokens.json") == 2)
    #expect(try folder.read("\(out)/tokens.css") == css)
    #expect(try folder.files() == files)

    try folder.write(css + Array("\n".utf8), to: "\(out)/tokens.css")
    #expect(try run("app.tokens.json", ["--check"]) == 1)
    #expect(try folder.read("\(out)/tokens.css").count == css.count + 1)
  }

  @Test func saysWhatItWrote() throws {
    let folder = try TemporaryFolder(Self.tokens)
    let run = try CommandRun(
      ["export", "--tokens", "app.tokens.json", "--out", "out"], in: folder.path)
    #expect(run.output.isEmpty)
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("wrote ") }
    #expect(lines.sorted() == ["wrote out/Tokens.swift", "wrote out/tokens.css"])
    #expect(try folder.read("out/Tokens.swift").suffix(2) == Array("f\n".utf8))
  }

  @Test func neverWritesThroughALinkOutOfTheFolder() throws {
    let outside = try TemporaryFolder(["tokens.css": "kept"])
    let folder = try TemporaryFolder(Self.tokens)
    try folder.write([], to: "out/.keep")
    try folder.link("out/tokens.css", to: outside.path + "/tokens.css")
    let run = try CommandRun(
      ["export", "css", "--tokens", "app.tokens.json", "--out", "out"], in: folder.path)
    #expect(run.status == 2)
    #expect(try outside.read("tokens.css") == Array("kept".utf8))
  }
}
