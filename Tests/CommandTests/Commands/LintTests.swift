import LegibleTestSupport
import Testing

/// The lint rules as `check` and `legible.json` apply them.
@Suite struct LintTests {
  static let tokens = """
    {
      "text": {
        "$type": "typography",
        "note": {
          "$value": {
            "fontFamily": "Inter", "fontSize": { "value": 9, "unit": "px" }, "fontWeight": 300,
            "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3
          }
        }
      },
      "fade": { "$type": "duration", "$value": { "value": 200, "unit": "ms" } },
      "slide": { "$type": "duration", "$value": { "value": 300, "unit": "ms" } }
    }

    """

  static let files = [
    "tokens/app.tokens.json": tokens,
    "project/tokens/app.tokens.json": tokens,
    "project/legible.json": """
    { "lint": { "rules": { "small-text": "error", "thin-text": "off", "reduced-motion": "off" } } }

    """,
    "wrong.json": #"{ "lint": { "rules": { "smal-text": "off" } } }"#,
    "short.json": #"{ "lint": { "rules": { "small-text": "warn" } } }"#,
  ]

  static let cases = [
    CommandCase("lint", ["check", "tokens/app.tokens.json"], files: files),
    CommandCase("lint-configured", ["check", "project/tokens/app.tokens.json"], files: files),
    CommandCase(
      "lint-chosen",
      ["check", "tokens/app.tokens.json", "--config", "project/legible.json"], files: files),
    CommandCase(
      "lint-wrong", ["check", "tokens/app.tokens.json", "--config", "wrong.json"], files: files),
    CommandCase(
      "lint-short", ["check", "tokens/app.tokens.json", "--config", "short.json"], files: files),
    CommandCase(
      "lint-only",
      [
        "check", "tokens/app.tokens.json", "--only", "thin-text,missing-description", "--only",
        "unused-token",
      ], files: files),
    CommandCase(
      "lint-only-unknown", ["check", "tokens/app.tokens.json", "--only", "thin-txt"], files: files),
    CommandCase(
      "lint-first", ["check", "tokens/app.tokens.json", "--max-findings", "1"], files: files),
    CommandCase("lint-explained", ["explain", "tight-leading"]),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws { try example.expectSnapshot() }
}
