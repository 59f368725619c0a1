import LegibleColor
import LegibleCore
import LegibleDialects
import LegibleJSON
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Values in the ways that people wrote them, and what migrate makes of them.
@Suite struct LooseValueTests {
  static let hex = ##""hex": "#ff0000" }"##
  static let red = #"{ "colorSpace": "srgb", "components": [1, 0, 0], \#(hex)"#

  static let values: [(type: String, value: String, result: String)] = [
    ("color", ##""#f00""##, red),
    ("color", #""rgb(255 0 0)""#, red),
    ("color", #"{"r": 1, "g": 0, "b": 0}"#, red),
    ("color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f00"}"##, red),
    (
      "color", #"{"r": 51, "g": 0, "b": 255, "a": 0.5}"#,
      ##"{ "colorSpace": "srgb", "components": [0.2, 0, 1], "alpha": 0.5, "hex": "#3300ff" }"##
    ),
    (
      "color", #"{"h": 0, "s": 1, "l": "50%"}"#, red
    ),
    ("color", #"{"h": 0, "s": 100, "v": 100}"#, red),
    ("color", #"{"r": "100%", "g": "0%", "b": 0}"#, red),
    ("string", ##""#f00""##, red),
    ("custom", #""12px""#, #"{ "value": 12, "unit": "px" }"#),
    ("custom", "12", "12"),
    ("opacity", #""25%""#, "0.25"),
    (
      "color", #""hsl(480 50% 50%)""#,
      ##"{ "colorSpace": "hsl", "components": [120, 50, 50], "hex": "#40bf40" }"##
    ),
    (
      "color", #""oklch(0.5 0 none)""#,
      #"{ "colorSpace": "oklch", "components": [0.5, 0, "none"] }"#
    ),
    (
      "color", ##""rgb(from #f00 r g b / 50%)""##,
      #"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#
    ),
    (
      "color", #""oklch(from oklch(0.5 0.1 200) calc(l / 2) c h)""#,
      #"{ "colorSpace": "oklch", "components": [0.25, 0.1, 200] }"#
    ),
    ("dimension", "12", #"{ "value": 12, "unit": "px" }"#),
    ("dimension", #"" .5rem ""#, #"{ "value": 0.5, "unit": "rem" }"#),
    ("dimension", #""-1.5PX""#, #"{ "value": -1.5, "unit": "px" }"#),
    ("dimension", #""1e2px""#, #"{ "value": 100, "unit": "px" }"#),
    ("dimension", #"{"value": "8", "unit": "px"}"#, #"{ "value": 8, "unit": "px" }"#),
    ("dimension", #""8pt""#, #"{ "value": 8, "unit": "px" }"#),
    ("dimension", #""24sp""#, #"{ "value": 1.5, "unit": "rem" }"#),
    ("duration", #""0.3s""#, #"{ "value": 0.3, "unit": "s" }"#),
    ("duration", "150", #"{ "value": 150, "unit": "ms" }"#),
    ("fontFamily", #""'Noto Sans', Arial""#, #"["Noto Sans", "Arial"]"#),
    ("fontFamily", "\"'A,\u{301} B',\u{301}C\"", "[\"A,\u{301} B\", \"\u{301}C\"]"),
    (
      "fontFamily", #"["-apple-system, 'Segoe UI', Arial"]"#,
      #"["-apple-system", "Segoe UI", "Arial"]"#
    ),
    (
      "fontFamily", #"["Inter, 'A, B'", "Arial", "'C'"]"#, #"["Inter", "A, B", "Arial", "C"]"#
    ),
    ("fontFamily", #""'""#, #""'""#),
    ("fontWeight", #""Semi Bold""#, #""semi-bold""#),
    ("fontWeight", #""600""#, "600"),
    ("fontWeight", #""Italic""#, #""regular""#),
    ("number", #""1.5""#, "1.5"),
    ("number", #""50%""#, "0.5"),
    ("cubicBezier", #""ease-in-out""#, "[0.42, 0, 0.58, 1]"),
    ("cubicBezier", #""cubic-bezier(.1, -2, 1, 3)""#, "[0.1, -2, 1, 3]"),
    ("strokeStyle", #""Dotted""#, #""dotted""#),
    (
      "border", ##""2px solid #f00""##,
      """
      {
        "color": \(red),
        "width": { "value": 2, "unit": "px" },
        "style": "solid"
      }
      """
    ),
    (
      "transition", #""200ms ease-in""#,
      """
      {
        "duration": { "value": 200, "unit": "ms" },
        "delay": { "value": 0, "unit": "ms" },
        "timingFunction": [0.42, 0, 1, 1]
      }
      """
    ),
    (
      "shadow", ##""inset 1px 2px #f00""##,
      """
      {
        "color": \(red),
        "offsetX": { "value": 1, "unit": "px" },
        "offsetY": { "value": 2, "unit": "px" },
        "blur": { "value": 0, "unit": "px" },
        "spread": { "value": 0, "unit": "px" },
        "inset": true
      }
      """
    ),
    (
      "gradient", ##""linear-gradient(#f00, #f00, #f00 40%, red)""##,
      """
      [
        {
          "color": \(red),
          "position": 0
        },
        {
          "color": \(red),
          "position": 0.2
        },
        {
          "color": \(red),
          "position": 0.4
        },
        {
          "color": \(red),
          "position": 1
        }
      ]
      """
    ),
  ]

  /// Colours of other tokens, and colours made of those, stand in colours.
  @Test(arguments: [
    ("oklch(from {brand} calc(l / 2) c h)", "oklch(0.25 0.1 200)"),
    ("color-mix(in oklch, {brand} 50%, {other})", "oklch(0.6 0.1 200)"),
    ("rgb(from {alias} r g b / {half})", "rgba(51, 102, 153, 0.5)"),
    ("oklch(from {made} l c calc(h + 10))", "oklch(0.25 0.1 210)"),
  ])
  func coloursAreMadeOfTokens(value: String, css: String) throws {
    let text = """
      {"brand": {"type": "color", "value": "oklch(0.5 0.1 200)"},
       "other": {"type": "color", "value": "oklch(0.7 0.1 200)"},
       "alias": {"type": "color", "value": "{blue}"}, "blue": {"type": "color", "value": "#336699"},
       "half": {"type": "number", "value": "0.5"},
       "made": {"type": "color", "value": "oklch(from {brand} calc(l / 2) c h)"},
       "t": {"type": "color", "value": "\(value)"}}
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let file = try #require(migration.files.first)
    let store = try TokenResolver(
      contentsOf: file.name, reader: MemoryFiles([file.name: file.bytes])
    ).resolve()
    #expect(try store.color("t").css == css)
  }

  @Test(arguments: values)
  func reads(type: String, value: String, result: String) throws {
    let text = #"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let root = try JSONDocument(parsing: migration.files[0].bytes, path: "t.json").root
    let found = try #require(root["t"]?["$value"])
    let expected = try JSONDocument(parsing: Array(result.utf8), path: "r.json").root
    #expect(JSONValue(found) == JSONValue(expected))
  }

  static let refusals: [(type: String, value: String, findings: [String])] = [
    ("color", ##""#12""##, ["1 invalid-in-dialect"]),
    ("color", #""currentcolor""#, ["1 not-carried-over"]),
    ("color", "7", ["1 invalid-in-dialect"]),
    ("dimension", #""1em""#, ["1 not-carried-over"]),
    ("dimension", #""4px 8px""#, ["1 not-carried-over"]),
    ("dimension", #""{a} * 2""#, ["1 not-carried-over"]),
    ("dimension", #""wide""#, ["1 invalid-in-dialect"]),
    ("fontWeight", #""Chunky""#, ["1 invalid-in-dialect"]),
    ("string", #""x""#, ["1 not-carried-over"]), ("string", #""100""#, ["1 not-carried-over"]),
    ("boolean", "true", ["1 not-carried-over"]),
    ("color", #"{"r": 300, "g": 0, "b": 0}"#, ["1 invalid-in-dialect"]),
    ("color", #"{"h": 0, "s": 101, "l": 0}"#, ["1 invalid-in-dialect"]),
    ("color", #"{"r": 1, "g": 0, "b": 0, "a": 2}"#, ["1 invalid-in-dialect"]),
    ("color", #"{"r": 1, "g": 0}"#, ["1 invalid-in-dialect"]),
    ("opacity", "50", ["1 invalid-in-dialect"]), ("opacity", #""1.5""#, ["1 invalid-in-dialect"]),
    ("shadow", #""1px red""#, ["1 not-carried-over"]),
    ("border", #"{"color": "red", "width": "1px"}"#, ["1 not-carried-over"]),
    ("typography", #"{"fontSize": "12px"}"#, ["1 not-carried-over"]),
  ]

  @Test(arguments: refusals)
  func reports(type: String, value: String, findings: [String]) throws {
    let text = #"{"t": {"$type": "\#(type)", "$value": \#(value)}}"#
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    #expect(migration.findings.map(brief) == findings)
    #expect(migration.lostCount == 1)
    let root = try JSONDocument(parsing: migration.files[0].bytes, path: "t.json").root
    let kept = root["$extensions"]?["org.legible.migration"]?["notCarriedOver"]?["t"]?["$value"]
    #expect(
      try kept.map(JSONValue.init)
        == JSONValue(JSONDocument(parsing: Array(value.utf8), path: "v").root))
  }
}
