import LegibleCore
import LegibleText
import Testing

/// OpenType features and the spacing of letters.
struct FeatureTests {
  private func width(
    _ text: String, _ features: [String] = [], tracking: Double = 0,
    _ change: (inout ParagraphSettings) -> Void = { _ in }
  ) throws -> Double {
    var settings = ParagraphSettings()
    settings.openType.features = features
    change(&settings)
    var style = units("Ligatures.ttf")
    style.tracking = tracking
    return try TestFonts.library(["Ligatures.ttf"]).paragraph(
      text, style: style, settings: settings
    )
    .width
  }

  @Test(arguments: [
    ("fi", [], 700.0), ("fi", ["-liga"], 1000), ("fi", ["liga=0"], 1000), ("AA", [], 920),
    ("AA", ["-kern"], 1000), ("A", ["ss01"], 610), ("A", ["salt=2"], 620), ("A", ["+salt"], 610),
    ("A", ["\"salt\" 2"], 620), ("fifi", ["-liga[0:2]"], 1700), ("A fi", ["-liga[2:4]"], 2000),
    ("AfiA", ["ss01[3:]"], 1810), ("A", ["ss20"], 500), ("A", ["ss01", "-ss01"], 500),
  ])
  func everyFeatureCanBeSet(_ text: String, _ features: [String], _ expected: Double) throws {
    #expect(try width(text, features) == expected)
  }

  @Test func rangesHoldOnLaterLines() throws {
    var settings = ParagraphSettings()
    settings.openType.features = ["ss01[4:5]"]
    let paragraph = try TestFonts.library(["Ligatures.ttf"]).paragraph(
      "fi\nfiA\nA", style: units("Ligatures.ttf"), settings: settings)
    let fit = try paragraph.fit(width: .infinity)
    #expect(fit.lines.map(\.width) == [700, 1200, 500])
    settings.openType.features = ["ss01[7:8]"]
    let last = try TestFonts.library(["Ligatures.ttf"]).paragraph(
      "fi\nfiA\nA", style: units("Ligatures.ttf"), settings: settings)
    #expect(try last.fit(width: .infinity).lines.map(\.width) == [700, 1200, 610])
  }

  @Test(arguments: [(100.0, 1200.0), (-50, 900), (0, 700)])
  func spacedLettersLoseTheirLigatures(_ tracking: Double, _ expected: Double) throws {
    #expect(try width("fi", tracking: tracking) == expected)
  }

  @Test func ligaturesMayBeKept() throws {
    #expect(try width("fi", tracking: 100) { $0.openType.keepsLigaturesWhenTracked = true } == 800)
    #expect(try width("fi", ["liga"], tracking: 100) == 800)
  }

  @Test(arguments: [
    ("كتاب", "ar"), ("ܟܬܒܐ", "syr"), ("ߒߞߏ", "nqo"), ("ᠮᠣᠩᠭᠣᠯ", "mn"), ("𞤀𞤣𞤤𞤢𞤥", "ff"),
    ("ꡖꡍꡂ", "mn"), ("ࡀࡁࡂ", "mid"),
  ])
  func joinedLettersAreNotSpaced(_ text: String, _ locale: String) throws {
    var spaced = inter()
    spaced.tracking = 100
    let natural = try embedded.paragraph(text, style: inter(), locale: locale).width
    #expect(try embedded.paragraph(text, style: spaced, locale: locale).width == natural)
  }

  @Test(arguments: [("path", "en"), ("मार्ग", "hi"), ("ทาง", "th"), ("道路", "ja")])
  func otherLettersAreSpacedByCluster(_ text: String, _ locale: String) throws {
    var spaced = inter()
    spaced.tracking = 100
    let natural = try embedded.paragraph(text, style: inter(), locale: locale)
    let wide = try embedded.paragraph(text, style: spaced, locale: locale).width
    #expect(abs(wide - natural.width - Double(natural.clusterEnds.count) * 1.7) < 0.01)
  }
}
