import LegibleTestSupport
import Testing

/// `legible measure`: answers, rows and what it refuses.
struct MeasureTests {
  static let cases: [CommandCase] = [
    CommandCase(
      "measure-title",
      ["measure", "Einstellungen zurücksetzen", "--locale", "de", "--width", "150", "--lines", "1"]),
    CommandCase(
      "measure-json",
      [
        "measure", "道の駅 Trailhead", "--locale", "ja", "--width", "80", "--font", "Inter",
        "--font", "Droid Sans Fallback", "--size", "20", "--format", "json",
      ]),
    CommandCase("measure-missing-glyph", ["measure", "map \u{1F97E}"]),
    CommandCase("measure-negative-width", ["measure", "text", "--width", "-1"]),
    CommandCase("measure-nan-width", ["measure", "text", "--width", "nan"]),
    CommandCase("measure-missing-font", ["measure", "text", "--font", "none/Here.ttf"]),
    CommandCase(
      "measure-no-font", ["measure", "text", "--font", "notes.ttf"],
      files: ["notes.ttf": "no font at all"]),
    CommandCase("measure-unknown-family", ["measure", "text", "--font", "Gotham"]),
    CommandCase("measure-no-text", ["measure"]),
    CommandCase(
      "measure-rows", ["measure", "--jsonl"],
      input: """
        {"id": 1, "text": "Trail closed", "fonts": ["Inter"], "size": 17, "width": 60, "want": ["breaks", "graphemes", "shrink"]}
        {"id": "rtl", "text": "درب 12", "locale": "ar", "want": ["levels"]}
        {"id": 3, "text": "x", "witdh": 5}
        {"id": 4, "text": "x", "width": -1}
        {"id": 5, "text": "x", "size": 0}
        {"id": 6, "text": 7}
        not json
        {"id": 8, "text": "kieli", "locale": "xx", "hyphenate": true}
        {"id": 9, "text": "Trail closed", "fonts": ["Inter"], "size": 17, "width": 50, "maxLines": 1, "minimumScale": 0.5}
        """),
  ]

  @Test(arguments: cases) func answers(_ test: CommandCase) throws {
    try test.expectSnapshot()
  }
}
