import LegibleCore
import LegibleLint
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct TextStyleRuleTests {
  /// A text style as a token of one line.
  private func style(
    _ name: String, size: Double = 17, lineHeight: Double = 1.3, weight: Double = 400,
    family: String = "Inter", scalesWith: String? = nil
  ) -> String {
    let grows = scalesWith.map {
      #", "$extensions": { "org.legible": { "scalesWith": "\#($0)" } }"#
    }
    return """
      "\(name)": { "$type": "typography", "$value": { "fontFamily": "\(family)", \
      "fontSize": { "value": \(size), "unit": "px" }, "fontWeight": \(weight), \
      "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": \(lineHeight) }\(grows ?? "") }
      """
  }

  private func file(_ styles: [String]) -> String {
    "{\n" + styles.joined(separator: ",\n") + "\n}"
  }

  @Test func smallText() {
    let text = file([style("a", size: 11), style("b", size: 10.5), style("c", size: 9)])
    #expect(lint("small-text", text) == ["3 b is 10.5 pt, smaller than 11 pt x2"])
    #expect(lint("small-text", text, LintSettings(options: ["minimum": .number(9)])) == [])
  }

  @Test func tightLeading() {
    let text = file([
      style("body", lineHeight: 1.1), style("title", lineHeight: 1.1),
      style("bodyLarge", lineHeight: 1.2), style("note", lineHeight: 1, scalesWith: "footnote"),
      style("bodyTitle", lineHeight: 1, scalesWith: "title"),
    ])
    #expect(
      lint("tight-leading", text) == [
        "2 body has lines of 1.1 times its size, less than 1.2 x2"
      ])
  }

  @Test func thinText() {
    let text = file([
      style("a", weight: 300), style("b", size: 18, weight: 100), style("c", weight: 400),
    ])
    #expect(lint("thin-text", text) == ["2 a has the weight 300 at 17 pt"])
  }

  @Test func families() {
    let names = ["A", "B", "b", "C", "D", "E"]
    let text = file(names.enumerated().map { style("s\($0.offset)", family: $0.element) })
    #expect(
      lint("font-families", text) == ["6 5 font families, more than 3: A, B, C, D, E"])
    let five = LintSettings(options: ["maximum": .number(5)])
    #expect(lint("font-families", text, five) == [])
    let tokens = names.map { #""\#($0)": { "$type": "fontFamily", "$value": ["\#($0)", "X"] }"# }
    #expect(lint("font-families", "{\n" + tokens.joined(separator: ",\n") + "}").count == 1)
  }

  @Test func familiesThatAreLists() {
    let values = [#"["Inter, 'Segoe UI'"]"#, #""Inter, Arial""#, #"["Inter", "Arial"]"#, #""{b}""#]
    let tokens = zip(["a", "b", "c", "d"], values).map {
      #""\#($0)": { "$type": "fontFamily", "$value": \#($1) }"#
    }
    #expect(
      lint("font-families", "{\n" + tokens.joined(separator: ",\n") + "\n}")
        == ["2 \"Inter, 'Segoe UI'\" is read as the name of one font family x2"])
  }

  @Test func scaleOfNames() {
    let text = file([
      style("body-s", size: 13), style("body-m", size: 17), style("body-l", size: 16),
      style("body-xl", size: 20), style("body-2xl", size: 24),
    ])
    #expect(
      lint("type-scale", text) == ["4 body-l (16 pt) is smaller than body-m (17 pt)"])
  }

  /// The same style under the modifier of size categories.
  @Test func shrinkingStyles() {
    func text(_ large: Double, _ xLarge: Double) -> String {
      resolver(
        a: "{ \(style("t", size: large)) }", b: "{ \(style("t", size: xLarge)) }",
        modifier: "contentSize", contexts: ["large", "xLarge"])
    }
    #expect(lint("type-scale", text(17, 19)) == [])
    #expect(lint("type-scale", text(17, 16)) == ["4 t shrinks from 17 pt at L to 16 pt at XL"])
  }

  /// A style that grows like body overtakes one that grows like a title.
  @Test func overtakingStyles() {
    let text = file([
      style("title", size: 30, scalesWith: "largeTitle"),
      style("lead", size: 24, scalesWith: "body"),
      #""ink": { "$type": "color", "$value": "{ios.color.label}" }"#,
    ])
    let found = lint("type-scale", text)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2 title is larger than lead at L and smaller at ") == true)
  }
}
