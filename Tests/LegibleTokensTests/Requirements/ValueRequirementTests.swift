import LegibleColor
import LegibleTokens
import LegibleTokensSupport
import Testing

/// The values of the format module and the colour module, requirement by requirement.
@Suite struct ValueRequirementTests {
  /// A case for the value of a type, on line 2 of its file.
  private static func value(_ id: String, _ type: String, _ value: String, _ rules: String...)
    -> Requirement
  {
    self.value(id, type, value, rules: rules)
  }

  private static func value(
    _ id: String, _ type: String, _ value: String, rules: [String]
  ) -> Requirement {
    var requirement = Requirement(id, token(type, value))
    requirement.findings = rules.map { "2 \($0)" }
    return requirement
  }

  private static func color(_ space: String, _ components: String, _ rules: String...)
    -> Requirement
  {
    var requirement = Requirement(
      "C2", token("color", #"{"colorSpace": "\#(space)", "components": [\#(components)]}"#))
    requirement.findings = rules.map { "2 \($0)" }
    return requirement
  }

  static let spaces: [Requirement] =
    [
      "srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
      "xyz-d50",
    ]
    .flatMap { space in
      [
        color(space, "0, 0.5, 1"), color(space, "\"none\", 0, 1"),
        color(space, "0, 0, 1.01", "out-of-range"), color(space, "-0.1, 0, 0", "out-of-range"),
      ]
    } + [
      color("hsl", "359.9, 0, 100"), color("hsl", "360, 0, 0", "out-of-range"),
      color("hsl", "0, 101, 0", "out-of-range"), color("hsl", "0, 0, -1", "out-of-range"),
      color("hwb", "0, 100, 0"), color("hwb", "-1, 0, 0", "out-of-range"),
      color("hwb", "0, 0, 100.5", "out-of-range"),
      color("lab", "100, -200, 200"), color("lab", "101, 0, 0", "out-of-range"),
      color("lab", "50, 1e300, 0", "out-of-range"), color("lab", "50, 0, -2e9", "out-of-range"),
      color("lch", "50, 1e300, 0", "out-of-range"), color("oklab", "1, 1e99, 0", "out-of-range"),
      color("oklch", "0.5, 1e99, 0", "out-of-range"),
      color("lch", "50, 400, 359"), color("lch", "50, -1, 0", "out-of-range"),
      color("lch", "50, 1, 360", "out-of-range"),
      color("oklab", "1, -0.5, 0.5"), color("oklab", "1.1, 0, 0", "out-of-range"),
      color("oklch", "0.5, 0.4, 0"), color("oklch", "0.5, -0.1, 0", "out-of-range"),
      color("oklch", "0.5, 0, 400", "out-of-range"),
      color("cmyk", "0, 0, 0", "invalid-value"), color("sRGB", "0, 0, 0", "invalid-value"),
      color("srgb", "0, 0", "invalid-value"), color("srgb", "0, 0, 0, 0", "invalid-value"),
      color("srgb", #"0, "NONE", 0"#, "invalid-value"),
    ]

  static let colors: [Requirement] = [
    value("C1", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0}"#),
    value(
      "C1", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": -0.1}"#,
      "out-of-range"),
    value(
      "C1", "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000ff"}"##,
      "invalid-value"),
    value(
      "C1", "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "000000"}"##,
      "invalid-value"),
    value(
      "C1", "color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#ABCDEF"}"##,
      "hex-mismatch"),
    value(
      "C3", "color",
      ##"{"colorSpace": "display-p3", "components": [0, 1, 0], "hex": "#00ff00"}"##),
  ]

  static let scalars: [Requirement] = [
    value("V dimension", "dimension", #"{"value": 0, "unit": "px"}"#),
    value("V dimension", "dimension", #"{"value": 0}"#, "missing-property"),
    value("V dimension", "dimension", #"{"value": 1, "unit": "%"}"#, "invalid-value"),
    value("V dimension", "dimension", #"{"value": 1, "unit": "PX"}"#, "invalid-value"),
    value("V fontFamily", "fontFamily", #"["A", "B"]"#),
    value("V fontFamily", "fontFamily", "[]", "invalid-value"),
    value("V fontFamily", "fontFamily", #"["{f}"]"#, "invalid-value"),
    value("V fontWeight", "fontWeight", "1"),
    value("V fontWeight", "fontWeight", "1000"),
    value("V fontWeight", "fontWeight", "450.5"),
    value("V fontWeight", "fontWeight", #""ultra-black""#),
    value("V fontWeight", "fontWeight", "0.99", "out-of-range"),
    value("V fontWeight", "fontWeight", "1000.5", "out-of-range"),
    value("V fontWeight", "fontWeight", #""Bold""#, "invalid-value"),
    value("V fontWeight", "fontWeight", #""700""#, "invalid-value"),
    value("V fontWeight", "fontWeight", "true", "invalid-value"),
    value("V duration", "duration", #"{"value": 0.5, "unit": "s"}"#),
    value("V duration", "duration", #"{"value": 5, "unit": "min"}"#, "invalid-value"),
    value("V duration", "duration", #"{"unit": "ms"}"#, "missing-property"),
    value("V cubicBezier", "cubicBezier", "[0, -9, 1, 9]"),
    value("V cubicBezier", "cubicBezier", "[0, 0, 1, 0, 0]", "invalid-value"),
    value("V cubicBezier", "cubicBezier", "[1.01, 0, 0, 0]", "out-of-range"),
    value("V cubicBezier", "cubicBezier", #"["0", 0, 0, 0]"#, "invalid-value"),
    value("V number", "number", "-1.5e-3"),
    value("V number", "number", "true", "invalid-value"),
    value("V number", "number", "null", "invalid-value"),
    value("V number", "number", #"{"value": 1}"#, "invalid-value"),
  ]

  static let composites: [Requirement] = [
    value("V strokeStyle", "strokeStyle", #""outset""#),
    value("V strokeStyle", "strokeStyle", #""Solid""#, "invalid-value"),
    value("V strokeStyle", "strokeStyle", #"{"dashArray": ["{d}"], "lineCap": "square"}"#),
    value(
      "V strokeStyle", "strokeStyle", #"{"dashArray": [], "lineCap": "round"}"#, "invalid-value"),
    value("V strokeStyle", "strokeStyle", #"{"dashArray": ["{d}"]}"#, "missing-property"),
    value("V border", "border", #"{"color": "{c}", "width": "{d}"}"#, "missing-property"),
    value(
      "V border", "border", #"{"color": "{d}", "width": "{d}", "style": "solid"}"#, "type-mismatch"),
    value(
      "V transition", "transition", #"{"duration": "{e}", "delay": "{e}", "timingFunction": "{z}"}"#
    ),
    value(
      "V transition", "transition", #"{"duration": "{e}", "timingFunction": "{z}"}"#,
      "missing-property"),
    value(
      "V shadow", "shadow",
      #"{"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": true}"#
    ),
    value(
      "V shadow", "shadow",
      #"{"color": "{c}", "offsetX": "{d}", "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": "yes"}"#,
      "invalid-value"),
    value("V shadow", "shadow", #"["{ss}"]"#, "type-mismatch"),
    value("V shadow", "shadow", "[]", "invalid-value"),
    value("V gradient", "gradient", #"[{"color": "{c}", "position": 0}]"#),
    value("V gradient", "gradient", #"[{"color": "{c}"}]"#, "missing-property"),
    value("V gradient", "gradient", #"[{"position": 0}]"#, "missing-property"),
    value("V gradient", "gradient", "[]", "invalid-value"),
    value("V typography", "typography", #"{"fontFamily": "A"}"#, "missing-property"),
    value(
      "V typography", "typography",
      #"{"fontFamily": "A", "fontSize": "{d}", "fontWeight": 400, "letterSpacing": "{d}", "lineHeight": "{d}"}"#,
      "type-mismatch"),
    value(
      "V typography", "typography",
      #"{"fontFamily": "A", "fontSize": "{d}", "fontWeight": 400, "letterSpacing": "{d}", "lineHeight": 1, "textCase": "x"}"#,
      "unknown-property"),
  ]

  /// What no text, no line and no clock can show; the places of references are those of their uses.
  static let impossible: [Requirement] =
    [
      (#""fontSize": {"value": -16, "unit": "px"}"#, true), (#""fontSize": "{zero}""#, true),
      (#""fontSize": {"value": 0.01, "unit": "px"}"#, false), (#""lineHeight": 0"#, true),
      (#""lineHeight": -1"#, true), (#""lineHeight": "{minus}""#, true),
      (#""lineHeight": 0.1"#, false),
    ].map { part, isWrong in
      let other = part.hasPrefix("\"font") ? #""lineHeight": 1.5"# : #""fontSize": "{d}""#
      return value(
        "V typography", "typography",
        #"{"fontFamily": "A", "fontWeight": 400, "letterSpacing": "{d}", \#(part), \#(other)}"#,
        rules: isWrong ? ["out-of-range"] : [])
    } + [
      value(
        "V typography", "typography",
        #"{"fontFamily": "A", "fontWeight": 400, "letterSpacing": "{d}", "fontSize": "{zero}", "lineHeight": 0}"#,
        rules: ["out-of-range", "out-of-range"]),
      value(
        "V border", "border", #"{"color": "{c}", "width": "{below}", "style": "solid"}"#,
        rules: ["out-of-range"]),
      value(
        "V border", "border", #"{"color": "{c}", "width": "{zero}", "style": "solid"}"#, rules: []),
      value(
        "V shadow", "shadow",
        #"{"color": "{c}", "offsetX": "{below}", "offsetY": "{below}", "blur": "{below}", "spread": "{below}"}"#,
        rules: ["out-of-range"]),
      value(
        "V strokeStyle", "strokeStyle", #"{"dashArray": ["{d}", "{below}"], "lineCap": "butt"}"#,
        rules: ["out-of-range"]),
      value(
        "V transition", "transition",
        #"{"duration": {"value": -1, "unit": "ms"}, "delay": "{e}", "timingFunction": "{z}"}"#,
        rules: ["out-of-range"]),
      value(
        "V transition", "transition",
        #"{"duration": "{e}", "delay": {"value": -1, "unit": "ms"}, "timingFunction": "{z}"}"#,
        rules: []),
    ]

  /// A3: a reference may stand for any property and any element.
  static let parts: [Requirement] = [
    value(
      "A3 colorSpace", "color",
      ##"{"colorSpace": {"$ref": "#/c/$value/colorSpace"}, "components": [0, 0, 0]}"##),
    value(
      "A3 components", "color",
      ##"{"colorSpace": "srgb", "components": {"$ref": "#/c/$value/components"}}"##),
    value(
      "A3 component", "color",
      ##"{"colorSpace": "srgb", "components": [{"$ref": "#/n/$value"}, 0, 0]}"##),
    value(
      "A3 alpha", "color",
      ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": {"$ref": "#/n/$value"}}"##),
    value("A3 value", "dimension", ##"{"value": {"$ref": "#/n/$value"}, "unit": "px"}"##),
    value("A3 unit", "dimension", ##"{"value": 1, "unit": {"$ref": "#/d/$value/unit"}}"##),
    value("A3 time", "duration", ##"{"value": 1, "unit": {"$ref": "#/e/$value/unit"}}"##),
    value(
      "A3 curve", "cubicBezier", ##"[{"$ref": "#/z/$value/0"}, 0, 1, {"$ref": "#/n/$value"}]"##),
    value("A3 family", "fontFamily", ##"[{"$ref": "#/f/$value/0"}, "B"]"##),
    value(
      "A3 dash", "strokeStyle",
      ##"{"dashArray": [{"$ref": "#/d/$value"}, {"$ref": "#/d"}], "lineCap": "butt"}"##),
    value(
      "A3 inset", "shadow",
      ##"{"color": "{c}", "offsetX": {"$ref": "#/d/$value"}, "offsetY": "{d}", "blur": "{d}", "spread": "{d}", "inset": {"$ref": "#/n/$value"}}"##,
      "invalid-value"),
    value(
      "A3 stop", "gradient",
      ##"[{"$ref": "#/g/$value/0"}, {"color": {"$ref": "#/c"}, "position": {"$ref": "#/n/$value"}}]"##
    ),
    value("A3 shadow", "shadow", ##"[{"$ref": "#/ss/$value/0"}]"##),
    value(
      "A3 type", "dimension", ##"{"value": {"$ref": "#/c/$value"}, "unit": "px"}"##, "invalid-value"
    ),
  ]

  @Test(arguments: spaces + colors + scalars + composites + impossible + parts)
  func holds(requirement: Requirement) {
    #expect(findings(requirement.text).sorted() == requirement.findings)
  }

  /// C1: `none` is no zero, and the opacity is one where nothing is said.
  @Test func keepsMissingComponents() throws {
    let store = try store(
      token("color", #"{"colorSpace": "oklch", "components": [0.5, "none", 0]}"#))
    let color = try store.color("t")
    #expect(color[1] == nil && color[2] == 0 && color.alpha == 1)
  }
}
