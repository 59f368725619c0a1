import LegibleTestSupport
import Testing

/// `legible audit`: findings, reports and what it refuses.
struct AuditTests {
  private static let files = [
    "legible.json": """
    {
      "strings": ["*.lproj/App.strings"],
      "devices": ["iPhone SE 3"],
      "components": [{ "keys": "title", "component": "navigationTitle" }],
      "contrast": [{ "foreground": "#767676", "background": "#fff" },
        { "foreground": "#777", "background": "#fff" }]
    }
    """,
    "en.lproj/App.strings": "/* Screen title */\n\"title\" = \"Map Downloads\";\n",
    "de.lproj/App.strings": "\"title\" = \"Heruntergeladene Wanderkarten verwalten\";\n",
  ]

  static let cases: [CommandCase] = [
    CommandCase("audit-text", ["audit", "--only", "truncation"], files: files),
    CommandCase(
      "audit-json", ["audit", "--format", "json", "--locale", "de", "--category", "AX1"],
      files: files),
    CommandCase(
      "audit-never", ["audit", "--only", "contrast", "--fail-on", "never"], files: files),
    CommandCase("audit-missing-configuration", ["audit", "none.json"]),
    CommandCase("audit-folder", ["audit", "."], files: [:]),
    CommandCase(
      "audit-no-configuration", ["audit"],
      files: [
        "App/A.xcassets/Ink.colorset/Contents.json": "{}", "de.lproj/L.strings": "\"a\" = \"A\";\n",
        "App/B.xcassets/Page.colorset/Contents.json": "{}",
      ]),
    CommandCase(
      "audit-unavailable-device", ["audit", "--device", "iPhone 14, iPhone SE 1"],
      files: ["legible.json": #"{"os": ["16", "26"], "devices": ["iPhone"]}"#]),
    CommandCase("audit-empty-file", ["audit", "empty.json"], files: ["empty.json": ""]),
    CommandCase(
      "audit-broken-json", ["audit", "broken.json"], files: ["broken.json": "{\"strings\": [}"]),
    CommandCase(
      "audit-unknown-field", ["audit", "typo.json"], files: ["typo.json": "{\"string\": []}"]),
    CommandCase(
      "audit-nothing-measured", ["audit", "bare.json"], files: ["bare.json": "{}"]),
    CommandCase(
      "audit-missing-tokens", ["audit", "a.json"],
      files: ["a.json": "{\"tokens\": \"none.tokens.json\"}"]),
    CommandCase(
      "audit-bad-font", ["audit", "a.json"],
      files: ["a.json": "{\"fonts\": [\"b.ttf\"]}", "b.ttf": "no font"]),
    CommandCase(
      "audit-lists",
      [
        "audit", "--only", "truncation,clipping", "--locale", "de,en", "--category", "large,AX1",
        "--device", "iPhone 14,iPhone SE 3",
      ], files: files),
    CommandCase("audit-unknown-device", ["audit", "--device", "iPhone 99"], files: files),
    CommandCase("audit-unknown-rule", ["audit", "--only", "trunkation"], files: files),
  ]

  @Test(arguments: cases) func answers(_ test: CommandCase) throws {
    try test.expectSnapshot()
  }

  @Test func writesReportsIntoTheFolder() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = try CommandRun(
      ["audit", "--format", "text,json,html", "--out", "report", "--fail-on", "never"],
      in: folder.path)
    #expect(run.status == 0)
    #expect(Array(run.output.utf8) == (try folder.read("report/audit.txt")))
    for name in ["audit.txt", "audit.json", "audit.html"] {
      #expect(!(try folder.read("report/\(name)")).isEmpty)
    }
  }

  @Test func followsTheReportOfTheConfiguration() throws {
    var files = Self.files
    files["app/legible.json"] = """
      {"targets": [{"name": "a", "width": 20, "height": 20}],
       "report": {"directory": "out", "formats": ["json"]}}
      """
    let folder = try TemporaryFolder(files)
    let run = try CommandRun(["audit", "app/legible.json"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("[touch-target]"))
    #expect(run.errors.contains("wrote app/out/audit.json\n"))
    #expect(try folder.files().filter { $0.hasPrefix("app/out/") } == ["app/out/audit.json"])

    let printed = try CommandRun(
      ["audit", "app/legible.json", "--format", "json"], in: folder.path)
    #expect(printed.output.hasPrefix("{"))
    #expect(!printed.errors.contains("wrote"))
  }

  @Test func invalidUTF8InACatalogIsAFinding() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(
      Array("\"a\" = \"".utf8) + [0xFF, 0xC0] + Array("\";".utf8), to: "fr.lproj/App.strings")
    let run = try CommandRun(["audit"], in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("fr.lproj/App.strings:1:8: error:"))
  }
}
