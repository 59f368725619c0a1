import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import Testing

/// The rules on colours taken together.
struct ColorRuleTests {
  @Test func linksInTheColourOfTextAreReported() async throws {
    let sample = ColorSample(
      light: [("text.body", "#333333"), ("text.link", "#333333"), ("text.quiet", "#777777")],
      dark: [("text.link", "#88bbff"), ("text.body", "#eeeeee")])
    let messages = try await sample.messages("interactive-color")
    #expect(
      messages == [
        "warning: text.link looks like text.body in light and light with increased contrast"
      ])
    let apart = ColorSample(light: [("text.body", "#333333"), ("text.link", "#0000cc")])
    #expect(try await apart.messages("interactive-color").isEmpty)
  }

  /// Headings and titles are plain text too; what lies behind them is not.
  @Test func linksStandApartFromHeadings() async throws {
    let sample = ColorSample(light: [
      ("c.link", "#cc0000"), ("c.heading", "#cc0000"), ("c.subtitle", "#cc0000"),
      ("c.title.border", "#cc0000"), ("c.error", "#cc0000"), ("c.page", "#ffffff"),
    ])
    let messages = try await sample.messages("interactive-color")
    #expect(
      messages == ["warning: c.link looks like c.heading and 1 more"])
  }

  /// The text of a control is no plain text, and one link is one finding.
  @Test(
    arguments: [
      (["NavigationBarTint", "BorderlessButtonTextColor"], nil),
      (["NavigationBarTint", "CancelButtonForegroundColor"], nil),
      (["tint", "tab.label", "linkText", "segmented.title", "menu.text"], nil),
      (["tint", "title", "text", "tabText"], "tint looks like title and 1 more"),
      (["button.tint", "card.text"], nil),
      (["tint", "text"], "tint looks like text"),
    ] as [([String], String?)])
  func textOfControlsIsNotPlain(names: [String], message: String?) async throws {
    var sample = ColorSample(light: names.map { ($0, "#224466") })
    #expect(
      try await sample.messages("interactive-color") == (message.map { ["warning: \($0)"] } ?? []))
    sample.configuration = #""inferContrast": false"#
    #expect(try await sample.messages("interactive-color").isEmpty)
  }

  /// Neighbouring stops of a gradient, as colours of one group.
  @Test func stopsOfGradientsThatCollapseAreReported() async throws {
    func stop(_ color: String, _ position: Int) -> String {
      #"{"color": \#(color), "position": \#(position)}"#
    }
    let (green, other) = (Self.p3(0, 1, 0), Self.p3(0.3, 0.98, 0.2))
    let tokens = """
      {"g": {"$type": "gradient",
        "one": {"$value": [\(stop(Self.p3(0, 0, 1), 0)), \(stop(green, 0)), \(stop(other, 1))]},
        "two": {"$value": [\(stop(green, 0)), \(stop(Self.p3(0, 0, 1), 1)), \(stop(other, 1))]}}}
      """
    let resolver = try TokenResolver(
      contentsOf: "g.tokens.json", reader: MemoryFiles(["g.tokens.json": tokens]))
    let report = try await SampleAudit(texts: [:], configuration: "{}", tokens: resolver).run()
    let found = report.found("gamut-collapse")
    #expect(found.map(\.message) == ["stops 2 and 3 of g.one look alike in sRGB"])
    #expect(found.first?.location.path == "g.tokens.json")
  }

  private static func p3(_ red: Double, _ green: Double, _ blue: Double) -> String {
    #"{"colorSpace": "display-p3", "components": [\#(red), \#(green), \#(blue)]}"#
  }

  @Test func wideColoursThatCollapseAreReported() async throws {
    let sample = ColorSample(light: [
      ("chart.a", Self.p3(0, 1, 0)), ("chart.b", Self.p3(0.3, 0.98, 0.2)),
      ("chart.c", Self.p3(0, 0, 1)), ("other.b", Self.p3(0.3, 0.98, 0.2)),
    ])
    let messages = try await sample.messages("gamut-collapse")
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("warning: chart.b looks like chart.a in sRGB") ?? false)
  }

  @Test func coloursOfSomeContextsAreMissingInOthers() async throws {
    let sample = ColorSample(light: [("a.x", "#000000")], dark: [("a.glow", "#ffffff")])
    #expect(
      try await sample.messages("missing-variant") == [
        "warning: a.glow has no value in light and light with increased contrast"
      ])
  }

  @Test func increasedContrastMustNotLowerIt() async throws {
    let pair = #""contrast": [{"foreground": "a.x", "background": "a.page"}]"#
    let lowered = ColorSample(
      light: [("a.x", "#000000"), ("a.page", "#ffffff")], increased: [("a.x", "#333333")],
      configuration: pair)
    let messages = try await lowered.messages("increased-contrast")
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("21.00:1 becomes 12.63:1 in light") ?? false)
    let idle = ColorSample(
      light: [("a.x", "#666666"), ("a.page", "#ffffff")], configuration: pair)
    #expect(
      try await idle.messages("increased-contrast") == [
        "note: Increase Contrast changes nothing for 1 pair below 7:1: a.x on a.page"
      ])
    let raised = ColorSample(
      light: [("a.x", "#666666"), ("a.page", "#ffffff")], increased: [("a.x", "#000000")],
      configuration: pair)
    #expect(try await raised.messages("increased-contrast").isEmpty)
  }
}

/// Colours that must be told apart, with every kind of vision.
struct ColorVisionRuleTests {
  /// The pairs that the Human Interface Guidelines name, in the system's own colours; and others.
  @Test(arguments: [
    ("#ff3b30", "#34c759", true), ("#007aff", "#ff9500", false), ("#c0392b", "#7f8c2b", true),
    ("#d32f2f", "#388e3c", true), ("#000000", "#ffffff", false), ("#1a5fb4", "#e66100", false),
  ])
  func confusesRedWithGreen(_ first: String, _ second: String, _ isFound: Bool) async throws {
    let sample = ColorSample(light: [("status.a", first), ("status.b", second)])
    let messages = try await sample.messages("color-vision")
    #expect(messages.count == (isFound ? 1 : 0), "\(messages)")
    #expect(messages.allSatisfy { $0.hasPrefix("note: status.a and status.b look alike with ") })
  }

  @Test func patternsOfSetsThatMatchNothingAreNamed() async throws {
    let sample = ColorSample(
      light: [("status.good", "#00aa00"), ("status.bad", "#aa0000")],
      configuration: #""colorSets": {"s": ["status.*", "staus.*"]}"#)
    #expect(
      try await sample.messages("unused-pair")
        == ["error: no colour token matches staus.* of the set s"])
    #expect(
      try await sample.report().found("unused-pair").map(\.hint) == ["Did you mean status.*?"])
  }
}
