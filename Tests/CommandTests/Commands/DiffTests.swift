import LegibleTestSupport
import Testing

@Suite struct DiffTests {
  static let old = """
    {
      "color": {
        "$type": "color",
        "blue": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.1, 0.1] } },
        "accent": { "$value": "{color.blue}" },
        "brand": { "$value": "{color.blue}" },
        "gone": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }
      },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "step": { "$type": "number", "$value": 8 },
      "old": { "$type": "number", "$value": 1 }
    }

    """

  static let new = """
    {
      "color": {
        "$type": "color",
        "azure": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } },
        "ink": { "$value": { "colorSpace": "srgb", "components": [0.2, 0.1, 0.1] } },
        "accent": { "$value": "{color.azure}" },
        "brand": { "$value": { "colorSpace": "srgb", "components": [0, 0.4, 1] } },
        "new|er": { "$value": "{color.ink}" }
      },
      "gap": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" } },
      "step": { "$type": "fontWeight", "$value": 800 },
      "old": { "$type": "number", "$value": 1, "$deprecated": "Use `gap` instead." }
    }

    """

  /// A resolver with two modifiers, in which one colour depends on both.
  static func resolver(dark: String, increased: String, contexts: String = "") -> String {
    """
    {
      "version": "2025.10",
      "modifiers": {
        "appearance": { "default": "light", "contexts": {
          "light": [{ "ink": { "$type": "color", "$value": \(color("0")) } }],
          "dark": [{ "ink": { "$type": "color", "$value": \(color(dark)) } }]\(contexts) } },
        "contrast": { "default": "standard", "contexts": {
          "standard": [],
          "increased": [{ "line": { "$type": "color", "$value": \(color(increased)) } }] } }
      },
      "resolutionOrder": [
        { "name": "base", "type": "set", "sources": [
          { "line": { "$type": "color", "$value": \(color("0.5")) } }] },
        { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/contrast" }
      ]
    }

    """
  }

  private static func color(_ level: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(level), \#(level), \#(level)] }"#
  }

  static let files = [
    "old.tokens.json": old, "new.tokens.json": new, "broken.tokens.json": "{",
    "old.resolver.json": resolver(dark: "1", increased: "0.2"),
    "new.resolver.json": resolver(
      dark: "0.9", increased: "0.1", contexts: #", "sepia": []"#),
    "black.resolver.json": onPlatform("0"), "grey.resolver.json": onPlatform("0.5"),
    "app/legible.json": #"{ "tokens": "../new.resolver.json" }"#,
  ]

  /// A colour on the tokens of iOS, whose default context is not the first.
  private static func onPlatform(_ level: String) -> String {
    """
    {
      "version": "2025.10",
      "resolutionOrder": [
        { "$ref": "legible:ios.resolver.json" },
        { "name": "app", "type": "set", "sources": [
          { "line": { "$type": "color", "$value": \(color(level)) } }] }
      ]
    }

    """
  }

  static let cases = [
    CommandCase(
      "diff-every-context", ["diff", "black.resolver.json", "grey.resolver.json"], files: files),
    CommandCase("diff", ["diff", "old.tokens.json", "new.tokens.json"], files: files),
    CommandCase(
      "diff-json", ["diff", "old.tokens.json", "new.tokens.json", "--format", "json"],
      files: files),
    CommandCase(
      "diff-markdown",
      ["diff", "old.tokens.json", "new.tokens.json", "--format", "markdown", "--fail-on", "error"],
      files: files),
    CommandCase(
      "diff-contexts",
      ["diff", "old.resolver.json", "app/legible.json", "--fail-on", "error"], files: files),
    CommandCase(
      "diff-contexts-json",
      [
        "diff", "old.resolver.json", "new.resolver.json", "--format", "json", "--fail-on",
        "warning",
      ], files: files),
    CommandCase(
      "diff-equal", ["diff", "old.tokens.json", "old.tokens.json", "--fail-on", "note"],
      files: files),
    CommandCase("diff-broken", ["diff", "old.tokens.json", "broken.tokens.json"], files: files),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws { try example.expectSnapshot() }

  /// Thousands of changes stay a comment that services take.
  @Test func markdownIsBounded() throws {
    func text(_ value: Int) -> String {
      let tokens = (1...5000).map {
        #""a-token-with-a-long-name-\#($0)": { "$type": "number", "$value": \#(value) }"#
      }
      return "{\(tokens.joined(separator: ", "))}"
    }
    let folder = try TemporaryFolder(["a.json": text(1), "b.json": text(2)])
    let run = try CommandRun(["diff", "a.json", "b.json", "--format", "markdown"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output.utf8.count < 65_536)
    #expect(run.output.contains("5,000 changed"))
    #expect(run.output.contains("more rows"))
    #expect(run.output.hasSuffix("</details>\n"))
  }
}
