import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import Testing

/// Values for screens of sRGB and of Display P3 are both judged.
struct GamutVariantTests {
  private static func report(_ wide: String, narrow: String, _ configuration: String) async throws
    -> AuditReport
  {
    let files = [
      "wide.json": wide, "narrow.json": narrow,
      "app.resolver.json": ##"""
      {"version": "2025.10", "modifiers": {"gamut": {"default": "srgb", "contexts": {
        "srgb": [{"$ref": "narrow.json"}], "displayP3": [{"$ref": "wide.json"}]}}},
        "resolutionOrder": [{"$ref": "#/modifiers/gamut"}]}
      """##,
    ]
    let resolver = try TokenResolver(contentsOf: "app.resolver.json", reader: MemoryFiles(files))
    return try await SampleAudit(texts: [:], configuration: configuration, tokens: resolver).run()
  }

  private static func color(_ space: String, _ components: String) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [\#(components)]}}"#
  }

  @Test func theSmallerRatioCounts() async throws {
    let page = #""page": \#(Self.color("srgb", "1, 1, 1"))"#
    let pair = #"{"contrast": [{"foreground": "ink", "background": "page"}]}"#
    let red = Self.color("srgb", "0.9, 0.35, 0.25")
    let deep = Self.color("display-p3", "0.75, 0.1, 0.05")
    for (wide, narrow, label) in [(deep, red, "gamut srgb"), (red, deep, "gamut displayP3")] {
      let report = try await Self.report(
        #"{"ink": \#(wide), \#(page)}"#, narrow: #"{"ink": \#(narrow), \#(page)}"#, pair)
      let message = try #require(report.found("contrast").first?.message)
      #expect(
        message
          == "ink on page: 3.57:1 (painted as #e65940 on #ffffff) in \(label); 4.5:1 is asked for")
      #expect(report.coverage.colorContexts.count == 2)
    }
  }

  /// A green that passes on Display P3 alone, and an orange that fails there alone: 4.52 and 4.26, 3.79 and
  /// 3.96.
  @Test func eachVariantIsJudgedOnItsDisplays() async throws {
    let page = #""page": \#(Self.color("srgb", "1, 1, 1"))"#
    let green = Self.color("display-p3", "0, 0.55, 0")
    let orange = Self.color("display-p3", "0.95, 0.2, 0")
    let dark = Self.color("srgb", "0, 0.3, 0")
    let cases = [
      (green, dark, nil),
      (dark, green, "4.26:1 (clipped to #008f00 on #ffffff, as browsers do) in gamut srgb"),
      (green, green, "4.26:1 (clipped to #008f00 on #ffffff, as browsers do) in every context"),
      (orange, dark, "3.79:1 in gamut displayP3"),
    ]
    for (wide, narrow, expected) in cases {
      let report = try await Self.report(
        #"{"ink": \#(wide), \#(page)}"#, narrow: #"{"ink": \#(narrow), \#(page)}"#,
        #"{"contrast": [{"foreground": "ink", "background": "page"}]}"#)
      let messages = report.found("contrast").map(\.message)
      #expect(messages == (expected.map { ["ink on page: \($0); 4.5:1 is asked for"] } ?? []))
    }
  }

  /// What a reader is told to try is the pair of Display P3, not what sRGB makes of it.
  @Test func hintsNameTheWideColour() async throws {
    let page = #""page": \#(Self.color("srgb", "1, 1, 1"))"#
    let report = try await Self.report(
      #"{"ink": \#(Self.color("display-p3", "0.95, 0.2, 0")), \#(page)}"#,
      narrow: #"{"ink": \#(Self.color("srgb", "0, 0, 0")), \#(page)}"#,
      #"{"contrast": [{"foreground": "ink", "background": "page"}]}"#)
    #expect(
      report.found("contrast").map(\.suggestion) == [
        .findColor(.init("color(display-p3 0.95 0.2 0)", on: "#ffffff"))
      ])
  }

  /// Two greens of Display P3 that sRGB shows as one, with and without variants for sRGB.
  @Test func variantsKeepColoursApart() async throws {
    let wide = """
      {"chart": {"a": \(Self.color("display-p3", "0, 1, 0")), "b": \(Self.color("display-p3", "0.3, 0.98, 0.2"))}}
      """
    let apart = """
      {"chart": {"a": \(Self.color("srgb", "0, 1, 0")), "b": \(Self.color("srgb", "0.6, 0.8, 0"))}}
      """
    #expect(try await Self.report(wide, narrow: apart, "{}").found("gamut-collapse").isEmpty)
    #expect(try await Self.report(wide, narrow: wide, "{}").found("gamut-collapse").count == 1)
    // Variants that are one colour, although these of Display P3 are within sRGB.
    let plain = """
      {"chart": {"a": \(Self.color("srgb", "0, 1, 0")), "b": \(Self.color("srgb", "1, 0, 0"))}}
      """
    let same = """
      {"chart": {"a": \(Self.color("srgb", "0, 0, 1")), "b": \(Self.color("srgb", "0, 0, 1"))}}
      """
    let found = try await Self.report(plain, narrow: same, "{}").found("gamut-collapse")
    #expect(found.map(\.message) == ["chart.b looks like chart.a in sRGB, #0000ff"])
  }
}
