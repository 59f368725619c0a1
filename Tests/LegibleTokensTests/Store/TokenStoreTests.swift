import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct TokenStoreTests {
  static let text = """
    {"title": {"$type": "typography", "$value": {"fontFamily": "Inter",
       "fontSize": {"value": 20, "unit": "px"}, "fontWeight": 700,
       "letterSpacing": {"value": 0.5, "unit": "px"}, "lineHeight": 1.2},
       "$extensions": {"org.legible": {"scalesWith": "title3"}}},
     "fixed": {"$type": "typography", "$value": {"fontFamily": ["A", "B"],
       "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": "light",
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
     "alias": {"$value": "{ios.text.footnote}"},
     "gap": {"$type": "dimension", "$value": {"value": 0.5, "unit": "rem"}},
     "wrong": {"$type": "typography", "$value": {"fontFamily": "A",
       "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5},
       "$extensions": {"org.legible": {"scalesWith": "titel"}}},
     "broken": {"$type": "number", "$value": "x"},
     "flat": {"$type": "typography", "$value": {"fontFamily": "A",
       "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 0}}}
    """

  private func store(_ context: TokenContext = [:]) throws -> TokenStore {
    try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": Self.text]))
      .resolve(context)
  }

  @Test func scalesStylesOfOnesOwn() throws {
    let large = try store().textStyle("title")
    #expect(large.size == 20)
    #expect(large.leading == 24)
    #expect(large.tracking == 25)
    #expect(large.scalesWith == .title3)
    // Title 3 has a leading of 25 at Large and 58 at AX4.
    let scaled = try store(["contentSize": "AX4"]).textStyle("title")
    #expect(scaled.size == (20.0 * 58 / 25).rounded())
    // The line height stays 1.2 times the size.
    #expect(abs((scaled.leading ?? 0) - 1.2 * scaled.size) < 1e-9)
    #expect(scaled.tracking == 25)
  }

  @Test func leavesFixedStylesAlone() throws {
    for category in ["large", "AX5"] {
      let style = try store(["contentSize": category]).textStyle("fixed")
      #expect(style.size == 16)
      #expect(style.leading == 24)
      #expect(style.weight == 300)
      #expect(style.families == ["A", "B"])
      #expect(style.scalesWith == nil)
    }
  }

  @Test func takesTheExactLeadingThroughAliases() throws {
    let style = try store(["contentSize": "AX5"]).textStyle("alias")
    #expect(style.size == 44)
    #expect(style.leading == 52)
    #expect(style.name == "alias")
    #expect(try store().aliasChain(of: "alias").map(\.path) == ["alias", "ios.text.footnote"])
  }

  static let others: [(name: String, rule: Rule.ID)] = [
    ("titel", "unknown-reference"), ("gap", "type-mismatch"), ("wrong", "unknown-text-style"),
    ("broken", "invalid-value"), ("flat", "out-of-range"), ("ios.text", "group-reference"),
  ]

  @Test(arguments: others)
  func refusesOthers(name: String, rule: Rule.ID) throws {
    let store = try store()
    let error = #expect(throws: LegibleError.self) { _ = try store.textStyle(name) }
    #expect(error?.findings.map(\.rule) == [rule])
  }

  @Test func convertsLengths() throws {
    #expect(try store().dimension("gap") == 8)
    #expect(throws: LegibleError.self) { try store().color("gap") }
  }

  @Test func checkReportsUnknownTextStyles() {
    #expect(
      findings(Self.text) == ["13 unknown-text-style", "14 invalid-value", "17 out-of-range"])
  }
}
