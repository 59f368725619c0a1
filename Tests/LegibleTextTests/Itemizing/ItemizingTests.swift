import LegibleCore
import LegibleText
import Testing

/// Fonts by cluster, bidi levels and what no font covers.
struct ItemizingTests {
  @Test(arguments: [
    ("Trail", ["Inter.ttf"]), ("мост", ["Inter.ttf"]), ("درب", ["NotoSansArabic-Regular.ttf"]),
    ("שביל", ["NotoSansHebrew-Regular.ttf"]), ("पथ", ["NotoSansDevanagari-Regular.ttf"]),
    ("ทาง", ["NotoSansThai-Regular.ttf"]), ("道 path", ["Inter.ttf", "DroidSansFallback.ttf"]),
    ("경로", ["DroidSansFallback.ttf"]), ("பாதை", ["NotoSansTamil-Regular.ttf"]),
  ])
  func everyScriptFindsItsFont(_ text: String, _ expected: [String]) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "en")
    #expect(paragraph.fontNames == expected)
    #expect(paragraph.missing.isEmpty)
  }

  @Test func boldTakesTheBoldFile() throws {
    var style = inter()
    style.weight = 600
    let paragraph = try embedded.paragraph("ทาง", style: style, locale: "th")
    #expect(paragraph.fontNames == ["NotoSansThai-Bold.ttf"])
  }

  @Test func whatNoFontCoversIsMissing() throws {
    let paragraph = try embedded.paragraph(
      "a\u{1F97E}b\u{10380}", style: inter(), locale: "en")
    #expect(paragraph.missing.map(\.value) == [0x10380, 0x1F97E])
  }

  @Test func familiesThatNobodyHasAreNamed() throws {
    var style = inter()
    style.families = ["Gotham", "Inter"]
    let paragraph = try embedded.paragraph("a", style: style, locale: "en")
    #expect(paragraph.missingFamilies == ["Gotham"])
  }

  @Test(arguments: [
    ("Trail, мост — 道の駅!", 18), ("שביל درب", 8), ("경로 Ａ１", 5), ("か\u{3099}き", 2),
    ("e\u{301}\r\n", 2),
    ("\u{1100}\u{1161}\u{AC00}\u{11A8}", 2), ("\u{1F468}\u{200D}\u{1F469}a", 2),
  ])
  func whatCombinesIsOneCluster(_ text: String, _ count: Int) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "en")
    #expect(paragraph.clusterEnds.count == count)
    #expect(paragraph.clusterEnds.last == text.utf16.count)
  }

  @Test func partsOfAClusterShareAFont() throws {
    // Inter has the letter but no Devanagari mark: no font has both, and the letter's is taken.
    let paragraph = try embedded.paragraph("e\u{94D}", style: inter(), locale: "en")
    #expect(paragraph.fontNames == ["Inter.ttf"])
    #expect(paragraph.missing.map(\.value) == [0x94D])
  }

  @Test func levelsFollowTheDirection() throws {
    let text = "درب 12 km"
    let auto = try embedded.paragraph(text, style: inter(), locale: "ar")
    #expect(auto.direction == .rtl)
    #expect(auto.bidiLevels == [1, 1, 1, 1, 2, 2, 1, 2, 2])
    var settings = ParagraphSettings()
    settings.direction = .ltr
    let forced = try embedded.paragraph(
      text, style: inter(), locale: "ar", settings: settings)
    #expect(forced.direction == .ltr)
    #expect(forced.bidiLevels == [1, 1, 1, 1, 2, 2, 0, 0, 0])
  }

  @Test func rightToLeftGlyphsRunFromTheRight() throws {
    let paragraph = try embedded.paragraph("שביל", style: inter(), locale: "he")
    let fit = try paragraph.fit(width: .infinity)
    #expect(fit.glyphs(of: fit.lines[0]).map(\.cluster) == [3, 2, 1, 0])
  }
}
