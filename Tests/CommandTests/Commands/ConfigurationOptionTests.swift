#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LegibleTestSupport
import Testing

/// What the nearest `legible.json`, or that of `--config`, supplies to commands.
@Suite struct ConfigurationOptionTests {
  private static func color(_ red: Int) -> String {
    """
    { "$type": "color", "$value": { "colorSpace": "srgb", "components": [\(red), 0, 0] } }
    """
  }

  private static let tokens = """
    {
      "accent": \(color(1)), "brand": { "ink": \(color(0)) },
      "title": {
        "$type": "typography",
        "$value": {
          "fontFamily": ["Own"], "fontSize": { "value": 40, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2
        }
      }
    }
    """

  private static func app(
    _ configuration: String = """
    {"tokens": "t/app.tokens.json", "fonts": {"Own": "own.ttf"}}
    """
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "app/legible.json": configuration, "app/t/app.tokens.json": tokens, "app/sub/empty": "",
      "old/old.tokens.json": #"{"accent": \#(color(1))}"#, "else/empty": "",
    ])
    let font = try Data(
      contentsOf: URL(fileURLWithPath: PackageFolder.path + "/Tests/Fonts/Regular.ttf"))
    try folder.write(Array(font), to: "app/own.ttf")
    return folder
  }

  /// The words, and what the answer holds that only the configuration can have said.
  private static let supplied: [(words: [String], part: String)] = [
    (["tokens"], "accent"),
    (["tokens", "--filter", "brand.*"], "brand.ink"),
    (["explain", "accent"], "accent: color #ff0000"),
    (["contrast", "accent", "white"], "#ff0000 on #ffffff"),
    (["contrast", "#ff0001", "white", "--suggest"], "brand.ink"),
    (["contrast", "--grid", "accent brand.*", "white"], "brand.ink"),
    (["color", "accent"], "#ff0000"),
    (["export", "css"], "--brand-ink"),
    (["measure", "Hi", "--style", "title"], "at 40 pt"),
    (["measure", "Hi", "--style", "title"], "own.ttf"),
    (["diff", "../../old/old.tokens.json"], "brand.ink"),
  ]

  @Test(arguments: supplied) func suppliesWhatIsLeftOpen(words: [String], part: String) throws {
    let folder = try Self.app()
    let run = try CommandRun(words, in: folder.path + "/app/sub")
    #expect(run.output.contains(part), "\(run.output)\(run.errors)")
    #expect(run.errors.hasPrefix("using ../legible.json\n"), "\(run.errors)")
  }

  @Test(arguments: supplied) func suppliesWhatIsNamed(words: [String], part: String) throws {
    let folder = try Self.app()
    let words = words.map { $0.replacing("../../", with: "../") }
    let run = try CommandRun(
      words + ["--config", "../app/legible.json"], in: folder.path + "/else")
    #expect(run.output.contains(part), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("using"))
  }

  /// Options that are given win, and what needs no tokens takes none.
  @Test(arguments: [
    ["tokens", "../old/old.tokens.json"], ["tokens", "--filter", "ios.color.label"],
    ["explain", "accent", "--tokens", "../old/old.tokens.json"], ["explain", "truncation"],
    ["explain", "ios.color.label"], ["contrast", "ios.color.label", "white"],
    ["contrast", "black", "white"], ["color", "red"],
    ["export", "css", "--tokens", "../old/old.tokens.json"],
    ["measure", "Hi", "--tokens", "../old/old.tokens.json"],
    ["diff", "../old/old.tokens.json", "../old/old.tokens.json"],
  ])
  func leavesTheRestAlone(_ words: [String]) throws {
    let folder = try Self.app(#"{"tokens": "none.tokens.json"}"#)
    let run = try CommandRun(words, in: folder.path + "/app")
    let other = try CommandRun(words, in: folder.path + "/else")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == other.output)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: ["tokens", "explain accent", "contrast accent white", "color accent"])
  func keepsJSONClean(_ words: String) throws {
    let folder = try Self.app()
    let run = try CommandRun(
      words.split(separator: " ").map(String.init) + ["--format", "json"],
      in: folder.path + "/app")
    #expect(run.status < 2)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    ("measure", #"{"text": "Hi", "style": "title"}"#, #""height":48"#),
    ("contrast", #"{"fg": "accent", "bg": ["white"]}"#, #""text":"3.99""#),
    ("color", #"{"color": "accent"}"#, ##""hex":"#ff0000""##),
  ])
  func rowsTakeOnlyWhatIsNamed(command: String, row: String, part: String) throws {
    let folder = try Self.app()
    let input = Array("\(row)\n".utf8)
    let alone = try CommandRun([command, "--jsonl"], input: input, in: folder.path + "/app")
    #expect(!alone.output.contains(part), "\(alone.output)")
    let named = try CommandRun(
      [command, "--jsonl", "--config", "legible.json"], input: input, in: folder.path + "/app")
    #expect(named.output.contains(part), "\(named.output)")
    #expect(named.errors.isEmpty)
  }

  @Test(arguments: [
    "tokens", "explain accent", "contrast accent white", "color accent", "export css",
    "measure Hi", "diff t/app.tokens.json", "check t/app.tokens.json", "check t/*.tokens.json",
    "tokens t/app.tokens.json --config legible.json",
    "diff t/app.tokens.json t/app.tokens.json --config legible.json",
  ])
  func refusesABrokenConfiguration(_ words: String) throws {
    let folder = try Self.app(#"{"tokns": 1}"#)
    let run = try CommandRun(
      words.split(separator: " ").map(String.init), in: folder.path + "/app")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("legible.json:1:2: error: the configuration has no \"tokns\""),
      "\(run.errors)")
  }

  /// The text styles of iOS are there, whether the tokens stand on them or not.
  @Test func measuresPlatformStylesBesideTokens() throws {
    let folder = try Self.app(#"{"tokens": "app.resolver.json"}"#)
    let resolver = """
      {
        "version": "2025.10", "sets": {"a": {"sources": [{"$ref": "t/app.tokens.json"}]}},
        "resolutionOrder": [{"$ref": "#/sets/a"}]
      }
      """
    try folder.write(Array(resolver.utf8), to: "app/app.resolver.json")
    let run = try CommandRun(["measure", "Hi"], in: folder.path + "/app")
    #expect(run.output.contains("at 17 pt"), "\(run.errors)")
  }

  @Test func lacksTheNewVersion() throws {
    let folder = try Self.app("{}")
    let run = try CommandRun(["diff", "t/app.tokens.json"], in: folder.path + "/app")
    #expect(run.status == 2)
    #expect(run.errors.contains("NEW is missing"))
    #expect(run.errors.contains(#"hint: Name it, or write "tokens" into legible.json."#))
  }
}
