import LegibleCore
import LegibleText
import Testing

/// Each setting in which the platforms differ.
struct ProfileTests {
  private func lines(
    _ text: String, width: Double, locale: String = "en", _ settings: ParagraphSettings
  ) throws -> [String] {
    try embedded.paragraph(text, style: inter(), locale: locale, settings: settings)
      .fit(width: width).lines.map(\.display)
  }

  /// The width of a text of its own, in pt.
  private func width(_ text: String) throws -> Double {
    try embedded.paragraph(text, style: inter(), locale: "en").width
  }

  @Test func aLoneLastWordIsPushedOutOnIOS() throws {
    let text = "Keep your boots dry"
    let width = try width("Keep your boots")
    #expect(try lines(text, width: width, .css) == ["Keep your boots", "dry"])
    #expect(try lines(text, width: width, .android) == ["Keep your boots", "dry"])
    #expect(try lines(text, width: width, .ios) == ["Keep your", "boots dry"])
  }

  @Test(arguments: [
    // Two words on the last line are enough.
    ("Keep your boots dry now", "Keep your boots", ["Keep your boots", "dry now"]),
    // The line before keeps a word, and no line is added.
    ("Boots dry", "Boots", ["Boots", "dry"]),
    ("a Wandermarken Wandermarken", "a Wandermarken", ["a Wandermarken", "Wandermarken"]),
    // The words before a hard break are a text of their own.
    ("Keep your boots dry\nnow", "Keep your boots", ["Keep your", "boots dry", "now"]),
    // A part behind a hyphen is no word.
    ("Keep your well-known", "Keep your well-", ["Keep your well-", "known"]),
  ])
  func onlyALoneWordIsPushedOut(_ text: String, _ line: String, _ expected: [String]) throws {
    #expect(try lines(text, width: width(line), .ios) == expected)
  }

  @Test(arguments: samples)
  func pushingOutChangesNeitherLineCountsNorSummaries(_ text: String, _ locale: String) throws {
    let plain = try embedded.paragraph(text, style: inter(), locale: locale)
    var settings = ParagraphSettings()
    settings.lineBreaking.pushOut = true
    let pushed = try embedded.paragraph(text, style: inter(), locale: locale, settings: settings)
    for width in stride(from: 20, through: plain.width + 5, by: 7.25) {
      let fit = try pushed.fit(width: width)
      #expect(try fit.lines.count == plain.fit(width: width).lines.count)
      let summary = pushed.summary(width: width)
      #expect(summary.lineCount == fit.lines.count)
      #expect(abs(summary.widest - fit.size.width) < 1e-9)
      // At its own width nothing moves; a cut word may show more of itself.
      guard !summary.dividesWord else { continue }
      #expect(
        try pushed.fit(width: fit.size.width).lines.map(\.range) == fit.lines.map(\.range),
        "at \(width) pt")
    }
  }

  private static let stacked: ParagraphSettings = {
    var settings = ParagraphSettings()
    settings.lineHeight.placement = .above
    return settings
  }()

  @Test(arguments: [
    (stacked, 1.0), (.css, 0.5), (.android, 0), (ParagraphSettings(), 0.5),
  ])
  func theRoomOfALeadingGoes(_ settings: ParagraphSettings, _ above: Double) throws {
    var style = inter(20)
    let natural = try embedded.paragraph("Boots", style: style, locale: "en").fit(width: 200)
    style.leading = 40
    let fit = try embedded.paragraph("Boots", style: style, locale: "en", settings: settings)
      .fit(width: 200)
    let room = 40 - natural.lines[0].ascent - natural.lines[0].descent
    #expect(abs(fit.lines[0].ascent - natural.lines[0].ascent - room * above) < 1e-9)
    #expect(abs(fit.size.height - 40) < 1e-9)
  }

  /// A label's leading counts between its lines alone.
  @Test func aLabelHasNoRoomAboveItsFirstLine() throws {
    var style = inter(20)
    let natural = try embedded.paragraph("Boots", style: style, locale: "en").fit(width: 200)
    style.leading = 40
    let fit = try embedded.paragraph("Boots\nBoots", style: style, locale: "en", settings: .ios)
      .fit(width: 200)
    #expect(fit.lines[0].ascent == natural.lines[0].ascent)
    #expect(abs(fit.lines[1].baseline - fit.lines[0].baseline - 40) < 1e-9)
    #expect(abs(fit.size.height - 40 - natural.size.height) < 1e-9)
  }

  @Test(arguments: [
    (ParagraphSettings.ios, "th", [true, false]), (.ios, "th-TH", [true, false]),
    (.ios, "en", [false, false]), (.android, "en", [true, true]), (.css, "th", [false, false]),
  ])
  func linesGrowForDeclaredFontsAndForEmbeddedOnes(
    _ settings: ParagraphSettings, _ locale: String, _ grows: [Bool]
  ) throws {
    let file = FontSource(
      path: "Thai.ttf", bytes: try TestFonts.bytes("../../Fonts/NotoSansThai-Regular.ttf"),
      family: "Thai")
    var style = TextStyle(name: "label", families: ["Inter", "Thai"], size: 20)
    style.leading = 24
    let heights = try [FontLibrary([file]), embedded].map { library in
      try library.paragraph("ที่นี่", style: style, locale: locale, settings: settings)
        .fit(width: 200).size.height
    }
    #expect(heights.map { $0 > 24.5 } == grows)
  }

  @Test(arguments: [
    (
      "see https://example.org/a-b?c=d now",
      ["see ", "https://", "example", ".org", "/a", "-b", "?c", "=", "d ", "now"]
    ),
    ("write to mail@example.org.", ["write ", "to ", "mail@example", ".org", "."]),
    ("at 5:30 well-known", ["at ", "5:30 ", "well-known"]),
    ("트랙을 저장했습니다", ["트랙을 ", "저장했습니다"]),
  ])
  func androidKeepsAddressesAndHyphens(_ text: String, _ expected: [String]) throws {
    let units = Array(text.utf16)
    var start = 0
    let breaks = try TextAnalysis.lineBreaks(in: text, locale: "en", settings: .android)
    let parts = breaks.map { item in
      defer { start = item.offset }
      return String(decoding: units[start..<item.offset], as: UTF16.self)
    }
    #expect(parts == expected)
  }
}
