import LegibleCore
import LegibleText
import Testing

/// Paragraphs at other font sizes, where fonts are drawn by size and where they only scale.
struct ResizingTests {
  @Test func fontsThatOnlyScaleAreShapedOnce() throws {
    let paragraph = try embedded.paragraph("Trail", style: inter())
    #expect(try paragraph.resized(to: 40) === paragraph)
  }

  /// What stands in for the platform's letters has other widths from 20 pt.
  @Test func aTextWithLettersOfThePlatformIsShapedAnewAtTwentyPoints() throws {
    let paragraph = try embedded.paragraph("שביל", style: inter(17))
    #expect(try paragraph.resized(to: 19) === paragraph)
    #expect(try paragraph.resized(to: 20) !== paragraph)
  }

  @Test func aStandInChangesItsCut() throws {
    var style = inter(19)
    style.families = ["SF Pro"]
    let paragraph = try embedded.paragraph("Trail", style: style)
    #expect(try paragraph.resized(to: 17) === paragraph)
    #expect(try paragraph.resized(to: 20).fontNames == ["InterDisplay.ttf"])
  }

  @Test func aFitAtAnotherSizeTakesTheOpticalSize() throws {
    let library = try TestFonts.library(["Variable.ttf"])
    var style = units("Legible Variable")
    style.size = 14
    let paragraph = try library.paragraph("AA", style: style)
    // The letter has 560 units at 8 pt, 500 at 14 pt.
    #expect(abs(try paragraph.fit(width: .infinity, size: 8).lines[0].width - 8.96) < 0.02)
    // 11.5 pt, where the letter has 525 units: 12.075 pt wide.
    let scale = paragraph.largestScale(width: 12.075, lines: 1, minimum: 0.5)
    #expect(abs(scale * 14 - 11.5) < 0.05)
  }

  @Test(arguments: [0, -1, Double.nan, 1e9]) func sizesOutOfRangeAreErrors(_ size: Double) throws {
    let paragraph = try embedded.paragraph("Trail", style: inter())
    #expect(throws: LegibleError.self) { try paragraph.fit(width: 10, size: size) }
  }
}
