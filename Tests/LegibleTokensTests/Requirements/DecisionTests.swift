import LegibleTokens
import LegibleTokensSupport
import Testing

/// Where text, examples and schema of the modules disagree: Documentation/format-decisions.md.
@Suite struct DecisionTests {
  static let decisions: [Requirement] = [
    Requirement("D1", among(#""a": {"$value": "{g.$root}"}"#)),
    Requirement("D2", among(##""a": {"$ref": "#/n"}, "b": {"$ref": "#/n/$value"}"##)),
    Requirement("D2", among(##""a": {"$ref": "#/g"}"##), "5 group-reference"),
    Requirement("D3", among(##""a": {"$ref": "#/"}"##), "5 invalid-reference"),
    Requirement("D3", among(##""a": {"$ref": "#"}"##), "5 invalid-reference"),
    Requirement(
      "D4", among(#""a": {"$type": "gradient", "$value": [{"color": "{c}", "position": 1.5}]}"#),
      "5 gradient-position"),
    Requirement(
      "D5",
      among(
        #""o": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}]}, "a": {"$type": "gradient", "$value": ["{o}", {"color": "{c}", "position": 1}]}"#
      )),
    Requirement(
      "D5",
      among(
        #""o": {"$type": "gradient", "$value": [{"color": "{c}", "position": 0}, {"color": "{c}", "position": 1}]}, "a": {"$type": "gradient", "$value": ["{o}"]}"#
      ), "5 type-mismatch"),
    Requirement("D6", among(##""h": {"$ref": "#/g", "x": {"$type": "number", "$value": 1}}"##)),
    Requirement(
      "D7", among(#""a": {"$type": "dimension", "$value": {"value": 1, "unit": "%"}}"#),
      "5 invalid-value"),
    Requirement(
      "D7", among(#""a": {"$type": "dimension", "$value": "100px"}"#), "5 older-dialect"),
    Requirement("D7", among(#""a": {"$type": "string", "$value": "x"}"#), "5 unknown-type"),
    Requirement(
      "D8",
      ##"{"version": "2025.10", "modifiers": {"m": {"context": {"a": [], "b": []}}}, "resolutionOrder": [{"$ref": "#/modifiers/m"}]}"##,
      "1 resolver-structure", "1 unknown-property"),
    Requirement(
      "D9",
      ##"{"version": "2025.10", "sets": {"a": {"sources": []}}, "resolutionOrder": [{"$ref": "#sets/a"}]}"##,
      "1 resolver-reference"),
    Requirement("D10", "{\"a\": {}, /* x */ \"b\": {}}", "1 json-syntax"),
    Requirement(
      "D11",
      #"{"g": {"$type": "color", "a": {"$value": "{n}"}}, "n": {"$type": "number", "$value": 1}}"#),
    Requirement(
      "D12", #"{"a": {"$value": {"value": 1, "unit": "px"}}}"#, "1 missing-type"),
    Requirement(
      "D13", among(##""a": {"$type": "cubicBezier", "$value": [{"$ref": "#/n/$value"}, 0, 1, 1]}"##)
    ),
    Requirement(
      "D13", among(#""a": {"$type": "cubicBezier", "$value": ["{n}", 0, 1, 1]}"#), "5 invalid-value"
    ),
  ]

  @Test(arguments: decisions)
  func holds(requirement: Requirement) {
    #expect(findings(requirement.text).sorted() == requirement.findings)
  }

  /// D4: the position is taken as the nearest one that is allowed.
  @Test func clampsPositions() throws {
    let store = try store(
      among(#""a": {"$type": "gradient", "$value": [{"color": "{c}", "position": -2}]}"#))
    #expect(store["a"]?.value.description == "#ff0033 0%")
  }

  /// D11: the type of the target comes before that of the group.
  @Test func takesTheTypeOfTheTarget() throws {
    let store = try store(
      #"{"g": {"$type": "color", "a": {"$value": "{n}"}}, "n": {"$type": "number", "$value": 1}}"#)
    #expect(store["g.a"]?.type == .number)
  }
}
