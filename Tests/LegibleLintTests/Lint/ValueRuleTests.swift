import LegibleCore
import LegibleLint
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct ValueRuleTests {
  /// Colour tokens on a line each, by their sRGB components.
  private func colors(_ rows: [(String, [Double])]) -> String {
    let tokens = rows.map { name, rgb in
      #""\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": \#(rgb) } }"#
    }
    return "{\n" + tokens.joined(separator: ",\n") + "\n}"
  }

  @Test func duplicates() {
    let text = """
      { "a": { "$type": "number", "$value": 1 },
        "b": { "$type": "number", "$value": 1.0 },
        "c": { "$value": "{a}" },
        "d": { "$type": "fontWeight", "$value": 1 },
        "e": { "$type": "number", "$value": 1 } }
      """
    #expect(lint("duplicate-value", text) == ["2 b has the value of a x2"])
    #expect(lint("duplicate-value", text, LintSettings()) == [])
  }

  @Test func nearColors() {
    let text = colors([
      ("a", [0.2, 0.4, 0.6]), ("b", [0.2, 0.4, 0.602]), ("c", [0.2, 0.4, 0.6]),
      ("d", [0.9, 0.4, 0.6]), ("e", [0.9, 0.402, 0.6]), ("f", [0.2, 0.5, 0.6]),
    ])
    #expect(lint("near-equal-colors", text) == ["3 b looks like a: #33669a and #336699 x2"])
    let strict = LintSettings(options: ["difference": .number(0.0005)])
    #expect(lint("near-equal-colors", text, strict) == [])
  }

  /// Each row: names and lengths of dimension tokens on a line each, and what is out of order.
  static let scales: [([(String, Double)], [String])] = [
    ([("1", 4), ("2", 8), ("3", 16)], []),
    ([("3", 16), ("1", 4), ("2", 8)], []),
    (
      [("1", 4), ("2", 8), ("3", 6), ("4", 16), ("5", 20)], ["4 3 (6 pt) is smaller than 2 (8 pt)"]
    ),
    (
      [("h1", 40), ("h2", 32), ("h3", 24), ("h4", 28), ("h5", 16)],
      ["5 h4 (28 pt) is larger than h3 (24 pt)"]
    ),
    (
      [("xs", 2), ("s", 4), ("m", 8), ("l", 6), ("xl", 32), ("2xl", 64)],
      ["5 l (6 pt) is smaller than m (8 pt)"]
    ),
    ([("pad-sm", 2), ("pad-md", 4), ("gap-md", 1), ("pad-lg", 8)], []),
    ([("extra-small", 1), ("x-small", 2), ("small", 3)], []),
    ([("a", 4), ("b", 1), ("c", 3)], []),
    ([("1", 4), ("2", 3), ("3", 6), ("4", 1)], []),
    ([("1", 4), ("1b", 3), ("2", 6)], []),
    ([("100000000000000000000000", 4), ("2", 6), ("3", 8)], []),
  ]

  @Test(arguments: scales) func order(_ rows: [(String, Double)], _ expected: [String]) {
    #expect(lint("scale-order", dimensions(rows)) == expected)
  }

  private func dimensions(_ rows: [(String, Double)]) -> String {
    let tokens = rows.map { name, points in
      #""\#(name)": { "$type": "dimension", "$value": { "value": \#(points), "unit": "px" } }"#
    }
    return "{\n" + tokens.joined(separator: ",\n") + "\n}"
  }

  /// Each row: the lengths of a scale, and what leaves its grid.
  @Test(
    arguments: [
      ([4, 8, 12, 16, 24], []),
      ([1, 2, 4, 8, 12, 16, 20, 24, 28, 32], []),
      ([4, 8, 12, 15, 20, 24], ["5 4 is 15 pt, not a multiple of 4 pt"]),
      ([8, 16, 24, 30, 40, 48, 50], []),
      ([2, 4, 6, 8, 12, 16, 18, 20, 24], ["8 7 is 18 pt, not a multiple of 4 pt"]),
      ([20, 24, 32, 40, 48, 56], []),
      ([4, 8, 15], []),
      ([1.5, 3.7, 9, 11.2, 13], []),
      // Round ends, and other values that are larger than any box.
      ([0, 4, 8, 12, 16, 999], []),
      ([4, 8, 12, 16, 24, 9999], []),
      ([2, 4, 8, 12, 16, 1010], []),
      ([4, 8, 12, 16, 20, 99], []),
      // Zero and a repeated value count for nothing, and below zero it is as above.
      ([0, 4, 8, 12, 15], []),
      ([4, 4, 8, 8, 15], []),
      ([0, -4, -8, -12, -15, -20, -24], ["6 5 is -15 pt, not a multiple of 4 pt"]),
    ] as [([Double], [String])])
  func steps(_ lengths: [Double], _ expected: [String]) {
    let rows = lengths.enumerated().map { (String($0.offset + 1), $0.element) }
    #expect(lint("scale-step", dimensions(rows)) == expected)
  }

  /// Each row: the group of a scale, its last step, and how many findings there are.
  @Test(
    arguments: [
      ("space", #"{"value": 1.5, "unit": "rem"}"#, 0),
      ("space", #"{"value": 1.4, "unit": "rem"}"#, 1),
      ("space", #"{"value": 25, "unit": "px"}"#, 1),
      ("font-size", #"{"value": 25, "unit": "px"}"#, 0),
      ("text", #"{"value": 25, "unit": "px"}"#, 0),
    ])
  func stepsOfGroups(group: String, last: String, count: Int) {
    let steps = (1...5).map { #""\#($0)": {"$value": {"value": \#($0 * 4), "unit": "px"}}"# }
    let text =
      #"{"\#(group)": {"$type": "dimension", \#(steps.joined(separator: ", ")), "6": {"$value": \#(last)}}}"#
    #expect(lint("scale-step", text).count == count)
  }

  @Test func stepsAreNotes() throws {
    #expect(try #require(RuleRegistry(Rule.lintRules)["scale-step"]).severity == .note)
  }
}
