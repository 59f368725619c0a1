import LegibleCore
import LegibleText
import Testing

/// Families of files, variable fonts and collections, told apart by the widths of their letters.
struct FontFamilyTests {
  private func width(
    _ files: [String], _ style: TextStyle, _ variations: [String: Double] = [:]
  ) throws -> Double {
    var settings = ParagraphSettings()
    settings.openType.variations = variations
    return try TestFonts.library(files).paragraph("A", style: style, settings: settings).width
  }

  @Test(
    arguments: [
      (units("Legible Test"), 500.0), (units("Legible Test", weight: 350), 480),
      (units("Legible Test", weight: 600), 600), (units("Legible Test", slant: .italic), 450),
      (units("Legible Test", width: 75), 400), (units("legible test", weight: 900), 600),
      (units("Legible Test Bold"), 600), (units("LegibleTest-Italic"), 450),
      (units("Light.ttf", weight: 700), 480),
    ] as [(TextStyle, Double)])
  func everyStyleFindsItsFile(_ style: TextStyle, _ expected: Double) throws {
    #expect(try width(TestFonts.family, style) == expected)
  }

  @Test(
    arguments: [
      (units("Legible Variable"), [:], 500.0), (units("Legible Variable", weight: 900), [:], 600),
      (units("Legible Variable", weight: 650), [:], 550),
      (units("Legible Variable", width: 75), [:], 400),
      (units("Legible Variable", slant: .italic), [:], 508),
      (units("Legible Variable", slant: .oblique(6)), [:], 504),
      (units("Legible Variable", weight: 900), ["wght": 400], 500),
      (units("Legible Variable"), ["wdth": 125], 600),
      (units("Legible Variable Bold"), [:], 560), (units("Legible Variable Condensed"), [:], 400),
      (units("Legible Variable Bold"), ["wght": 900], 600),
      (units("Legible CFF"), [:], 530), (units("Legible CFF2"), [:], 500),
      (units("Legible CFF2", weight: 700), [:], 600),
    ] as [(TextStyle, [String: Double], Double)])
  func axesFollowTheStyle(
    _ style: TextStyle, _ variations: [String: Double], _ expected: Double
  ) throws {
    // The optical size is set: at 1,000 pt the automatic one would be 144.
    var variations = variations
    if style.families[0].hasPrefix("Legible Variable") { variations["opsz"] = 14 }
    let files = ["Variable.ttf", "CFF.otf", "CFF2.otf"]
    #expect(abs(try width(files, style, variations) - expected) < 1.001)
  }

  @Test(arguments: [(8.0, 560.0), (11, 530), (14, 500), (79, 480), (144, 460), (300, 460)])
  func theOpticalSizeIsTheFontSize(_ size: Double, _ expected: Double) throws {
    let library = try TestFonts.library(["Variable.ttf"])
    var style = units("Legible Variable")
    style.size = size
    let paragraph = try library.paragraph("A", style: style)
    #expect(abs(paragraph.width / size * 1000 - expected) < 1)
    var other = style
    other.size = size + 1
    #expect(!paragraph.serves(other))
    #expect(paragraph.serves(style))
  }

  @Test func facesOfACollectionAreToldApart() throws {
    let bytes = try TestFonts.bytes("Collection.ttc")
    let library = try FontLibrary(
      [0, 1].map { FontSource(path: "Collection.ttc", bytes: bytes, face: $0) }, fallback: .none)
    #expect(try library.paragraph("A", style: units("Collection.ttc")).width == 500)
    #expect(try library.paragraph("A", style: units("Collection.ttc#1")).width == 600)
    #expect(try library.paragraph("A", style: units("Legible Test", weight: 800)).width == 600)
  }

  @Test(arguments: [("A", 500.0, 0), ("ğ", 640, 0), ("\u{201C}", 320, 0), ("Û", 500, 1)])
  func mapsFromBeforeUnicodeAreRead(_ text: String, _ expected: Double, _ missing: Int) throws {
    let library = try TestFonts.library(["Macintosh.ttf"])
    let paragraph = try library.paragraph(text, style: units("Macintosh.ttf"))
    #expect(paragraph.width == expected)
    #expect(paragraph.missing.count == missing)
  }

  @Test func aFileSaysWhatItIs() throws {
    let library = try TestFonts.library(["Variable.ttf", "Emoji.ttf", "Italic.ttf"])
    let description = library.descriptions[0]
    #expect(description.family == "Legible Variable")
    #expect(description.axes.map(\.tag) == ["wght", "wdth", "opsz", "slnt"])
    #expect(description.axes[1].range == 75...125)
    #expect(description.namedInstances.map(\.name) == ["Bold", "Condensed"])
    #expect(description.traits.slopes == 0...12)
    #expect(description.unitsPerEm == 1000)
    #expect(library.descriptions.map(\.isColor) == [false, true, false])
    #expect(library.descriptions[2].traits.italics == 1...1)
  }

  @Test(
    arguments: [
      (units("Legible Test", weight: 600), "weight 600", "weight 700"),
      (units("Legible Test", weight: 700, slant: .italic), "weight 700", "weight 400"),
      (units("Legible Test", width: 50), "width 50 %", "width 75 %"),
      (units("Bold.ttf", slant: .italic), "weight 400, italic", "weight 700, upright"),
    ] as [(TextStyle, String, String)])
  func noStyleIsSynthesizedInSilence(
    _ style: TextStyle, _ wanted: String, _ used: String
  ) throws {
    let unmet = try TestFonts.library(TestFonts.family).paragraph("A", style: style)
      .unavailableStyles
    #expect(unmet.map(\.wanted) == [wanted])
    #expect(unmet.map(\.used) == [used])
  }

  @Test(
    arguments: [
      units("Legible Test", weight: 700), units("Legible Test", slant: .italic), units("Bold.ttf"),
      units("Legible Test Bold"),
    ] as [TextStyle])
  func whatIsMetIsNotReported(_ style: TextStyle) throws {
    let library = try TestFonts.library(TestFonts.family)
    #expect(try library.paragraph("A", style: style).unavailableStyles.isEmpty)
  }

  @Test func onlyFontsInUseAreReported() throws {
    var style = inter()
    style.weight = 600
    #expect(try embedded.paragraph("Trail", style: style).unavailableStyles.isEmpty)
    let thai = try embedded.paragraph("ทาง", style: style, locale: "th")
    #expect(thai.unavailableStyles.map(\.font) == ["NotoSansThai-Bold.ttf"])
  }
}
