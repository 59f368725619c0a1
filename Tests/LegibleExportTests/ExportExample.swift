import LegibleDialects
import LegibleExport
import LegibleTestSupport
import LegibleTokens

/// Resolvers and token files for tests.
enum ExportExample {
  /// A small brand: light and dark, both contrasts, two brands, wide colours, text styles.
  static let brand = [
    "brand.resolver.json": """
    {
      "version": "2025.10",
      "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
      "modifiers": {
        "appearance": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]},
          "default": "light"},
        "contrast": {"contexts": {"standard": [], "increased": [{"$ref": "increased.tokens.json"}]},
          "default": "standard"},
        "brand": {"contexts": {"plain": [], "Loud \\"1\\"": [{"$ref": "loud.tokens.json"}]},
          "default": "plain"}
      },
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"},
        {"$ref": "#/modifiers/appearance"}, {"$ref": "#/modifiers/contrast"}]
    }
    """,
    "base.tokens.json": """
    {
      "color": {
        "$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
        "accent": {"$description": "What leads\\non. */",
          "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}},
        "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3}},
        "textLink": {"$value": "{color.accent}"},
        "old": {"$deprecated": "Use \\"ink\\".",
          "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}
      },
      "space": {"$type": "dimension",
        "md": {"$value": {"value": 16, "unit": "px"}},
        "lg": {"$value": {"value": 1.5, "unit": "rem"}}},
      "font": {"$type": "fontFamily", "brand": {"$value": ["A \\"B\\" C", "sans-serif"]}},
      "weight": {"$type": "fontWeight", "strong": {"$value": "semi-bold"}},
      "time": {"$type": "duration", "short": {"$value": {"value": 200, "unit": "ms"}}},
      "curve": {"$type": "cubicBezier", "soft": {"$value": [0.25, 0.1, 0.25, 1]}},
      "ratio": {"$type": "number", "wide": {"$value": 1.0e-5}},
      "line": {"$type": "strokeStyle", "dots": {"$value": {"lineCap": "round",
        "dashArray": [{"value": 1, "unit": "px"}, {"value": 2, "unit": "px"}]}}},
      "edge": {"$type": "border", "thin": {"$value": {"color": "{color.ink}",
        "width": {"value": 1, "unit": "px"}, "style": "solid"}}},
      "move": {"$type": "transition", "in": {"$value": {"duration": "{time.short}",
        "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{curve.soft}"}}},
      "lift": {"$type": "shadow", "low": {"$value": {"color": "{color.accent}",
        "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
        "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}},
      "fade": {"$type": "gradient", "out": {"$value": [
        {"color": "{color.ink}", "position": 0}, {"color": "{color.veil}", "position": 1}]}},
      "text": {
        "$type": "typography",
        "lead": {
          "$value": {"fontFamily": "{font.brand}", "fontSize": {"value": 20, "unit": "px"},
            "fontWeight": 600, "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.25},
          "$extensions": {"org.legible": {"scalesWith": "title3"}}
        },
        "same": {"$value": "{text.lead}"}
      }
    }
    """,
    "dark.tokens.json": """
    {"color": {"$type": "color",
      "ink": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
      "accent": {"$value": {"colorSpace": "srgb", "components": [0, 0.8, 0]}},
      "night": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0.2]}}}}
    """,
    "increased.tokens.json": """
    {"color": {"$type": "color",
      "accent": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0]}}}}
    """,
    "loud.tokens.json": """
    {"color": {"$type": "color",
      "ink": {"$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}}
    """,
  ]

  /// Names that are no identifiers anywhere, or the same one.
  static let hostile = [
    "hostile.tokens.json": #"""
    {"$type": "number", "a b": {"$value": 1}, "a-b": {"$value": 2}, "aB": {"$value": 3},
      "aB2": {"$value": 4}, "A_B": {"$value": 5},
      "default": {"$value": 1}, "self": {"$value": 1}, "init": {"$value": 1}, "in": {"$value": 1},
      "500": {"$value": 1}, "3d": {"$value": 1}, "🐶": {"$value": 1}, "→": {"$value": 1},
      "a/b": {"$value": 1}, "a\"b'c`d": {"$value": 1}, "日本語": {"$value": 1},
      "é": {"$value": 1}, "o\u0301": {"$value": 2}, "\u0301": {"$value": 1},
      "--": {"$value": 1}, " ": {"$value": 1}, "\n": {"$value": 1}, "\u202Ex": {"$value": 1},
      "//": {"$value": 1}, "*/": {"$value": 1}, "\\(x)": {"$value": 1}, "x;": {"$value": 1},
      "Type": {"Protocol": {"Self": {"Any": {"TokenRGBA": {"Swift": {"x": {"$value": 1}}}}}}},
      "type": {"$value": 1, "$description": "two\nlines\r\n\u2028of */ text"},
      "token-variants": {"x": {"$type": "color",
        "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}},
      "string": {"Double": {"x": {"$type": "fontFamily", "$value": ["\u2028\"\\\n\u0000</style>"]}}},
      "g h": {"x": {"$value": 1}}, "g-h": {"x": {"$value": 2}},
      "t": {"$type": "typography",
        "body": {"$value": {"fontFamily": "X", "fontSize": {"value": 16, "unit": "px"},
          "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1}},
        "body-font-size": {"$type": "number", "$value": 1}}
    }
    """#
  ]

  /// The export of the first of some files.
  static func export(
    _ target: ExportTarget, _ files: [String: String], in context: TokenContext = [:]
  ) throws -> Export {
    let folder = try TemporaryFolder(files)
    let name = files.keys.sorted().first { $0.hasSuffix("resolver.json") } ?? files.keys.sorted()[0]
    let resolver = try TokenResolver(contentsOf: "\(folder.path)/\(name)")
    return target.exporter().export(try ExportModel(resolver, in: context))
  }
}
