import LegibleCore
import LegibleText
import Testing

/// Where text goes on behind a tab.
struct TabStopTests {
  /// The place of the glyph of an offset of the first line, in pt.
  private func place(
    _ offset: Int, in text: String, _ stops: ParagraphSettings.TabStops, tracking: Double = 0
  ) throws -> Double {
    var settings = ParagraphSettings()
    settings.tabStops = stops
    let fit = try embedded.paragraph(
      text, style: inter(tracking: tracking), locale: "en", settings: settings
    ).fit(width: .infinity)
    let glyphs = fit.glyphs(of: fit.lines[0])
    return try #require(glyphs.first { $0.cluster == offset }).x
  }

  private func space(tracking: Double = 0) throws -> Double {
    let style = inter(tracking: tracking)
    return try embedded.paragraph("a a", style: style, locale: "en").width
      - embedded.paragraph("aa", style: style, locale: "en").width
  }

  @Test(arguments: [
    ("\tx", 1, 28.0), ("a\tx", 2, 28), ("\t\tx", 2, 56), ("wandern\tx", 8, 84),
    ("a\tb\tx", 4, 56),
  ])
  func stopsAreCountedFromTheLinesStart(_ text: String, _ offset: Int, _ expected: Double) throws {
    #expect(try abs(place(offset, in: text, .points(28)) - expected) < 1e-9)
  }

  @Test func spacesAreThoseOfTheFirstFontWithTheirTracking() throws {
    #expect(try abs(place(2, in: "a\tx", .spaces(8)) - 8 * space()) < 1e-6)
    let tracked = try place(2, in: "a\tx", .spaces(8), tracking: 100)
    #expect(try abs(tracked - 8 * space(tracking: 100)) < 1e-6)
  }

  @Test func aTabOfLessThanHalfASpaceTakesTheNextStop() throws {
    // The letter ends a quarter of a space before a stop, then three quarters.
    let space = try space()
    let letter = try embedded.paragraph("a", style: inter(), locale: "en").width
    let near = (letter + space / 4) / space
    #expect(try abs(place(2, in: "a\tx", .spaces(near)) - 2 * near * space) < 1e-6)
    let far = (letter + space * 3 / 4) / space
    #expect(try abs(place(2, in: "a\tx", .spaces(far)) - far * space) < 1e-6)
  }

  @Test(arguments: [0, .leastNonzeroMagnitude, 1e-300])
  func stopsThatAreNoneAddNothing(_ interval: Double) throws {
    let letter = try embedded.paragraph("a", style: inter(), locale: "en").width
    #expect(try abs(place(2, in: "a\tx", .points(interval)) - letter) < 1e-9)
    #expect(try abs(place(2, in: "a\tx", .spaces(interval)) - letter) < 1e-9)
  }

  @Test func eachProfileHasItsStops() throws {
    var css = ParagraphSettings.css
    css.whiteSpace = .preWrap
    func width(_ text: String, _ settings: ParagraphSettings) throws -> Double {
      try embedded.paragraph(text, style: inter(), locale: "en", settings: settings).width
    }
    let letter = try width("x", .ios)
    #expect(try abs(width("a\tx", .ios) - 28 - letter) < 1e-9)
    #expect(try abs(width("a\tx", .android) - 20 - letter) < 1e-9)
    // Rounded up to whole 1/64 px, three parts of a line.
    let expected = try 8 * space() + letter
    #expect(try (0...3.0 / 64).contains(width("a\tx", css) - expected))
    #expect(try width("a\tx", .css) == width("a x", .css))
  }

  @Test func aTabAtALinesEndHangs() throws {
    let paragraph = try embedded.paragraph("Keep\tdry", style: inter(), locale: "en")
    let word = try embedded.paragraph("Keep", style: inter(), locale: "en").width
    let fit = try paragraph.fit(width: word)
    #expect(fit.lines.map(\.display) == ["Keep", "dry"])
    #expect(fit.lines[0].width == word)
    #expect(fit.lines[0].range == 0..<5)
  }

  @Test(arguments: ["a\tb\tc", "a\tשלום\tc", "שלום\tעולם", "Keep\t\tyour\tboots dry"])
  func glyphsAddUpToTheWidth(_ text: String) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "he")
    let fit = try paragraph.fit(width: .infinity)
    let line = fit.lines[0]
    let boxes = fit.selection(of: 0..<text.utf16.count)
    #expect(abs(boxes.reduce(0) { max($0, $1.x + $1.width) } - line.width) < 1e-6)
    #expect(abs(boxes.reduce(0) { $0 + $1.width } - line.width) < 0.02)
  }

  @Test(arguments: [Truncation.tail, .head, .middle, .word, .clip])
  func cutsCountTheirTabs(_ truncation: Truncation) throws {
    let text = "Keep\tyour boots\tdry and warm\tnow"
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "en")
    for width in stride(from: 30, to: paragraph.width, by: 9.5) {
      let fit = try paragraph.fit(width: width, lines: 1, truncation: truncation)
      #expect(fit.size.width <= width + Fit.tolerance)
      let glyphs = fit.glyphs(of: fit.lines[0])
      #expect(glyphs.allSatisfy { $0.x <= fit.size.width + 1e-6 })
    }
  }

  @Test func analysisSeesTheTab() throws {
    // A mark on a space is one cluster with it; on a tab it is none.
    let ends = try embedded.paragraph("a\t\u{301}b", style: inter(), locale: "en").clusterEnds
    #expect(ends == [1, 2, 3, 4])
  }
}
