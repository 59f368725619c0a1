import LegibleCore
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Input that would cost time, stack or memory without limits.
@Suite struct HostileTests {
  @Test func followsLongChains() throws {
    let count = 20_000
    var text = #"{"t0": {"$type": "number", "$value": 1}"#
    for index in 1...count { text += #", "t\#(index)": {"$value": "{t\#(index - 1)}"}"# }
    let store = try store(text + "}")
    #expect(store["t\(count)"]?.value == .number(1))
  }

  @Test func followsLongChainsBackwards() throws {
    let count = 20_000
    var text = "{"
    for index in 0..<count { text += #""t\#(index)": {"$value": "{t\#(index + 1)}"}, "# }
    let store = try store(text + #""t\#(count)": {"$type": "number", "$value": 1}}"#)
    #expect(store["t0"]?.value == .number(1))
  }

  @Test func evaluatesSharedTargetsOnce() throws {
    var text = #"{"s0": {"$type": "shadow", "$value": \#(Self.shadow)}"#
    for index in 1...60 {
      text += #", "s\#(index)": {"$type": "shadow", "$value": ["{s\#(index - 1)}"]}"#
    }
    #expect(findings(text + "}").count == 1)
  }

  @Test func limitsReferencesInsideValues() {
    var text = #"{"t0": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}"#
    for index in 1...500 {
      text += """
        , "t\(index)": {"$type": "dimension", "$value": {
          "value": {"$ref": "#/t\(index - 1)/$value/value"}, "unit": "px"}}
        """
    }
    let result = TokenChecker(reader: MemoryFiles(["t.json": text + "}"])).check(["t.json"])
    #expect(Set(result.findings.map(\.rule)) == ["reference-cycle"])
  }

  @Test func limitsGroupsThatMultiply() {
    var text = #"{"g0": {"t": {"$type": "number", "$value": 1}}"#
    for index in 1...300 { text += #", "g\#(index)": {"$extends": "{g\#(index - 1)}"}"# }
    #expect(findings(text + "}") == [])
    var back = "{"
    for index in 0..<300 { back += #""g\#(index)": {"$extends": "{g\#(index + 1)}"}, "# }
    let rules = findings(back + #""g300": {"t": {"$type": "number", "$value": 1}}}"#)
    #expect(rules == ["1 token-limit"])
  }

  @Test func refusesDeepNesting() {
    let text =
      String(repeating: #"{"a": "#, count: 100_000) + "{}" + String(repeating: "}", count: 100_000)
    #expect(findings(text) == ["1 json-depth"])
  }

  static let otherEncodings: [(bytes: [UInt8], rule: Rule.ID)] = [
    ([0xFF, 0xFE, 0x7B, 0x00], "encoding"), ([0x7B, 0x22, 0xFF, 0x22, 0x7D], "encoding"),
    ([0x7B], "json-syntax"),
  ]

  @Test(arguments: otherEncodings)
  func refusesOtherEncodings(bytes: [UInt8], rule: Rule.ID) {
    let check = TokenChecker(reader: MemoryFiles(["t.json": bytes])).check(["t.json"])
    #expect(check.findings.map(\.rule) == [rule])
  }

  private static let shadow = """
    {"color": {"colorSpace": "srgb", "components": [0, 0, 0]},
     "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"},
     "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}
    """
}
