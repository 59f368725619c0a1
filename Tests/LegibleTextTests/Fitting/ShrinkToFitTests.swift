import LegibleText
import Testing

/// Smaller type and narrower boxes with the same lines.
struct ShrinkToFitTests {
  @Test func shrinkingStopsAtTheMinimum() throws {
    let paragraph = try embedded.paragraph("Herzlich willkommen", style: inter(), locale: "de")
    let half = paragraph.largestScale(width: paragraph.width / 2, lines: 1, minimum: 0.2)
    #expect(abs(half - 0.5) < 0.002)
    #expect(paragraph.largestScale(width: 10, lines: 1, minimum: 0.7) == 0.7)
    #expect(paragraph.largestScale(width: 1000, lines: 1, minimum: 0.7) == 1)
  }

  @Test func severalLinesShrinkToo() throws {
    let paragraph = try embedded.paragraph(
      "Wanderwegmarkierungen überprüfen und Höhenmeter zählen", style: inter(), locale: "de")
    let scale = paragraph.largestScale(width: 190, lines: 2, minimum: 0.4)
    #expect(scale > 0.4 && scale < 1)
    let fit = try paragraph.fit(width: 190, lines: 2, size: 17 * scale)
    #expect(fit.lines.count == 2 && !fit.isTruncated)
    #expect(paragraph.summary(width: 190, lines: 2, size: 17 * (scale + 0.002)).overflows)
  }

  /// A label that may shrink need not divide a word to stay large.
  @Test func wordsShrinkBeforeTheyAreDivided() throws {
    let paragraph = try embedded.paragraph(
      "Benachrichtigungseinstellungen", style: inter(), locale: "de")
    let width = paragraph.width * 0.8
    #expect(paragraph.summary(width: width).dividesWord)
    let scale = paragraph.largestScale(width: width, lines: nil, minimum: 0.5)
    #expect(abs(scale - 0.8) < 0.002)
    #expect(!paragraph.summary(width: width, size: 17 * scale).dividesWord)
  }

  @Test func balancedLinesDivideNoWord() throws {
    let paragraph = try embedded.paragraph(
      "Hello wonderful world", style: inter(), locale: "en")
    let width = paragraph.balancedWidth(100)
    #expect(width == paragraph.narrowestWidth(lines: nil))
    #expect(
      try paragraph.fit(width: width).lines.map(\.display) == ["Hello", "wonderful", "world"])
    #expect(paragraph.narrowestWidth(sameLinesAs: 100) == width)
  }

  @Test func balancedLinesKeepTheirNumber() throws {
    let text = "Keep your boots dry and your map within reach of your hands"
    var settings = ParagraphSettings()
    let paragraph = try embedded.paragraph(text, style: inter(), settings: settings)
    let lines = paragraph.summary(width: 300).lineCount
    let width = paragraph.balancedWidth(300)
    #expect(width < 300 && paragraph.summary(width: width).lineCount == lines)
    let widths = try paragraph.fit(width: width).lines.map(\.width)
    #expect(widths.min() ?? 0 > 0.7 * (widths.max() ?? 0))
    #expect(paragraph.balancedWidth(1000) == 1000)
    #expect(paragraph.balancedWidth(100, lines: 2) == 100)
    settings.lineBreaking.balancedLineLimit = lines - 1
    let limited = try embedded.paragraph(text, style: inter(), settings: settings)
    #expect(limited.balancedWidth(300) == 300)
  }
}
