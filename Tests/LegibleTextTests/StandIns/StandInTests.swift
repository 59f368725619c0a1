import LegibleCore
import LegibleText
import Testing

/// The stand-ins for San Francisco and the doubt they carry.
struct StandInTests {
  private func paragraph(
    _ text: String, _ family: String, _ size: Double, weight: Double = 400,
    switches: Bool = false, locale: String = "en"
  ) throws -> Paragraph {
    var settings = ParagraphSettings()
    settings.switchesOpticalSize = switches
    let style = TextStyle(name: "test", families: [family], size: size, weight: weight)
    return try embedded.paragraph(text, style: style, locale: locale, settings: settings)
  }

  // San Francisco's average less the font's own, in thousandths of an em. 12 pt: 469 + 0 - 469.
  // 17 pt: the published -0.43 pt. 28 pt: 411 + 0.38 pt - 423. In between the average runs straight.
  @Test(arguments: [
    (12.0, "Inter", 0.0), (17, "Inter", -25.2941), (28, "Inter Display", 1.5714),
    (80, "Inter Display", -12), (20, "Inter Display", 15.4874), (24, "Inter Display", 8.5294),
  ])
  func theCalibrationIsATracking(_ size: Double, _ family: String, _ tracking: Double) throws {
    let text = "Trailhead"
    let width = try paragraph(text, family, size).width
    let expected = width + Double(text.count) * size * tracking / 1000
    #expect(abs(try paragraph(text, "SF Pro", size).width - expected) < 0.02)
  }

  @Test(arguments: [(19.0, "Inter", -23.6842), (20, "Inter Display", 7), (24, "Inter Display", 3)])
  func theFormerCutsChangeAtTwentyPoints(
    _ size: Double, _ family: String, _ tracking: Double
  ) throws {
    let width = try paragraph("Trailhead", family, size).width
    let expected = width + 9 * size * tracking / 1000
    let standIn = try paragraph("Trailhead", "SF Pro", size, switches: true).width
    #expect(abs(standIn - expected) < 0.02)
  }

  /// Labels whose widths Interface Builder wrote into public files; see `Scripts/stand-ins.d`.
  private static let labels: [(text: String, size: Double, weight: Double, width: Double)] = [
    ("Pump ID", 17, 400, 65), ("Tap to set", 17, 400, 75.5), ("DEVICES", 13, 400, 55),
    ("Observed", 12, 400, 55), ("Predicted", 12, 400, 55), ("Title", 16, 400, 31.5),
    ("Detail", 16, 400, 41.5), ("Email", 17, 400, 40.667), ("Password", 17, 400, 73.333),
    ("SDK: X", 14, 400, 45.333), ("Label", 15, 400, 37.5), ("Button", 17, 400, 51),
    ("eventually 92 mg/dL", 15, 600, 150), ("Recommended Basal", 15, 600, 153),
    ("Glucose", 15, 600, 60), ("Glucose Change", 15, 600, 119.5), ("Publish", 14, 600, 51.333),
    ("Label", 17, 600, 43.5), ("powered by iLogYou", 20, 400, 175.5),
    ("Camera Unavailable", 24, 400, 208),
  ]

  @Test func everyKnownLabelIsWithinItsBand() throws {
    for label in Self.labels {
      let paragraph = try paragraph(label.text, "SF Pro", label.size, weight: label.weight)
      // Written widths are rounded up to the pixel: half of one at most is too much or too little.
      let error = abs(paragraph.width - (label.width - 0.25)) - 0.25
      #expect(error <= paragraph.uncertainty * paragraph.width, "\(label)")
    }
  }

  @Test(arguments: [400.0, 600]) func theAverageOfKnownLabelsIsMet(_ weight: Double) throws {
    let errors = try Self.labels.filter { $0.weight == weight && $0.size < 20 }.map { label in
      try paragraph(label.text, "SF Pro", label.size, weight: weight).width
        / (label.width - 0.25) - 1
    }
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < 0.005)
  }

  @Test(arguments: [
    ("Trailhead", "en", 17.0, 400.0, 0.0326), ("Trailhead", "en", 34, 400, 0.0506),
    ("OK", "en", 17, 400, 0.0558),
    ("Keep your boots dry and your map within reach", "en", 17, 400, 0.0246),
    ("Trailhead", "en", 17, 800, 0.0476), ("Маршрут", "ru", 17, 400, 0.0504),
    ("道の駅", "ja", 17, 400, 0.005), ("المسار", "ar", 17, 400, 0.14), ("שביל", "he", 17, 400, 0.07),
    ("ทาง", "th", 17, 400, 0.09), ("पथ", "hi", 17, 400, 0.1), ("경로", "ko", 17, 400, 0.09),
  ])
  func theBandFollowsScriptLengthAndWeight(
    _ text: String, _ locale: String, _ size: Double, _ weight: Double, _ expected: Double
  ) throws {
    let found = try paragraph(text, "SF Pro", size, weight: weight, locale: locale).uncertainty
    #expect(abs(found - expected) < 0.0001)
  }

  @Test func theBandOfAMixtureLiesBetween() throws {
    let band = try paragraph("道 path", "SF Pro", 17, locale: "ja").uncertainty
    #expect((0.006...0.039).contains(band))
  }

  /// Whatever font the style names: a platform shows the rest in fonts of its own.
  @Test(arguments: [
    ("ทาง", "th", 0.09), ("道の駅", "ja", 0.005), ("Trailhead", "en", 0),
  ])
  func whatTheStylesFontLacksHasTheBandOfItsScript(
    _ text: String, _ locale: String, _ expected: Double
  ) throws {
    #expect(try paragraph(text, "Inter", 17, locale: locale).uncertainty == expected)
  }

  @Test(arguments: ["Noto Sans Thai", "Droid Sans Fallback"])
  func aFontThatTheStyleNamesHasNoBand(_ family: String) throws {
    let text = family.hasSuffix("Thai") ? "ทาง" : "道の駅"
    #expect(try paragraph(text, family, 17).uncertainty == 0)
  }

  @Test func theUsersOwnFontHasNoBand() throws {
    #expect(try embedded.paragraph("Trailhead", style: inter(), locale: "en").uncertainty == 0)
  }
}
