import LegibleCore
import LegibleText
import Testing

/// Every fit says how near to its limit it is.
struct FitMarginTests {
  @Test func aSingleLineNeedsItsWidth() throws {
    let paragraph = try embedded.paragraph("Herzlich willkommen", style: inter(), locale: "de")
    let margin = try paragraph.fit(width: 200, lines: 1).margin
    #expect(margin.needed == paragraph.width)
    #expect(margin.slack == 200 - paragraph.width)
    #expect(margin.fill == paragraph.width / 200)
    #expect(margin.outcome == .pass)
    #expect(try paragraph.fit(width: 100, lines: 1).margin.outcome == .fail)
  }

  @Test func severalLinesNeedTheNarrowestWidthThatHoldsThem() throws {
    let paragraph = try embedded.paragraph(
      "Keep your boots dry and your map within reach", style: inter(), locale: "en")
    for lines in 1...4 {
      let needed = try paragraph.fit(width: 200, lines: lines).margin.needed
      #expect(try !paragraph.fit(width: needed, lines: lines).isTruncated)
      #expect(try paragraph.fit(width: needed - 1.0 / 32, lines: lines).isTruncated)
    }
  }

  @Test func withoutALineLimitTheWidestWordDecides() throws {
    let paragraph = try embedded.paragraph("Ein Einstellungsdialog", style: inter(), locale: "de")
    let margin = try paragraph.fit(width: 100).margin
    #expect(margin.needed == paragraph.widestWord().width)
    #expect(margin.outcome == .fail)
  }

  @Test func moreHardLinesThanTheLimitNeverFit() throws {
    let paragraph = try embedded.paragraph("a\nb\nc", style: inter())
    let margin = try paragraph.fit(width: .infinity, lines: 2).margin
    #expect(margin.outcome == .fail && margin.slack == -.infinity && margin.fill == .infinity)
    #expect(try paragraph.fit(width: 100, lines: 3).margin.outcome == .pass)
  }

  @Test func inABandNobodyCanTell() throws {
    let style = TextStyle(name: "body", families: ["SF Pro"], size: 17)
    let paragraph = try embedded.paragraph("Herzlich willkommen", style: style, locale: "de")
    #expect(paragraph.uncertainty > 0)
    #expect(try paragraph.fit(width: paragraph.width, lines: 1).margin.outcome == .cannotTell)
    let safe = paragraph.width * (1 + paragraph.uncertainty)
    #expect(try paragraph.fit(width: safe, lines: 1).margin.outcome == .pass)
    let hopeless = paragraph.width * (1 - paragraph.uncertainty) - 1
    #expect(try paragraph.fit(width: hopeless, lines: 1).margin.outcome == .fail)
  }

  @Test func nothingNeedsNothing() throws {
    let margin = try embedded.paragraph("", style: inter()).fit(width: 0, lines: 1).margin
    #expect(margin.needed == 0 && margin.fill == 0 && margin.outcome == .pass)
  }
}
