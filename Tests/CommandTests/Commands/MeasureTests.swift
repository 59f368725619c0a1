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
    CommandCase("measure-missing-glyph-width", ["measure", "map \u{1F97E}", "--width", "200"]),
    CommandCase("measure-em-tracking", ["measure", "text", "--tracking", "0.02"]),
    CommandCase("measure-style-without-tokens", ["measure", "text", "--style", "app.type.lead"]),
    CommandCase(
      "measure-impossible-style", ["measure", "text", "--style", "a", "--tokens", "t.json"],
      files: [
        "t.json": """
        {"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
          "fontSize": {"value": -16, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
          "lineHeight": 1.5}}}
        """
      ]),
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
    CommandCase(
      "measure-settings-rows", ["measure", "--jsonl"],
      input: """
        {"id": "unknown feature", "text": "x", "features": ["tnum", "zzzz"]}
        {"id": "no feature", "text": "x", "features": ["tabular"]}
        {"id": "unknown axis", "text": "x", "variations": {"wgth": 600}}
        {"id": "unmet", "text": "x", "fonts": ["Inter"], "size": 17, "variations": {"wdth": 75, "wght": 2000}, "features": ["smcp", "-palt"]}
        {"id": "font", "text": "x", "fonts": ["/dev/stdin"]}
        {"id": "face", "text": "x", "fonts": ["/dev/fd/0#1"]}
        {"id": "localized", "text": "Prendre le sentier", "locale": "fr", "fonts": ["Inter"], "size": 17, "width": 90, "maxLines": 1, "truncation": "head", "localizedEllipsis": true}
        {"id": "both signs", "text": "x", "ellipsis": "~", "localizedEllipsis": true}
        {"id": "tabs", "text": "a\\tb", "fonts": ["Inter"], "size": 17, "tabStops": 50}
        {"id": "both tabs", "text": "a\\tb", "tabStops": 50, "tabSize": 4}
        {"id": "negative tabs", "text": "a\\tb", "tabSize": -4}
        {"id": "no tag", "text": "x", "locale": "not a locale"}
        {"id": "empty tag", "text": "x", "locale": ""}
        {"id": "no fonts", "text": "x", "fonts": []}
        {"id": "category", "text": "x", "fonts": ["Inter"], "category": "AX5"}
        {"id": "balanced", "text": "Hello wonderful world", "fonts": ["Inter"], "size": 17, "width": 100, "balance": true, "want": ["shrink"]}
        {"id": "words", "text": "Wandermarken", "fonts": ["Inter"], "size": 17, "width": 50, "breakWords": false}
        """),
    CommandCase(
      "measure-options",
      [
        "measure", "Waffles\tfor hikers", "--font", "Inter", "--italic", "--variation", "wght=600",
        "--feature", "tnum", "--feature=-kern", "--tracking", "-10", "--keep-ligatures",
        "--word-spacing", "1", "--line-height", "22", "--width", "118", "--lines", "1",
        "--ellipsis", "~", "--tightening", "--minimum-scale", "0.9", "--balance", "--wrap", "char",
        "--keep-words", "--white-space", "pre-wrap", "--tab-size", "4", "--line-break", "loose",
        "--word-break", "keep-all", "--no-tailorings", "--direction", "rtl", "--profile", "css",
        "--format", "json", "--want", "levels", "--want", "graphemes",
      ]),
    CommandCase("measure-rows-with-width", ["measure", "--jsonl", "--width", "5"]),
    CommandCase("measure-bad-locale", ["measure", "text", "--locale", "not a locale"]),
    CommandCase(
      "measure-missing-families",
      ["measure", "text", "--style", "t", "--tokens", "t.tokens.json", "--width", "40"],
      files: [
        "t.tokens.json": """
        {"t": {"$type": "typography", "$value": {"fontFamily": ["Papyrus"], "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "lineHeight": 1.25,
        "letterSpacing": {"value": 0, "unit": "px"}}}}
        """
      ]),
    CommandCase(
      "measure-missing-family",
      ["measure", "text", "--font", "Papyrus", "--font", "Inter", "--size", "17"]),
    CommandCase(
      "measure-unmet",
      [
        "measure", "text", "--font", "Inter", "--size", "17", "--weight", "bold", "--variation",
        "wdth=75", "--variation", "wght=2000", "--feature", "smcp",
      ]),
    CommandCase("measure-bare-line-height", ["measure", "text", "--line-height", "1.5"]),
    CommandCase(
      "measure-units",
      [
        "measure", "a text", "--size", "20px", "--weight", "semibold", "--line-height", "150%",
        "--tracking", "0.5em", "--word-spacing", "0.1em", "--width", "10em", "--minimum-scale",
        "50%", "--lines", "1",
      ]),
    CommandCase("measure-bad-variation", ["measure", "text", "--variation", "wght"]),
    CommandCase("measure-unknown-feature", ["measure", "text", "--feature", "zzzz"]),
    CommandCase(
      "measure-two-signs", ["measure", "text", "--ellipsis", "~", "--localized-ellipsis"]),
    CommandCase("measure-want-text", ["measure", "text", "--want", "glyphs"]),
    CommandCase("measure-help", ["measure", "--help"]),
  ]

  @Test(arguments: cases) func answers(_ test: CommandCase) throws {
    try test.expectSnapshot()
  }
}
