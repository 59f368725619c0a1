import LegibleCore
import LegibleText
import Testing

/// Lines and truncation of single cases.
struct FitTests {
  @Test func germanTitleIsCutInTheNarrowBox() throws {
    let style = inter()
    let paragraph = try embedded.paragraph(
      "Einstellungen zurücksetzen", style: style, locale: "de")
    // The width a browser gives for Inter at 17 px.
    #expect(abs(paragraph.width - 219.7) < 0.5)
    let fit = try paragraph.fit(width: 119, lines: 1)
    #expect(fit.isTruncated)
    #expect(fit.lines[0].display.hasSuffix("…"))
    #expect(!(try paragraph.fit(width: 238, lines: 1)).isTruncated)
  }

  /// Every line knows its part of the source, hanging spaces and what was truncated included.
  @Test(
    arguments: [
      ("one two three", nil, ["one ", "two ", "three"]),
      ("one two three", 2, ["one ", "two three"]),
      ("a\u{1F600}\nно\u{301}вый", nil, ["a\u{1F600}\n", "но\u{301}вы", "й"]),
      ("a\r\nb", nil, ["a\r\n", "b"]), ("", nil, []),
    ] as [(String, Int?, [String])])
  func aLineKnowsItsPartOfTheSource(_ text: String, _ lines: Int?, _ parts: [String]) throws {
    let fit = try embedded.paragraph(text, style: inter(), locale: "en").fit(
      width: 50, lines: lines)
    #expect(fit.lines.map { String($0.substring) } == parts)
    #expect(fit.lines.map(\.substring).joined() == text)
  }

  @Test(arguments: [0, -1])
  func aLineLimitIsAtLeastOne(_ lines: Int) throws {
    let paragraph = try embedded.paragraph("one", style: inter())
    #expect(throws: LegibleError.self) { try paragraph.fit(width: 100, lines: lines) }
  }

  @Test func aCutNeverSplitsACluster() throws {
    // A family of four, joined: one cluster of eleven code units.
    let text = "ab\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}e\u{301}\u{328}cd"
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "en")
    #expect(paragraph.clusterEnds == [1, 2, 13, 16, 17, 18])
    for width in stride(from: 1.0, through: paragraph.width, by: 3) {
      for line in try paragraph.fit(width: width).lines {
        #expect(paragraph.clusterEnds.contains(line.range.upperBound))
      }
    }
  }

  @Test func theSecondLineTakesTheEllipsis() throws {
    let paragraph = try embedded.paragraph(
      "one two three four five six seven", style: inter(), locale: "en")
    let fit = try paragraph.fit(width: 80, lines: 2)
    #expect(fit.lines.count == 2)
    #expect(fit.lines[1].display.hasSuffix("…"))
    #expect(fit.lines[1].range.upperBound == paragraph.text.utf16.count)
    #expect(paragraph.summary(width: 80, lines: 2).overflows)
    #expect(!paragraph.summary(width: 80, lines: 4).overflows)
  }

  @Test func softHyphensShowAndCount() throws {
    let paragraph = try embedded.paragraph(
      "Donau\u{AD}dampfschiff", style: inter(), locale: "de")
    let fit = try paragraph.fit(width: 100)
    #expect(fit.lines.map(\.display) == ["Donau\u{AD}\u{2010}", "dampfschiff"])
    let word = try embedded.paragraph("Donau\u{2010}", style: inter(), locale: "de")
    #expect(abs(fit.lines[0].width - word.width) < 0.01)
  }

  @Test func hardBreaksAlwaysBreak() throws {
    let paragraph = try embedded.paragraph(
      "one\ntwo\u{2028}three", style: inter(), locale: "en")
    let fit = try paragraph.fit(width: .infinity)
    #expect(fit.lines.map(\.display) == ["one", "two", "three"])
  }

  @Test func heightsFollowTheLeading() throws {
    var style = inter()
    style.leading = 22
    let paragraph = try embedded.paragraph("one two", style: style, locale: "en")
    let fit = try paragraph.fit(width: 40)
    #expect(fit.size.height == 44)
    #expect(abs(fit.lines[1].baseline - fit.lines[0].baseline - 22) < 1e-9)
    let ink = try #require(fit.ink(of: fit.lines[0]))
    #expect(ink.y > 0 && ink.y + ink.height < 22)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity]) func badWidthsAreErrors(_ width: Double)
    throws
  {
    let paragraph = try embedded.paragraph("text", style: inter(), locale: "en")
    #expect(throws: LegibleError.self) { try paragraph.fit(width: width) }
  }

  @Test func emptyTextHasNoLines() throws {
    let paragraph = try embedded.paragraph("", style: inter(), locale: "en")
    #expect(paragraph.width == 0)
    #expect(try paragraph.fit(width: 10).lines.isEmpty)
  }

  @Test func hyphensNeverStandAlone() throws {
    let paragraph = try embedded.paragraph("M\u{AD}M\u{AD}M", style: inter(), locale: "de")
    let fit = try paragraph.fit(width: 10)
    #expect(fit.lines.map(\.range) == [0..<2, 2..<4, 4..<5])
    #expect(fit.lines.map(\.display) == ["M", "M", "M"])
  }
}
