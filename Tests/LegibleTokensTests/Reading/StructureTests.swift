import LegibleJSON
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct StructureTests {
  static let cases: [(text: String, findings: [String])] = [
    (#"{"$schema": "x", "$description": "d", "g": {}}"#, []),
    (#"{"a": {"$type": "number", "$value": 1, "$extensions": {"x.y": {"z": [1]}}}}"#, []),
    (#"{"a": {"$value": 1}}"#, ["1 missing-type"]),
    (#"{"a": {"$type": "numbre", "$value": 1}}"#, ["1 unknown-type"]),
    (#"{"a": {"$type": "Number", "$value": 1}}"#, ["1 unknown-type"]),
    (#"{"a": {"$type": 1, "$value": 1}}"#, ["1 property-type"]),
    (
      "{\"a\": {\"$type\": \"s\", \"$value\": 1},\n\"b\": {\"$type\": \"s\", \"$value\": 1}}",
      [
        "1 unknown-type x2"
      ]
    ),
    (#"{"a": {"$type": "number"}}"#, ["1 unfinished-token"]),
    (#"{"a": {"$type": "number", "value": 1}}"#, ["1 older-dialect"]),
    (
      #"{"a": 1, "b": [], "c": "x"}"#,
      [
        "1 structure", "1 structure", "1 structure",
      ]
    ),
    (
      #"{"a.b": {}, "c{": {}, "}": {}, "": {}}"#,
      [
        "1 invalid-name", "1 invalid-name", "1 invalid-name", "1 invalid-name",
      ]
    ),
    (#"{"$brand": {}, "a": {"$typ": "number"}}"#, ["1 invalid-name", "1 invalid-name"]),
    (#"{"Red": {}, "red": {}}"#, ["1 similar-names"]),
    ("{\"\u{E9}\": {}, \"e\u{301}\": {}}", ["1 invalid-name"]),
    // What follows from a mistake is none of its own.
    (
      #"{"a": {"$extends": "{b}", "t": {"$value": 1}}, "c": {"$value": "{a.x}"}}"#,
      ["1 extends-target"]
    ),
    (#"{"t": {"$type": "number"}, "u": {"$value": "{t}"}}"#, ["1 unfinished-token"]),
    (
      ##"{"t": {"$type": "color", "$value": "#f00"}, "u": {"$type": "number", "$value": {"$ref": "#/t/$value/components/0"}}}"##,
      ["1 older-dialect"]
    ),
    (#"{"a": {}, "a": {}}"#, ["1 duplicate-key"]),
    (#"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, ["1 token-and-group"]),
    (#"{"a": {"$type": "number", "$value": 1, "unit": "px"}}"#, ["1 unknown-property"]),
    (##"{"a": {"$type": "number", "$value": 1, "$ref": "#/b"}}"##, ["1 value-and-reference"]),
    (#"{"a": {"$type": "number", "$value": 1, "$extends": "{b}"}}"#, ["1 unknown-property"]),
    (
      #"{"a": {"$description": 1, "$deprecated": "x", "$extensions": []}}"#,
      [
        "1 property-type", "1 property-type",
      ]
    ),
    (#"{"$value": 1}"#, ["1 structure"]),
    ("[]", ["1 structure"]),
    ("", ["1 json-syntax"]),
    ("{\"a\": {},}", ["1 json-syntax"]),
  ]

  @Test(arguments: cases)
  func reports(text: String, expected: [String]) {
    #expect(findings(text).sorted() == expected.sorted())
  }

  @Test func inheritsTypesAndDeprecation() throws {
    let store = try store(
      """
      {"g": {"$type": "number", "$deprecated": "Old.",
        "$root": {"$value": 1},
        "h": {"a": {"$value": 2}, "b": {"$value": 3, "$deprecated": false}},
        "c": {"$type": "fontWeight", "$value": 4}}}
      """)
    #expect(own(store).map(\.path) == ["g.$root", "g.h.a", "g.h.b", "g.c"])
    #expect(own(store).map(\.type) == [.number, .number, .number, .fontWeight])
    #expect(own(store).map(\.isDeprecated) == [true, true, false, true])
    #expect(store["g.c"]?.deprecationMessage == "Old.")
  }

  @Test func keepsExtensionsInOrder() throws {
    let store = try store(
      #"{"a": {"$type": "number", "$value": 1, "$extensions": {"z": {"b": 1.50, "a": [null]}}}}"#)
    #expect(store["a"]?.extensions?.source == #"{"z": {"b": 1.50, "a": [null]}}"#)
  }
}
