import LegibleCore
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct ReferenceTests {
  static let cases: [(value: String, findings: [String])] = [
    (##""$value": "{x.y}""##, []),
    (##""$ref": "#/x/y""##, []),
    (##""$ref": "#/x/y/$value""##, []),
    (##""$ref": "#/x/~0a~1b%20c/$value""##, []),
    (##""$value": "{x.$root}""##, []),
    (##""$ref": "#/x/\u0301m""##, []),
    (##""$value": "{x.\u0301m}""##, []),
    (##""$ref": "#/\u0301n""##, []),
    (##""$value": "{x.nope}""##, ["1 unknown-reference"]),
    (##""$value": "{x}""##, ["1 group-reference"]),
    (##""$value": "{x.y"## + ##"", "$description": "unclosed""##, ["1 invalid-reference"]),
    (##""$value": "{x.{y}}""##, ["1 invalid-reference"]),
    (##""$value": "{}""##, ["1 invalid-reference"]),
    (##""$value": "{x.c.components.0}""##, ["1 unknown-reference"]),
    (##""$value": "{x.c}""##, ["1 type-mismatch"]),
    (##""$ref": "#/x/c/$value/components/0""##, []),
    (##""$ref": "#/x/c/$value/components/3""##, ["1 unknown-reference"]),
    (##""$ref": "#/x/c/$value/components/00""##, ["1 unknown-reference"]),
    (##""$ref": "#/x/c/$value/components""##, ["1 type-mismatch"]),
    (##""$ref": "#/x/c/$type""##, ["1 unknown-reference"]),
    (##""$ref": "#/x""##, ["1 group-reference"]),
    (##""$ref": "#""##, ["1 invalid-reference"]),
    (##""$ref": "#x/y""##, ["1 invalid-reference"]),
    (##""$ref": "x.json#/y""##, ["1 invalid-reference"]),
    (##""$ref": "#/x/a b""##, ["1 invalid-reference"]),
    (##""$ref": "#/x/%zz""##, ["1 invalid-reference"]),
    (##""$ref": "#/x/~2""##, ["1 invalid-reference"]),
    (##""$ref": 1"##, ["1 invalid-reference", "1 property-type"]),
  ]

  @Test(arguments: cases)
  func follows(value: String, expected: [String]) {
    let text = """
      {"t": {"$type": "number", \(value)},
       "x": {"$type": "number", "$root": {"$value": 1}, "y": {"$value": 2},
         "~a/b c": {"$value": 3}, "\u{301}m": {"$value": 4},
         "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}},
       "\u{301}n": {"$type": "number", "$value": 5}}
      """
    #expect(findings(text).sorted() == expected)
  }

  @Test func takesTheTypeOfItsTarget() throws {
    let store = try store(
      """
      {"a": {"$value": "{b}"}, "b": {"$type": "number", "$value": 1},
       "c": {"$ref": "#/d/$value/value"},
       "d": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "g": {"$type": "color", "e": {"$value": "{b}"}}}
      """)
    #expect(store.findings == [])
    #expect(own(store).map(\.type) == [.number, .number, .number, .dimension, .number])
    #expect(store["c"]?.value == .number(8))
  }

  @Test func reportsACircleOnce() {
    let text = """
      {"x": {"$value": "{b}"},
       "b": {"$type": "number", "$value": "{c}"},
       "c": {"$value": "{d}"},
       "d": {"$value": "{b}"},
       "e": {"$value": "{e}"},
       "s": {"$type": "color", "$value": {"colorSpace": "srgb",
         "components": [{"$ref": "#/s/$value/components/0"}, 0, 0]}}}
      """
    #expect(findings(text) == ["2 reference-cycle", "5 reference-cycle", "7 reference-cycle"])
    let check = TokenChecker(reader: MemoryFiles(["t.json": text])).check(["t.json"])
    #expect(check.findings[0].message.hasSuffix("b -> c -> d -> b"))
    #expect(check.findings[0].related.map(\.location.line) == [3, 4])
  }

  @Test func saysNothingOfWhatFollows() {
    let text = """
      {"a": {"$type": "dimension", "$value": {"value": 1, "unit": "em"}},
       "b": {"$value": "{a}"},
       "c": {"$type": "number", "$ref": "#/a/$value/value"},
       "d": {"$type": "strokeStyle", "$value": {"dashArray": ["{b}"], "lineCap": "butt"}}}
      """
    #expect(findings(text) == ["1 invalid-value"])
  }

  @Test(arguments: [
    ("{color.bleu}", "Did you mean {color.blue}?"),
    ("{color.zzzzzzzz}", nil),
    (
      "{color.blue.alpha}",
      "color.blue is a token; a part of it is {\"$ref\": \"#/color/blue/$value/alpha\"}."
    ),
  ])
  func suggests(reference: String, hint: String?) {
    let text = """
      {"a": {"$type": "color", "$value": "\(reference)"},
       "color": {"$type": "color", "blue": {"$value": {
         "colorSpace": "srgb", "components": [0, 0, 1], "alpha": 1}}}}
      """
    let check = TokenChecker(reader: MemoryFiles(["t.json": text])).check(["t.json"])
    #expect(check.findings.map(\.hint) == [hint])
  }
}
