import LegibleCore
import LegibleJSON
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// The format module, requirement by requirement.
@Suite struct FormatRequirementTests {
  static let files: [Requirement] = [
    Requirement("F1", "{\"a\": {} // note\n}", "1 json-syntax"),
    Requirement("F1", #"{"a": {},}"#, "1 json-syntax"),
    Requirement("F1", #"{'a': {}}"#, "1 json-syntax"),
    Requirement(
      "F3",
      ##"{"$schema": "s", "$type": "number", "$description": "d", "$extensions": {}, "$deprecated": true, "$root": {"$value": 1}, "$extends": "#/g", "g": {}}"##
    ),
    Requirement("F3", #"{"$schema": 1}"#, "1 property-type"),
    Requirement("N1", #"{"a b/c": {"$type": "number", "$value": 1}, "🎨": {}, "1": {}, "a$": {}}"#),
    Requirement("N1", #"{"$mine": {}}"#, "1 invalid-name"),
    Requirement("N1", #"{"a.b": {}}"#, "1 invalid-name"),
    Requirement("N1", #"{"{": {}, "}": {}}"#, "1 invalid-name", "1 invalid-name"),
    Requirement("N1", #"{"": {}}"#, "1 invalid-name"),
    Requirement("N2", #"{"g": {"$value2": {}}}"#, "1 invalid-name"),
    Requirement("N2", #"{"t": {"$type": "number", "$value": 1, "$vendor": 1}}"#, "1 invalid-name"),
    Requirement("N3", #"{"Ink": {}, "ink": {}}"#, "1 similar-names"),
    Requirement(
      "N4",
      #"{"g": {"$type": "number", "$root": {"$value": 1}}, "a": {"$value": "{g.$root}"}}"#),
  ]

  static let tokens: [Requirement] = [
    Requirement("T1", ##"{"b": {"$type": "number", "$value": 1}, "a": {"$ref": "#/b"}}"##),
    Requirement("T1", #"{"a": {"$type": "number", "$value": 1, "b": {}}}"#, "1 token-and-group"),
    Requirement(
      "T2", ##"{"b": {"$type": "number", "$value": 1}, "a": {"$value": 1, "$ref": "#/b"}}"##,
      "1 missing-type", "1 value-and-reference"),
    Requirement(
      "T2", #"{"a": {"$type": "number", "$value": 1, "note": "x"}}"#, "1 unknown-property"),
    Requirement(
      "T3",
      #"{"a": {"$type": "number", "$value": 1, "$description": "d", "$deprecated": "x", "$extensions": {"x.y": [1]}}}"#
    ),
    Requirement(
      "T3", #"{"a": {"$type": "number", "$value": 1, "$description": 1, "$deprecated": 2}}"#,
      "1 property-type", "1 property-type"),
    Requirement(
      "T3", #"{"a": {"$type": "number", "$value": 1, "$extensions": []}}"#, "1 property-type"),
    Requirement("Y1", #"{"a": {"$value": 1}}"#, "1 missing-type"),
    Requirement(
      "Y1", #"{"a": {"$type": "Color", "$value": "{b}"}}"#, "1 unknown-reference", "1 unknown-type"),
    Requirement(
      "Y1",
      #"{"g": {"$type": "color", "a": {"$value": "{n}"}}, "n": {"$type": "number", "$value": 1}}"#),
    Requirement("Y2", among(#""a": {"$type": "color", "$value": "{n}"}"#), "5 type-mismatch"),
    Requirement("Y3", #"{"a": {"$type": "number", "$value": "1"}}"#, "1 invalid-value"),
    Requirement("G1", #"{"a": {}, "b": {"c": {}}}"#),
    Requirement("G1", #"{"a": {"$type": "number"}}"#, "1 unfinished-token"),
    Requirement("G1", #"{"a": {"$type": "number", "value": 1}}"#, "1 older-dialect"),
    Requirement("G1", #"{"a": "red"}"#, "1 structure"),
    Requirement("G2", #"{"g": {"$type": "number", "h": {"a": {"$value": 1}}}}"#),
    Requirement("G3", among(#""a": {"$value": "{g.$root}"}"#)),
    Requirement("G3", among(#""a": {"$value": "{g}"}"#), "5 group-reference"),
    Requirement("G3", among(##""a": {"$ref": "#/g"}"##), "5 group-reference"),
    Requirement("G3", among(##""a": {"$ref": "#/g/$root/$value"}"##)),
  ]

  static let extensions: [Requirement] = [
    Requirement("X1", among(#""h": {"$extends": "{g}"}"#)),
    Requirement("X1", among(##""h": {"$extends": "#/g"}"##)),
    Requirement("X1", among(##""h": {"$ref": "#/g", "own": {"$type": "number", "$value": 1}}"##)),
    Requirement("X1", among(#""h": {"$extends": "{n}"}"#), "5 extends-target"),
    Requirement("X1", among(#""h": {"$extends": "g"}"#), "5 extends-target"),
    Requirement("X3", among(#""h": {"$extends": "{gg}"}"#), "5 extends-target"),
    Requirement("X3", #"{"a": {"$extends": "{b}"}, "b": {"$extends": "{a}"}}"#, "1 extends-cycle"),
    Requirement("X3", #"{"a": {"b": {"$extends": "{a}"}}}"#, "1 extends-cycle"),
    Requirement("X3", #"{"a": {"$extends": "{a}"}}"#, "1 extends-cycle"),
    Requirement(
      "X3", among(#""h": {"$extends": "{g}", "$type": "color"}"#), "5 extends-type"),
  ]

  static let references: [Requirement] = [
    Requirement(
      "A1", among(#""a": {"$type": "dimension", "$value": "1px {d}"}"#), "5 older-dialect"),
    Requirement("A1", among(#""a": {"$value": "{d} "}"#), "5 invalid-reference"),
    Requirement("A1", among(#""a": {"$value": "{c.components.0}"}"#), "5 unknown-reference"),
    Requirement("A2", among(##""a": {"$ref": "#/c/$value/components/0"}"##)),
    Requirement("A2", among(##""a": {"$ref": "#/c/$value/components/3"}"##), "5 unknown-reference"),
    Requirement("A2", among(##""a": {"$ref": "#/c/$value/components/x"}"##), "5 unknown-reference"),
    Requirement("A2", among(##""a": {"$ref": "#/c/components/0"}"##), "5 unknown-reference"),
    Requirement(
      "A2",
      ##"{"~a/b %": {"$type": "number", "$value": 1}, "a": {"$ref": "#/~0a~1b%20%25/$value"}}"##
    ),
    Requirement(
      "A2", ##"{"0": {"1": {"$type": "number", "$value": 1}}, "a": {"$ref": "#/0/1/$value"}}"##),
    Requirement(
      "A4", among(#""x": {"$value": "{y}"}, "y": {"$value": "{z}"}, "z": {"$value": "{n}"}"#)),
    Requirement("A5", among(#""a": {"$value": "{"}"#), "5 invalid-reference"),
    Requirement("A5", among(#""a": {"$value": "{nope}"}"#), "5 unknown-reference"),
    Requirement("A5", #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#, "1 reference-cycle"),
    Requirement(
      "A5", ##"{"a": {"$ref": "#/b/$value"}, "b": {"$value": "{c}"}, "c": {"$ref": "#/a"}}"##,
      "1 reference-cycle"),
    Requirement("A5", among(##""a": {"$ref": "#/d/$value/size"}"##), "5 unknown-reference"),
    Requirement(
      "A6",
      among(
        ##""f": {"$type": "fontFamily", "$value": ["A", "B"]}, "a": {"$type": "fontFamily", "$value": ["C", {"$ref": "#/f/$value"}]}"##
      ), "5 invalid-value"),
    Requirement(
      "A6",
      among(
        ##""f": {"$type": "fontFamily", "$value": ["A", "B"]}, "a": {"$type": "fontFamily", "$value": ["C", {"$ref": "#/f/$value/1"}]}"##
      )),
  ]

  @Test(arguments: files + tokens + extensions + references)
  func holds(requirement: Requirement) {
    #expect(findings(requirement.text).sorted() == requirement.findings)
  }

  /// T3, G2: what is written comes back, and `false` takes a deprecation back.
  @Test func keepsPropertiesOfTokensAndGroups() throws {
    let store = try store(
      """
      {"g": {"$type": "number", "$deprecated": "Use h.", "$extensions": {"g.x": 1},
        "$description": "The group.",
        "a": {"$value": 1, "$extensions": {"z.y": {"b": [1.50, null], "a": "\\u00e9"}}},
        "b": {"$value": 2, "$deprecated": false}, "c": {"$value": 3, "$deprecated": true}}}
      """)
    #expect(own(store).map(\.isDeprecated) == [true, false, true])
    #expect(own(store).map(\.deprecationMessage) == ["Use h.", nil, nil])
    #expect(own(store).map(\.description) == [nil, nil, nil])
    #expect(
      own(store).map { $0.extensions?.source } == [
        #"{"z.y": {"b": [1.50, null], "a": "\u00e9"}}"#, nil, nil,
      ])
  }

  /// G4, X2, X4: the order of tokens, merging by path, aliases that keep their target.
  @Test func mergesExtendedGroups() throws {
    let store = try store(
      """
      {"base": {"$type": "number", "$root": {"$value": 1}, "a": {"$value": 2, "$description": "A."},
         "b": {"$value": "{base.a}"}, "deep": {"x": {"$value": 5}, "y": {"$value": 6}}},
       "mid": {"$extends": "{base}", "a": {"$value": 20}},
       "top": {"$extends": "#/mid", "own": {"$value": 7}, "deep": {"y": {"$value": 60}}}}
      """)
    #expect(store.findings.isEmpty)
    let values = own(store).filter { $0.path.hasPrefix("top") }.map { "\($0.path)=\($0.value)" }
    #expect(
      Set(values) == [
        "top.$root=1", "top.a=20", "top.b=2", "top.deep.x=5", "top.deep.y=60", "top.own=7",
      ])
    #expect(store["top.a"]?.description == nil)
  }

  /// A5: both ends of a mistake are named.
  @Test func namesTheOtherEnd() {
    let check = TokenChecker(
      lint: .off,
      reader: MemoryFiles([
        "t.json":
          "{\"a\": {\"$type\": \"color\", \"$value\": \"{b}\"},\n\"b\": {\"$value\": \"{c}\"},\n"
          + "\"c\": {\"$type\": \"number\", \"$value\": 1}}"
      ])
    ).check(["t.json"])
    #expect(check.findings.map(brief) == ["1 type-mismatch"])
    #expect(check.findings.first?.related.map(\.location.line) == [2])
  }
}
