import LegibleCore
import LegibleText
import Testing

/// Texts in several styles.
struct StyledTextTests {
  private func styled(
    _ text: String, _ range: Range<Int>, _ style: TextStyle, locale: String = "en"
  ) throws -> Paragraph {
    var styled = StyledText(text, style: inter())
    styled.set(range, style: style)
    return try embedded.paragraph(styled, locale: locale)
  }

  @Test func oneStyleIsAsBefore() throws {
    let text = "Keep your boots dry"
    let plain = try embedded.paragraph(text, style: inter(), locale: "en")
    let same = try embedded.paragraph(StyledText(text, style: inter()), locale: "en")
    #expect(same.width == plain.width)
    let again = try styled(text, 5..<9, inter())
    #expect(again.width == plain.width)
    #expect(
      try again.fit(width: 60).lines.map(\.range) == plain.fit(width: 60).lines.map(\.range))
  }

  @Test func eachPartHasItsSize() throws {
    let paragraph = try styled("MMMM", 2..<4, inter(34))
    let part = try embedded.paragraph("MM", style: inter()).width
    #expect(abs(paragraph.width - 3 * part) < 1e-4)
    let fit = try paragraph.fit(width: .infinity)
    #expect(fit.glyphs(of: fit.lines[0]).map(\.size) == [17, 17, 34, 34])
    let tall = try embedded.paragraph("M", style: inter(34)).fit(width: .infinity).size.height
    #expect(abs(fit.size.height - tall) < 1e-9)
    let small = try paragraph.fit(width: part + 1)
    #expect(small.lines.count == 3)
    #expect(small.lines[0].ascent < small.lines[1].ascent)
  }

  @Test func eachPartHasItsFontAndLeading() throws {
    var bold = inter()
    bold.weight = 700
    bold.leading = 50
    let paragraph = try styled("ab cd", 3..<5, bold)
    let halves =
      try embedded.paragraph("ab .", style: inter()).width
      - embedded.paragraph(".", style: inter()).width
      + embedded.paragraph("cd", style: bold).width
    #expect(abs(paragraph.width - halves) < 0.2)
    #expect(abs(try paragraph.fit(width: .infinity).size.height - 50) < 1)
  }

  /// Kerning goes on where only the tracking changes, and so do joined letters in another weight.
  @Test func lettersJoinAcrossStyles() throws {
    let plain = try embedded.paragraph("AVAV", style: inter(tracking: 20))
    var spans = StyledText("AVAV", style: inter(tracking: 10))
    spans.set(2..<4, style: inter(tracking: 30))
    let spaced = try embedded.paragraph(spans)
    let less = try styled("AVAV", 0..<4, inter(tracking: 20))
    #expect(abs(less.width - plain.width) < 1e-4)
    #expect(abs(spaced.width - plain.width) < 1e-4)
    let arabic = "بيت"
    let whole = try embedded.paragraph(arabic, style: inter(), locale: "ar")
    let parts = try styled(arabic, 1..<2, inter(17.0001), locale: "ar")
    #expect(abs(parts.width - whole.width) < 0.01)
  }

  @Test(arguments: samples) func whatIsSaidHoldsForStyledTexts(
    _ text: String, _ locale: String
  ) throws {
    let count = text.utf16.count
    var styled = StyledText(text, style: inter())
    styled.set(count / 4..<count / 2, style: inter(23, tracking: 30), features: ["tnum"])
    styled.set(count / 3..<count, style: TextStyle(name: "b", families: ["SF Pro"], size: 11))
    let paragraph = try embedded.paragraph(styled, locale: locale)
    #expect(!paragraph.summary(width: paragraph.width).overflows)
    for width in [40.0, 90, 200] {
      let fit = try paragraph.fit(width: width)
      #expect(fit.lines.first?.range.lowerBound == 0)
      #expect(fit.lines.last?.range.upperBound == count)
      for line in fit.lines {
        #expect(line.width <= width + Fit.tolerance || line.display.count <= 3)
        let selected = fit.selection(of: line.range).map(\.width).reduce(0, +)
        let hyphen = line.display.hasSuffix("\u{2010}") ? 25.0 : 0
        #expect(abs(selected - line.width) < 0.01 + hyphen, "\(line.display)")
      }
      let cut = try paragraph.fit(width: width, lines: 1, truncation: .middle)
      #expect(cut.lines[0].width <= width + Fit.tolerance)
    }
  }

  @Test func rangesAreBounded() throws {
    var styled = StyledText("e\u{301}x", style: inter())
    styled.set(-5..<900, style: inter(20))
    styled.set(7..<9, style: inter(30))
    styled.set(1..<2, style: inter(40))
    #expect(styled.spans.count == 2)
    // A mark has the style of its letter.
    let paragraph = try embedded.paragraph(styled)
    let fit = try paragraph.fit(width: .infinity)
    #expect(Set(fit.glyphs(of: fit.lines[0]).map(\.size)) == [20])
    styled.set(0..<1, style: inter(9000))
    #expect(throws: LegibleError.self) { try embedded.paragraph(styled) }
    let empty = try embedded.paragraph(StyledText("", style: inter()))
    #expect(empty.width == 0)
  }
}
