import LegibleCore
import LegibleExport
import LegibleTestSupport
import LegibleTokens
import Testing

/// What an export says and leaves out when some tokens are broken.
@Suite struct PartialExportTests {
  /// Each row: tokens besides a sound one, what is left out, and the rules of the findings.
  @Test(
    arguments: [
      (
        ##""a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000"}}"##,
        ["--a"], ["invalid-value", "export-broken"]
      ),
      (
        #""a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}"#,
        ["--a", "--b", "--c"], ["invalid-value", "export-broken x3"]
      ),
      (
        #""a": {"$type": "dimension", "$value": {"value": 1, "unit": "px", "scale": 2}}, "b": {"$value": "{a}"}"#,
        ["--a", "--b"], ["unknown-property", "export-broken x2"]
      ),
      (
        ##""a": {"$type": "number", "$value": 1, "$ref": "#/sea"}"##, ["--a"],
        ["value-and-reference", "export-broken"]
      ),
      (#""a": {"$type": "text", "$value": "x"}"#, ["--a"], ["unknown-type", "export-broken"]),
      (#""a": {"$value": "{no}"}"#, ["--a"], ["unknown-reference", "export-broken"]),
      (
        #""a": {"$value": "{b}"}, "b": {"$value": "{a}"}"#, ["--a", "--b"],
        ["reference-cycle", "export-broken x2"]
      ),
      (
        #""a": {"$value": "{ios.text.body}", "$extensions": {"org.legible": {"scalesWith": "x"}}}"#,
        ["--a"], ["unknown-text-style", "export-broken"]
      ),
      (
        #"""
        "a": {"$type": "typography", "$value": {"fontFamily": "A", "fontWeight": 400,
          "fontSize": {"value": -16, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
          "lineHeight": 1.5}}, "b": {"$value": "{a}"}
        """#, ["--a", "--a-line-height", "--b"], ["out-of-range", "export-broken x2"]
      ),
    ] as [(String, [String], [String])])
  func leavesOutWhatIsBroken(tokens: String, absent: [String], rules: [String]) throws {
    let file = #"{\#(tokens), "sea": {"$type": "number", "$value": 7}}"#
    let export = try ExportExample.export(.css, ["a.tokens.json": file])
    let text = export.files[0].text
    #expect(text.contains("--sea: 7;"))
    for name in absent { #expect(!text.contains("\(name):"), "\(text)") }
    let found = export.findings.map { $0.rule.rawValue + ($0.count > 1 ? " x\($0.count)" : "") }
    #expect(found == rules)
    #expect(export.findings.contains { $0.severity == .error && $0.location.line <= 2 })
  }

  /// In dark the token has no value; the one of light would be a wrong one there.
  @Test func leavesOutWhatIsBrokenInOneContext() throws {
    var files = ExportExample.brand
    files["dark.tokens.json"] = """
      {"color": {"$type": "color",
        "ink": {"$value": {"colorSpace": "srgb", "components": [1, 1]}}}}
      """
    for target in [ExportTarget.css, .swift] {
      let export = try ExportExample.export(target, files)
      let text = export.files[0].text
      #expect(!text.contains("color-ink") && !text.contains("static let ink"))
      #expect(text.contains("color-accent") || text.contains("static let accent"))
      let note = try #require(export.findings.first { $0.rule == "export-broken" })
      // The border and the gradient have the colour in them.
      #expect(
        note.message == "edge.thin is broken with appearance=dark and is left out everywhere")
      #expect(note.count == 3)
      #expect(note.related.map(\.message) == ["also fade.out", "also color.ink"])
    }
  }

  @Test func refusesWhereFilesAreMissing() {
    var files = ExportExample.brand
    files["dark.tokens.json"] = "{"
    #expect(throws: LegibleError.self) { try ExportExample.export(.css, files) }
    files["dark.tokens.json"] = "[]"
    #expect(throws: LegibleError.self) { try ExportExample.export(.css, files) }
  }

  @Test func writesNumbersExactly() throws {
    let file = """
      {"tiny": {"$type": "number", "$value": 0.0000004},
       "top": {"$type": "number", "$value": 2147483647},
       "wait": {"$type": "duration", "$value": {"value": 0.00001, "unit": "ms"}},
       "wide": {"$type": "dimension", "$value": {"value": 1000000000, "unit": "px"}},
       "over": {"$type": "dimension", "$value": {"value": 1e21, "unit": "px"}},
       "long": {"$type": "duration", "$value": {"value": 1.7e308, "unit": "s"}}}
      """
    let css = try ExportExample.export(.css, ["a.tokens.json": file])
    #expect(
      css.files[0].text.contains(
        "--tiny: 0.0000004;\n  --top: 2147483647;\n  --wait: 0.00001ms;\n  --wide: 1000000000px;\n}"
      ))
    #expect(
      css.findings.first.map { "\($0.rule) \($0.location.line) \($0.count)" } == "out-of-range 5 2")
    let swift = try ExportExample.export(.swift, ["a.tokens.json": file]).files[0].text
    for line in ["tiny = 4e-07", "top = 2147483647.0", "wait = 1e-08", "wide = 1000000000.0"] {
      #expect(swift.contains(line + "\n"))
    }
    #expect(!swift.contains("inf\n"))
  }
}
