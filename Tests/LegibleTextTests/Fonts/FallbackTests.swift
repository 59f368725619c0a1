import LegibleCore
import LegibleText
import Testing

/// Fallback by grapheme cluster: sequences stay in one font, languages get the face drawn for them.
struct FallbackTests {
  /// Text font first: it has the parts of sequences and a joiner, but no sign for any of them.
  private static let library = Result {
    try TestFonts.library(["Regular.ttf", "Signs.ttf", "Emoji.ttf"])
  }

  @Test(arguments: [
    ("\u{1F468}", "Emoji.ttf", 1200.0),
    // A sequence, although a font that comes first has all of its parts.
    ("\u{1F468}\u{200D}\u{1F469}", "Emoji.ttf", 1200), ("1\u{FE0F}\u{20E3}", "Emoji.ttf", 1200),
    ("\u{1F1E9}\u{1F1EA}", "Emoji.ttf", 1200), ("\u{1F468}\u{1F3FB}", "Emoji.ttf", 2400),
    // What no font joins is shown part by part by the first that has the parts.
    ("\u{1F469}\u{200D}\u{1F468}", "Emoji.ttf", 2400),
    // Presentation: a sign unless the selector asks for a picture; the selector needs no glyph.
    ("\u{263A}", "Signs.ttf", 800), ("\u{263A}\u{FE0F}", "Emoji.ttf", 1200),
    ("\u{263A}\u{FE0E}", "Signs.ttf", 800), ("\u{1F468}\u{FE0E}", "Signs.ttf", 800),
    ("1", "Signs.ttf", 800), ("A\u{FE0F}", "Regular.ttf", 500),
  ])
  func sequencesStayInOneFont(_ text: String, _ font: String, _ width: Double) throws {
    let style = units("Regular.ttf", "Signs.ttf", "Emoji.ttf")
    let paragraph = try Self.library.get().paragraph(text, style: style)
    #expect(paragraph.fontNames == [font])
    #expect(paragraph.width == width)
    #expect(paragraph.missing.isEmpty)
  }

  @Test(arguments: [
    "A\u{200D}A", "A\u{FE0F}", "A\u{FE0E}", "A\u{E0101}", "\u{2060}A", "\u{AD}A", "\u{200B}A",
    "\u{34F}A", "\u{180B}A", "A\u{E0020}",
  ])
  func ignorablesAreNeverMissing(_ text: String) throws {
    let paragraph = try Self.library.get().paragraph(text, style: units("Regular.ttf"))
    #expect(paragraph.missing.isEmpty)
    #expect(paragraph.fontNames == ["Regular.ttf"])
  }

  @Test(
    arguments: [
      // Composed although the font lacks the mark; a space of another width; a non-breaking space.
      ("e\u{301}", []), ("A\u{2003}A", []), ("A\u{A0}A", []), ("A\u{301}", [0x301]), ("x", [0x78]),
      ("\u{1F469}", [0x1F469]), ("\u{FFFF}", [0xFFFF]),
    ] as [(String, [UInt32])])
  func whatShapingCanShowIsNotMissing(_ text: String, _ missing: [UInt32]) throws {
    let library = try TestFonts.library(["Regular.ttf"])
    let paragraph = try library.paragraph(text, style: units("Regular.ttf"))
    #expect(paragraph.missing.map(\.value) == missing)
  }

  @Test(arguments: [
    ("ja", 1000.0), ("zh-Hans", 990), ("zh-CN", 990), ("zh", 990), ("zh-Hant", 980),
    ("zh-TW", 980), ("zh_HK", 980), ("yue", 980), ("ko", 970), ("en", 1000), ("", 1000),
  ])
  func hanFollowsTheLanguage(_ locale: String, _ width: Double) throws {
    let library = try TestFonts.library(
      ["Regular.ttf", "HanJP.ttf", "HanSC.ttf", "HanTC.ttf", "HanKR.ttf"], fallback: .embedded)
    for text in ["\u{76F4}", "\u{3002}", "\u{3042}"] {
      let paragraph = try library.paragraph(text, style: units("Regular.ttf"), locale: locale)
      #expect(paragraph.width == width)
    }
  }

  @Test func theOrderOfAStyleGoesBeforeTheLanguage() throws {
    let library = try TestFonts.library(["HanJP.ttf", "HanSC.ttf"])
    let style = units("HanJP.ttf", "HanSC.ttf")
    #expect(try library.paragraph("\u{76F4}", style: style, locale: "zh-Hans").width == 1000)
  }

  @Test(arguments: [("ur", 300.0), ("ur-PK", 300), ("ar", 350), ("", 350)])
  func preferencesChooseByScriptAndLanguage(_ locale: String, _ width: Double) throws {
    let library = try TestFonts.library(
      ["Naskh.ttf", "Nastaliq.ttf"],
      preferences: [
        FontPreference("Legible Han Nastaliq", scripts: ["Arab"], languages: ["ur", "ks"])
      ])
    let paragraph = try library.paragraph("\u{6A9}", style: units("Naskh.ttf"), locale: locale)
    #expect(paragraph.width == width)
    // Another script is left alone.
    #expect(try library.paragraph(" ", style: units("Naskh.ttf"), locale: locale).missing.isEmpty)
  }

  @Test func declaredFontsTakeOverBeforeEmbeddedOnes() throws {
    let library = try TestFonts.library(["Regular.ttf", "Ligatures.ttf"], fallback: .embedded)
    let paragraph = try library.paragraph("A", style: units("Inter", "Legible Ligatures"))
    #expect(paragraph.fontNames == ["Inter.ttf"])
    let icon = try TestFonts.library(["Emoji.ttf"], fallback: .embedded)
    #expect(try icon.paragraph("\u{1F468}", style: units("Inter")).fontNames == ["Emoji.ttf"])
  }
}
