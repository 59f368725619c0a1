import LegibleCore
import LegibleLint
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct ContextRuleTests {
  private let one = #"{ "$type": "number", "$value": 1 }"#

  @Test func missingModes() {
    let text = resolver(
      base: #"{ "x": \#(one) }"#, a: #"{ "y": \#(one), "z": \#(one) }"#, b: #"{ "x": \#(one) }"#)
    #expect(lint("missing-mode", text) == ["3 y is missing when m is b x2"])
    #expect(lint("missing-mode", resolver(base: #"{ "x": \#(one) }"#, b: "{}")) == [])
  }

  @Test func varyingTypes() {
    let text = resolver(
      a: #"{ "x": \#(one) }"#, b: #"{ "x": { "$type": "fontWeight", "$value": 400 } }"#)
    #expect(lint("type-varies", text) == ["4 x is a fontWeight here and a number elsewhere"])
  }

  private func time(_ milliseconds: Int) -> String {
    #"{ "t": { "$type": "duration", "$value": { "value": \#(milliseconds), "unit": "ms" } } }"#
  }

  @Test func motionWithoutContext() {
    #expect(lint("reduced-motion", time(200)) == ["1 t has no value for reduced motion"])
    #expect(lint("reduced-motion", time(50)) == [])
    #expect(
      lint("reduced-motion", time(50), LintSettings(options: ["minimum": .number(20)])) == [
        "1 t has no value for reduced motion"
      ])
  }

  /// Each row: the contexts, the duration in the second one, and what is found.
  @Test(arguments: [
    ("motion", ["full", "reduced"], 0, []),
    ("motion", ["full", "reduced"], 300, ["6 t is as long with reduced motion"]),
    ("mode", ["default", "reduce-motion"], 0, []),
    ("mode", ["light", "dark"], 0, ["6 t has no value for reduced motion"]),
  ])
  func motion(_ modifier: String, _ contexts: [String], _ reduced: Int, _ expected: [String]) {
    let text = resolver(
      base: time(300), b: reduced == 300 ? "{}" : time(reduced), modifier: modifier,
      contexts: contexts)
    #expect(lint("reduced-motion", text) == expected)
  }

  @Test func margins() {
    func margin(_ points: Int) -> String {
      #"{ "pageMargin": { "$type": "dimension", "$value": { "value": \#(points), "unit": "px" } } }"#
    }
    func text(_ phone: Int, _ pad: Int) -> String {
      resolver(
        a: margin(phone), b: margin(pad), modifier: "idiom", contexts: ["phone", "pad"])
    }
    #expect(lint("margin-order", text(16, 20)) == [])
    #expect(
      lint("margin-order", text(20, 16)) == ["4 pageMargin is 16px on pad and 20px on phone"])
  }
}
