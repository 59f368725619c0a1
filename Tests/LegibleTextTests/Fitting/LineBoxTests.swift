import LegibleCore
import LegibleText
import Testing

/// Whose heights a line has: fonts whose ascent, descent and line gap differ in everything.
struct LineBoxTests {
  /// Letters of both scripts: Regular.ttf maps `A`, HanJP.ttf maps U+76F4.
  private static let han = "\u{76F4}"

  /// A library of `base.ttf` (900, 300, 0), `latin.ttf` (700, 260, 80) and `han.ttf` (500, 420, 600).
  private func library() throws -> FontLibrary {
    try FontLibrary(
      [
        FontSource(path: "base.ttf", bytes: try TestFonts.bytes("Regular.ttf")),
        FontSource(path: "latin.ttf", bytes: try bytes("Regular.ttf", 700, -260, 80)),
        FontSource(path: "han.ttf", bytes: try bytes("HanJP.ttf", 500, -420, 600)),
      ], fallback: .none)
  }

  private func bytes(
    _ name: String, _ ascent: Int16, _ descent: Int16, _ gap: Int16
  ) throws -> [UInt8] {
    var bytes = try TestFonts.bytes(name)
    for (offset, value) in [(4, ascent), (6, descent), (8, gap)] {
      let number = UInt16(bitPattern: value)
      bytes = try BadFontTests.Damage
        .write("hhea", offset, [UInt8(number >> 8), UInt8(truncatingIfNeeded: number)])
        .done(to: bytes)
    }
    return bytes
  }

  private func extents(_ paragraph: Paragraph) throws -> [Double] {
    let fit = try paragraph.fit(width: .infinity)
    let line = try #require(fit.lines.first)
    #expect(fit.lines.count == 1 && fit.size.height == line.ascent + line.descent)
    return [line.ascent, line.descent]
  }

  /// Each row: the text, the fonts in order, and what the line has above and below its baseline.
  @Test(
    arguments: [
      ("A", ["base.ttf", "han.ttf"], [900, 300]),
      ("A", ["latin.ttf", "han.ttf"], [740, 300]),
      // The fallback has less above than the first font with its gap, and more below.
      (han, ["base.ttf", "han.ttf"], [900, 720]),
      ("A\(han)", ["latin.ttf", "han.ttf"], [800, 720]),
      (han, ["latin.ttf", "han.ttf"], [800, 720]),
      ("A", ["han.ttf", "base.ttf"], [900, 720]),
    ] as [(String, [String], [Double])])
  func aLineHoldsItsFontsWithTheirGaps(
    _ text: String, _ fonts: [String], _ expected: [Double]
  ) throws {
    let style = TextStyle(name: "units", families: fonts, size: 1000)
    let paragraph = try library().paragraph(text, style: style)
    #expect(try extents(paragraph) == expected)
  }

  /// A leading is divided around the first font of the part's own style: neither the paragraph's nor
  /// the one that happens to have the letter.
  @Test(
    arguments: [
      (ParagraphSettings.LineHeight.Placement.split, [700 + 520, 260 + 520]),
      (.above, [700 + 1040, 260]), (.below, [700, 260 + 1040]),
    ] as [(ParagraphSettings.LineHeight.Placement, [Double])])
  func aPartsLeadingStandsAroundItsFirstFont(
    _ placement: ParagraphSettings.LineHeight.Placement, _ expected: [Double]
  ) throws {
    var settings = ParagraphSettings()
    settings.lineHeight.placement = placement
    var own = TextStyle(name: "own", families: ["latin.ttf", "han.ttf"], size: 1000)
    own.leading = 2000
    for text in ["A", Self.han, "A" + Self.han] {
      var styled = StyledText(text, style: units("base.ttf", "han.ttf"))
      styled.set(0..<text.utf16.count, style: own)
      #expect(try extents(library().paragraph(styled, settings: settings)) == expected, "\(text)")
      // Half the size has half of everything.
      own.size = 500
      own.leading = 1000
      styled = StyledText(text, style: units("base.ttf", "han.ttf"))
      styled.set(0..<text.utf16.count, style: own)
      let halves = expected.map { $0 / 2 }
      #expect(try extents(library().paragraph(styled, settings: settings)) == halves, "\(text)")
      own.size = 1000
      own.leading = 2000
    }
  }

  /// Without a leading a part is as tall as the font of each run with its gap.
  @Test func aPartWithoutLeadingHasTheHeightOfItsRuns() throws {
    let own = TextStyle(name: "own", families: ["latin.ttf", "han.ttf"], size: 1000)
    for (text, expected) in [("A", [740, 300.0]), (Self.han, [800, 720])] {
      var styled = StyledText(text, style: units("base.ttf", "han.ttf"))
      styled.set(0..<1, style: own)
      #expect(try extents(library().paragraph(styled)) == expected, "\(text)")
    }
  }
}
