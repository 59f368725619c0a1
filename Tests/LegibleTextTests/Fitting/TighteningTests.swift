import LegibleText
import Testing

/// Letters move together before a single line is cut.
struct TighteningTests {
  @Test func aLittleTooWideIsTightened() throws {
    let paragraph = try embedded.paragraph("Einstellungen", style: inter(), locale: "de")
    for share in [0.96, 0.98] {
      let width = paragraph.width * share
      let fit = try paragraph.fit(width: width, lines: 1, tightening: Fit.standardTightening)
      #expect(!fit.isTruncated)
      #expect(abs(fit.lines[0].width - width) < 1e-9)
      #expect(fit.tightening < 0)
      let last = try #require(fit.glyphs(of: fit.lines[0]).last)
      #expect(last.x < width)
    }
  }

  @Test func whatFitsOrIsMuchTooWideIsNot() throws {
    let paragraph = try embedded.paragraph("Einstellungen", style: inter(), locale: "de")
    let wide = try paragraph.fit(width: paragraph.width, lines: 1, tightening: 0.05)
    #expect(wide.tightening == 0 && !wide.isTruncated)
    let narrow = try paragraph.fit(width: paragraph.width / 1.06, lines: 1, tightening: 0.05)
    #expect(narrow.tightening == 0 && narrow.isTruncated)
  }

  @Test func onlySingleLinesAre() throws {
    let paragraph = try embedded.paragraph("one two three", style: inter(), locale: "en")
    let fit = try paragraph.fit(width: paragraph.width / 1.02, lines: 2, tightening: 0.05)
    #expect(fit.lines.count == 2 && fit.tightening == 0)
    let hard = try embedded.paragraph("Einstellungen\nEnde", style: inter(), locale: "de")
    let cut = try hard.fit(width: hard.width / 1.02, lines: 1, tightening: 0.05)
    #expect(cut.isTruncated && cut.tightening == 0)
  }

  @Test func joinedLettersStayJoined() throws {
    let paragraph = try embedded.paragraph("الاستيثاق", style: inter(), locale: "ar")
    let fit = try paragraph.fit(width: paragraph.width / 1.02, lines: 1, tightening: 0.05)
    #expect(fit.tightening == 0 && fit.isTruncated)
  }

  @Test func aTightenedTextNeedNotShrink() throws {
    let paragraph = try embedded.paragraph("Einstellungen", style: inter(), locale: "de")
    let width = paragraph.width / 1.04
    let scale = paragraph.largestScale(width: width, lines: 1, minimum: 0.5, tightening: 0.05)
    #expect(scale == 1)
    #expect(paragraph.largestScale(width: width, lines: 1, minimum: 0.5) < 0.97)
  }
}
