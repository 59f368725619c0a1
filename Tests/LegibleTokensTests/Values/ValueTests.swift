import LegibleColor
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct ValueTests {
  static let sound: [(type: String, value: String, text: String)] = [
    ("color", #"{"colorSpace": "srgb", "components": [1, 0.2, 0]}"#, "#ff3300"),
    ("color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5}"#, "#ff000080"),
    ("color", #"{"colorSpace": "oklch", "components": [0.5, 0, "none"]}"#, "oklch(0.5 0 none)"),
    (
      "color", ##"{"colorSpace": "display-p3", "components": [{"$ref": "#/n/$value"}, 0, 1]}"##,
      "color(display-p3 0.5 0 1)"
    ),
    (
      "color",
      ##"{"colorSpace": {"$ref": "#/c/$value/colorSpace"}, "components": [{"$ref": "#/c/$value/components/2"}, 0, 0]}"##,
      "#330000"
    ),
    ("color", #""{c}""#, "#ff0033"),
    ("color", ##"{"$ref": "#/c"}"##, "#ff0033"),
    ("dimension", #"{"value": -1.5, "unit": "rem"}"#, "-1.5rem"),
    ("dimension", ##"{"value": {"$ref": "#/n/$value"}, "unit": "px"}"##, "0.5px"),
    ("dimension", ##"{"$ref": "#/s/$value/blur"}"##, "4px"),
    ("fontFamily", #""SF Pro""#, "SF Pro"),
    ("fontFamily", ##"["A", {"$ref": "#/f/$value/1"}]"##, "A, Noto Sans"),
    ("fontWeight", "350.5", "350.5"),
    ("fontWeight", #""extra-black""#, "950"),
    ("duration", #"{"value": 0.2, "unit": "s"}"#, "0.2s"),
    ("cubicBezier", "[0, -2, 1, 3]", "cubic-bezier(0, -2, 1, 3)"),
    ("cubicBezier", ##"[0, {"$ref": "#/z/$value/3"}, 1, 0]"##, "cubic-bezier(0, 1, 1, 0)"),
    ("number", "-1e3", "-1000"),
    ("number", ##"{"$ref": "#/c/$value/components/0"}"##, "1"),
    ("strokeStyle", #""groove""#, "groove"),
    (
      "strokeStyle", #"{"dashArray": ["{d}", {"value": 1, "unit": "px"}], "lineCap": "butt"}"#,
      "dashes 4px 1px butt"
    ),
    ("border", #"{"color": "{c}", "width": "{d}", "style": "solid"}"#, "4px solid #ff0033"),
    (
      "transition", #"{"duration": "{e}", "delay": "{e}", "timingFunction": "{z}"}"#,
      "1s cubic-bezier(0.4, 0, 0.2, 1) 1s"
    ),
    ("shadow", #""{s}""#, "4px 4px 4px 4px #ff0033"),
    ("shadow", #"["{s}", "{s}"]"#, "4px 4px 4px 4px #ff0033, 4px 4px 4px 4px #ff0033"),
    ("shadow", ##"[{"$ref": "#/ss/$value/1"}]"##, "4px 4px 4px 4px #ff0033"),
    ("gradient", #"["{g}", {"color": "{c}", "position": 1}]"#, "#ff0033 50%, #ff0033 100%"),
    (
      "typography",
      #"{"fontFamily": "{f}", "fontSize": "{d}", "fontWeight": "bold", "letterSpacing": "{d}", "lineHeight": "{n}"}"#,
      "700 4px/0.5 Inter, Noto Sans, spaced 4px"
    ),
  ]

  @Test(arguments: sound)
  func reads(type: String, value: String, text: String) throws {
    let source = token(type, value)
    #expect(findings(source) == [])
    let token = try #require(try store(source)["t"])
    #expect(token.type.rawValue == type)
    #expect(token.value.description == text)
  }

  static let broken: [(type: String, value: String, findings: [String])] = [
    ("color", "null", ["2 invalid-value"]),
    ("color", ##""#ff0000""##, ["2 older-dialect"]),
    ("color", #"{"components": [1, 0, 0]}"#, ["2 missing-property"]),
    ("color", #"{"colorSpace": "sRGB", "components": [1, 0, 0]}"#, ["2 invalid-value"]),
    ("color", #"{"colorSpace": "srgb", "components": [1, 0]}"#, ["2 invalid-value"]),
    ("color", #"{"colorSpace": "srgb", "components": "1 0 0"}"#, ["2 invalid-value"]),
    (
      "color", #"{"colorSpace": "srgb", "components": [255, "{n}", true]}"#,
      [
        "2 out-of-range", "2 invalid-value", "2 invalid-value",
      ]
    ),
    (
      "color", #"{"colorSpace": "hsl", "components": [360, 101, -1]}"#,
      [
        "2 out-of-range", "2 out-of-range", "2 out-of-range",
      ]
    ),
    ("color", #"{"colorSpace": "lch", "components": [50, -1, 0]}"#, ["2 out-of-range"]),
    (
      "color", #"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.1}"#,
      [
        "2 out-of-range"
      ]
    ),
    (
      "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}"##,
      [
        "2 invalid-value"
      ]
    ),
    ("color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#fd0000"}"##, []),
    (
      "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#fc0000"}"##,
      [
        "2 hex-mismatch"
      ]
    ),
    (
      "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "colour": 1}"##,
      [
        "2 unknown-property"
      ]
    ),
    ("dimension", #""16px""#, ["2 older-dialect"]),
    ("dimension", #"{"value": "16", "unit": "em"}"#, ["2 invalid-value", "2 invalid-value"]),
    ("dimension", #"{"value": 1e999, "unit": "px"}"#, ["2 out-of-range"]),
    ("dimension", "0", ["2 invalid-value"]),
    ("fontFamily", "[]", ["2 invalid-value"]),
    ("fontFamily", #"["A", 1]"#, ["2 invalid-value"]),
    ("fontFamily", #""""#, ["2 invalid-value"]),
    ("fontWeight", "0.5", ["2 out-of-range"]),
    ("fontWeight", "1001", ["2 out-of-range"]),
    ("fontWeight", #""Bold""#, ["2 invalid-value"]),
    ("duration", #"{"value": 1}"#, ["2 missing-property"]),
    ("duration", #"{"value": 1, "unit": "px"}"#, ["2 invalid-value"]),
    ("cubicBezier", "[0, 0, 1]", ["2 invalid-value"]),
    ("cubicBezier", "[-0.1, 0, 1.1, 0]", ["2 out-of-range x2"]),
    ("number", #""1""#, ["2 invalid-value"]),
    ("strokeStyle", #""wavy""#, ["2 invalid-value"]),
    (
      "strokeStyle", #"{"dashArray": [], "lineCap": "flat"}"#,
      [
        "2 invalid-value", "2 invalid-value",
      ]
    ),
    (
      "border", #"{"color": "{d}", "width": "{c}", "style": 1}"#,
      [
        "2 type-mismatch", "2 type-mismatch", "2 invalid-value",
      ]
    ),
    ("transition", #"{"duration": "{e}", "delay": "{e}"}"#, ["2 missing-property"]),
    ("shadow", "[]", ["2 invalid-value"]),
    ("shadow", #"["{ss}"]"#, ["2 type-mismatch"]),
    ("gradient", "[]", ["2 invalid-value"]),
    ("gradient", #"[{"color": "{c}", "position": 1.5}]"#, ["2 gradient-position"]),
    (
      "typography", #"{"fontFamily": "A", "fontSize": 1, "font": 2}"#,
      [
        "2 missing-property", "2 invalid-value", "2 unknown-property",
      ]
    ),
  ]

  @Test(arguments: broken)
  func reports(type: String, value: String, expected: [String]) {
    #expect(findings(token(type, value)).sorted() == expected.sorted())
  }

  @Test func keepsHexAndMissingComponents() throws {
    let store = try store(
      token("color", ##"{"colorSpace": "srgb", "components": ["none", 0, 0], "hex": "#000000"}"##))
    guard case .color(let value) = try #require(store["t"]).value else {
      Issue.record("no colour")
      return
    }
    #expect(value.hex == "#000000")
    #expect(value.color[0] == nil)
  }
}
