import LegibleTestSupport
import Testing

@Suite struct TokenCommandTests {
  /// A file with an alias to iOS, a misspelt alias, a circle and one cause that occurs twice.
  static let broken = """
    {
      "color": {
        "$type": "color",
        "text": { "$value": "{ios.color.label}" },
        "accent": { "$value": "{ios.color.systemBlu}" },
        "a": { "$value": "{color.b}" },
        "b": { "$value": "{color.a}" }
      },
      "space": {
        "$type": "dimension",
        "s": { "$value": { "value": 1, "unit": "em" } },
        "m": { "$value": { "value": 2, "unit": "em" } }
      }
    }

    """

  static let tokens = """
    {
      "color": {
        "$type": "color",
        "text": { "$value": "{ios.color.label}", "$description": "Running text." },
        "brand": { "$value": { "colorSpace": "display-p3", "components": [1, 0.2, 0.1] } },
        "old": { "$value": "{color.brand}", "$deprecated": "Use color.brand." }
      },
      "button": {
        "$type": "typography",
        "$value": {
          "fontFamily": ["Inter", "SF Pro"], "fontSize": { "value": 17, "unit": "px" },
          "fontWeight": "semi-bold", "letterSpacing": { "value": 0, "unit": "px" },
          "lineHeight": 1.3
        },
        "$extensions": { "org.legible": { "scalesWith": "body" } }
      }
    }

    """

  /// A resolver over iOS with a theme of its own, broken in one context.
  static let resolver = """
    {
      "version": "2025.10",
      "sets": { "app": { "sources": [{ "$ref": "app.tokens.json" }] } },
      "modifiers": {
        "theme": {
          "contexts": {
            "calm": [{ "accent": { "$type": "color", "$value": "{ios.color.systemTeal}" } }],
            "loud": [{ "accent": { "$type": "color", "$value": "{ios.color.systemPing}" } }]
          },
          "default": "calm"
        }
      },
      "resolutionOrder": [
        { "$ref": "legible:ios.resolver.json" },
        { "$ref": "#/sets/app" },
        { "$ref": "#/modifiers/theme" }
      ]
    }

    """

  /// A resolver over iOS with a name that only its dark context has.
  static let misspelt = """
    {
      "version": "2025.10",
      "modifiers": {
        "appearance": {
          "contexts": {
            "light": [{ "app": { "quiet": { "$type": "color", "$value": "{ios.color.label}" } } }],
            "dark": [{ "app": { "$type": "color", "qiuet": { "$value": "{ios.color.label}" },
              "glow": { "$value": "{ios.color.label}" }, "moon": { "$value": "{app.glow}" } } }]
          },
          "default": "light"
        }
      },
      "resolutionOrder": [
        { "$ref": "legible:ios.resolver.json" }, { "$ref": "#/modifiers/appearance" }
      ]
    }

    """

  /// A text style that keeps its size.
  static let fixed = """
    { "app": { "text": { "button": {
      "$type": "typography",
      "$value": {
        "fontFamily": "Inter", "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 600,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3
      }
    } } } }

    """

  /// A resolver that names a token of iOS and not the tokens of iOS.
  static let alone = """
    {
      "version": "2025.10",
      "resolutionOrder": [{ "name": "app", "type": "set", "sources": [
        { "ink": { "$type": "color", "$value": "{ios.color.label}" } },
        { "$ref": "ios.resolver.json" }
      ] }]
    }

    """

  /// Values as strings, misspelt extensions, and a cause that occurs six times.
  static let hints = """
    {
      "ink": { "$type": "color", "$value": "#ff0080" },
      "gap": { "$type": "dimension", "$value": "17px" },
      "wide": { "$type": "dimension", "$value": "a lot" },
      "fade": { "$type": "duration", "$value": "0.5 s" },
      "note": {
        "$type": "typography",
        "$value": {
          "fontFamily": "Inter", "fontSize": { "value": 13, "unit": "px" }, "fontWeight": 400,
          "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3
        },
        "$extensions": { "org.legible": { "scaleWith": "body", "scalesWith": "footnot" } }
      },
      "space": {
        "$type": "dimension",
        "a": { "$value": { "value": 1, "unit": "em" } }, "b": { "$value": "{space.c}" },
        "c": { "$value": { "value": 3, "unit": "em" } },
        "d": { "$value": { "value": 4, "unit": "em" } },
        "e": { "$value": { "value": 5, "unit": "em" } },
        "f": { "$value": { "value": 6, "unit": "em" } },
        "g": { "$value": { "value": 7, "unit": "em" } }
      }
    }

    """

  static let files = [
    "app.tokens.json": tokens, "app.resolver.json": resolver, "broken.tokens.json": broken,
    "misspelt.resolver.json": misspelt, "alone.resolver.json": alone,
    "hints.tokens.json": hints, "fixed.tokens.json": fixed, "empty.tokens.json": "",
    "syntax.tokens.json": "{\n  \"a\": 1,\n}\n", "list.tokens.json": "[]",
  ]

  static let cases = [
    CommandCase("check-clean", ["check", "app.tokens.json"], files: files),
    CommandCase("check-ios", ["check", "legible:ios.resolver.json"]),
    CommandCase("check-broken", ["check", "broken.tokens.json"], files: files),
    CommandCase(
      "check-broken-json", ["check", "broken.tokens.json", "--format", "json"], files: files),
    CommandCase(
      "check-never", ["check", "broken.tokens.json", "--fail-on", "never"], files: files),
    CommandCase("check-resolver", ["check", "app.resolver.json", "app.tokens.json"], files: files),
    CommandCase("check-empty", ["check", "empty.tokens.json"], files: files),
    CommandCase("check-syntax", ["check", "syntax.tokens.json"], files: files),
    CommandCase("check-list", ["check", "list.tokens.json"], files: files),
    CommandCase("check-missing", ["check", "no.tokens.json", "app.tokens.json"], files: files),
    CommandCase("check-folder", ["check", "."], files: files),
    CommandCase("check-near-file", ["check", "app.token.json"], files: files),
    CommandCase(
      "check-near-folder", ["check", "Asset.xcasset"],
      files: ["Assets.xcassets/Red.colorset/Contents.json": "{}"]),
    CommandCase("check-stdin", ["check", "-"], input: "{\"a\": {\"$value\": 1}}"),
    CommandCase("check-nothing", ["check"]),
    CommandCase("check-misspelt", ["check", "misspelt.resolver.json"], files: files),
    CommandCase("check-without-ios", ["check", "alone.resolver.json"], files: files),
    CommandCase("check-hints", ["check", "hints.tokens.json"], files: files),

    CommandCase("tokens-file", ["tokens", "app.tokens.json"], files: files),
    CommandCase(
      "tokens-dark",
      ["tokens", "app.resolver.json", "--filter", "*.text", "--with", "appearance=dark"],
      files: files),
    CommandCase(
      "tokens-type", ["tokens", "--type", "typography", "--with", "contentSize=AX3"]),
    CommandCase(
      "tokens-json", ["tokens", "app.tokens.json", "--type", "color", "--format", "json"],
      files: files),
    CommandCase("tokens-broken", ["tokens", "broken.tokens.json"], files: files),
    CommandCase("tokens-missing", ["tokens", "no.tokens.json"], files: files),
    CommandCase("tokens-syntax", ["tokens", "syntax.tokens.json"], files: files),
    CommandCase(
      "tokens-bad-context", ["tokens", "--with", "apperance=dark", "--with", "contentSize=huge"]),
    CommandCase("tokens-bad-choice", ["tokens", "--with", "dark"]),
    CommandCase("tokens-bad-type", ["tokens", "--type", "colour"]),

    CommandCase("explain-ios", ["explain", "ios.color.systemRed"]),
    CommandCase(
      "explain-alias", ["explain", "color.old", "--tokens", "app.tokens.json"], files: files),
    CommandCase(
      "explain-json",
      [
        "explain", "accent", "--tokens", "app.resolver.json", "--with", "contrast=increased",
        "--format", "json",
      ], files: files),
    CommandCase(
      "explain-style", ["explain", "button", "--tokens", "app.tokens.json"], files: files),
    CommandCase(
      "explain-fixed-style", ["explain", "app.text.button", "--tokens", "fixed.tokens.json"],
      files: files),
    CommandCase("measure-near-style", ["measure", "--style", "boddy", "a"]),
    CommandCase(
      "measure-near-token",
      ["measure", "--style", "button", "--tokens", "fixed.tokens.json", "a"], files: files),
    CommandCase("explain-rule", ["explain", "hex-mismatch"]),
    CommandCase("explain-rule-json", ["explain", "contrast", "--format", "json"]),
    CommandCase("explain-rules", ["explain"]),
    CommandCase("explain-unknown", ["explain", "ios.color.lable"]),
    CommandCase("explain-unknown-rule", ["explain", "hex-mismatsh"]),
    CommandCase("explain-group", ["explain", "ios.text"]),
    CommandCase(
      "explain-broken", ["explain", "color.accent", "--tokens", "broken.tokens.json"],
      files: files),
  ]

  @Test(arguments: cases)
  func printsWhatIsRecorded(example: CommandCase) throws {
    try example.expectSnapshot()
  }
}
