import LegibleCore
import LegibleLint
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct ReferenceRuleTests {
  static let references = """
    { "n": { "$type": "number", "$value": 1 },
      "alone": { "$type": "number", "$value": 2 },
      "alias": { "$value": "{n}" },
      "d": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
      "part": { "$type": "number", "$ref": "#/d/$value/value" },
      "c": { "$type": "cubicBezier", "$value": [0, { "$ref": "#/m/$value" }, 1, 1] },
      "m": { "$type": "number", "$value": 0 } }
    """

  @Test func unused() {
    let settings = LintSettings(
      level: .severity(.warning), exclude: [Glob(key: "c"), Glob(key: "p?rt")])
    #expect(lint("unused-token", Self.references, settings) == ["2 no token refers to alone x2"])
    let named = LintSettings(
      level: .severity(.warning), options: ["tokens": .patterns([Glob(key: "?")])])
    #expect(lint("unused-token", Self.references, named) == ["6 no token refers to c"])
  }

  @Test func unreachable() {
    let number = #"{ "$type": "number", "$value": 1 }"#
    let text = resolver(
      base: #"{ "x": \#(number), "y": \#(number) }"#, a: #"{ "x": \#(number) }"#,
      b: #"{ "x": \#(number), "y": \#(number) }"#)
    #expect(lint("unreachable-token", text) == ["6 x is replaced in every context"])
  }

  /// Each row: how many references lead to the value, the limit, and what is found.
  @Test(arguments: [
    (4, 4.0, []), (5, 4, ["6 a5 is 5 references away from its value"]),
    (6, 4, ["6 a5 is 5 references away from its value x2"]),
    (1, 1, []), (2, 1, ["3 a2 is 2 references away from its value"]),
  ])
  func chains(_ length: Int, _ maximum: Double, _ expected: [String]) {
    let links = (1...length).map { #", "a\#($0)": { "$value": "{a\#($0 - 1)}" }"# + "\n" }
    let text = #"{ "a0":"# + "\n" + #"{ "$type": "number", "$value": 1 }"# + links.joined() + "}"
    let settings = LintSettings(options: ["maximum": .number(maximum)])
    #expect(lint("alias-chain", text, settings) == expected)
  }

  @Test func chainsOfCirclesAndLongOnesEnd() {
    #expect(lint("alias-chain", #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#) == [])
    let links = (1...20_000).map { #", "a\#($0)": {"$value": "{a\#($0 - 1)}"}"# }
    let text = #"{"a0": {"$type": "number", "$value": 1}"# + links.joined() + "}"
    #expect(
      lint("alias-chain", text) == ["1 a5 is 5 references away from its value x19996"])
  }

  @Test func deprecated() {
    let text = """
      { "$type": "dimension",
        "old": { "$deprecated": "Use new.", "$value": { "value": 1, "unit": "px" } },
        "gone": { "$deprecated": true, "a": { "$value": { "value": 2, "unit": "px" } },
          "b": { "$deprecated": false, "$value": { "value": 2, "unit": "px" } } },
        "u": { "$value": "{old}" },
        "v": { "$value": "{old}" },
        "w": { "$deprecated": true, "$value": "{old}" },
        "x": { "$value": "{gone.a}" },
        "y": { "$value": "{gone.b}" },
        "z": { "$type": "strokeStyle", "$value": { "dashArray": ["{gone.a}"], "lineCap": "round" } } }
      """
    #expect(
      lint("deprecated-use", text) == [
        "5 u refers to old, which is deprecated x2",
        "8 x refers to gone.a, which is deprecated x2",
      ])
  }
}
