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

  /// What the tolerance forgives is nothing that is missing.
  @Test(arguments: [1, 2, 3])
  func aLineMayExceedItsWidthByTheTolerance(_ lines: Int) throws {
    let text = "Keep your boots dry and your map within reach"
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "en")
    let needed = paragraph.narrowestWidth(lines: lines)
    let near = try paragraph.fit(width: needed - Fit.tolerance * 0.9, lines: lines)
    #expect(!near.isTruncated && near.margin.outcome == .pass && near.margin.slack == 0)
    let far = try paragraph.fit(width: needed - Fit.tolerance * 1.6, lines: lines)
    #expect(far.isTruncated && far.margin.outcome == .fail && far.margin.slack < 0)
  }

  @Test func whatIsTightenedNeedsLess() throws {
    let paragraph = try embedded.paragraph("Herzlich willkommen", style: inter(), locale: "de")
    let natural = paragraph.width
    func fit(_ width: Double) throws -> Fit {
      try paragraph.fit(width: width, lines: 1, tightening: Fit.standardTightening)
    }
    #expect(try fit(natural).margin.needed == natural / 1.05)
    #expect(try fit(natural / 1.05).margin.outcome == .pass)
    #expect(try !fit(natural / 1.05).isTruncated)
    let narrow = try fit(natural / 1.06)
    #expect(narrow.isTruncated && narrow.margin.outcome == .fail)
    // Two hard lines are not tightened, and several lines neither.
    let two = try embedded.paragraph("a b\nc", style: inter())
    #expect(try two.fit(width: 9, lines: 2, tightening: 0.05).margin.needed == two.width)
  }
}
