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
    settings.systemFonts.switchesOpticalSize = switches
    let style = TextStyle(name: "test", families: [family], size: size, weight: weight)
    return try embedded.paragraph(text, style: style, locale: locale, settings: settings)
  }

  // San Francisco's average less the font's own, in thousandths of an em. 12 pt: 468 + 0 - 469.
  // 17 pt: the published -0.43 pt. 28 pt: 416.5 + 0.38 pt - 415. In between the average runs straight, less
  // what labels say: 8 up to 22 pt.
  @Test(arguments: [
    (12.0, "Inter", -1.0), (17, "Inter", -26.2941), (28, "Inter Display", 15.0714),
    (80, "Inter Display", 1.5), (20, "Inter Display", 16.2601), (24, "Inter Display", 14.3324),
  ])
  func theCalibrationIsATracking(_ size: Double, _ family: String, _ tracking: Double) throws {
    let text = "Trailhead"
    let width = try paragraph(text, family, size).width
    let expected = width + Double(text.count) * size * tracking / 1000
    #expect(abs(try paragraph(text, "SF Pro", size).width - expected) < 0.02)
  }

  private static let characters: [(String, Double, Double)] = [
    (" ", 17.0, 0.0), (" ", 20, -60), ("\u{A0}", 34, -60), ("7", 19, 0), ("7", 34, 20),
  ]

  /// What is left of a text without spaces or digits when they are added: the figures of labels.
  @Test(arguments: characters)
  func singleCharactersAreCorrectedFromTwentyPoints(
    _ character: String, _ size: Double, _ correction: Double
  ) throws {
    func gap(_ family: String) throws -> Double {
      let letters = try paragraph("oo", family, size).width
      let both = try paragraph("o" + character + "o", family, size).width
      return (both - letters) / size * 1000
    }
    let family = size < 20 ? "Inter" : "Inter Display"
    let letter = try paragraph("n", "SF Pro", size).width - paragraph("n", family, size).width
    let tracking = letter / size * 1000
    #expect(abs(try gap("SF Pro") - gap(family) - tracking - correction) < 0.2)
  }

  private static let weights: [(Double, Double, Double)] = [
    (500.0, 17.0, -5.0), (600, 17, -9), (700, 17, 0), (500, 28, -6), (600, 28, -14), (700, 28, -11),
  ]

  @Test(arguments: weights)
  func weightsAreCorrected(_ weight: Double, _ size: Double, _ correction: Double) throws {
    let family = size < 20 ? "Inter" : "Inter Display"
    func tracking(_ weight: Double) throws -> Double {
      let own = try paragraph("n", family, size, weight: weight).width
      return (try paragraph("n", "SF Pro", size, weight: weight).width - own) / size * 1000
    }
    let widening = 18 * min((weight - 400) / 200, 1)
    #expect(abs(try tracking(weight) - tracking(400) - widening - correction) < 0.1)
  }

  @Test(arguments: [
    (19.0, "Inter", -24.6842), (20, "Inter Display", 20.5), (24, "Inter Display", 16.5),
  ])
  func theFormerCutsChangeAtTwentyPoints(
    _ size: Double, _ family: String, _ tracking: Double
  ) throws {
    let width = try paragraph("Trailhead", family, size).width
    let expected = width + 9 * size * tracking / 1000
    let standIn = try paragraph("Trailhead", "SF Pro", size, switches: true).width
    #expect(abs(standIn - expected) < 0.02)
  }

  @Test func theBandsHoldKnownLabels() throws {
    var inside = 0
    for label in StandInLabel.sample {
      let paragraph = try paragraph(label)
      // The truth is at most one pixel less than what is written.
      let most = paragraph.width * (1 + paragraph.uncertainty)
      let least = paragraph.width * (1 - paragraph.uncertainty)
      if most > label.width - label.pixel, least <= label.width { inside += 1 }
    }
    #expect(Double(inside) >= 0.95 * Double(StandInLabel.sample.count))
  }

  private static let averages: [(String, ClosedRange<Int>, Double)] = [
    ("en", 9...26, 0.005), ("ko", 9...26, 0.007), ("zh-Hans", 9...10, 0.008),
    ("zh-Hans", 11...26, 0.006), ("he", 9...16, 0.012), ("he", 17...26, 0.015),
    ("ru", 9...26, 0.01),
    ("th", 9...26, 0.02), ("ar", 9...26, 0.03),
  ]

  /// A platform's letters are met on average, version by version.
  @Test(arguments: averages)
  func theAverageOfKnownLabelsIsMet(
    _ locale: String, _ versions: ClosedRange<Int>, _ tolerance: Double
  ) throws {
    let errors = try StandInLabel.sample.filter {
      $0.locale == locale && versions.contains($0.version)
    }.map { label in
      try paragraph(label).width / (label.width - label.pixel / 2) - 1
    }
    #expect(errors.count >= 5)
    #expect(abs(errors.reduce(0, +) / Double(errors.count)) < tolerance)
  }

  private func paragraph(_ label: StandInLabel) throws -> Paragraph {
    var settings = ParagraphSettings.ios
    settings.systemFonts.platform = .uiKit(versions: label.version...label.version)
    let style = TextStyle(
      name: "label", families: ["SF Pro"], size: label.size, weight: label.weight)
    return try embedded.paragraph(
      label.text, style: style, locale: label.locale, settings: settings)
  }

  private static let bands: [(String, String, Double, Double, Double)] = [
    ("Trailhead", "en", 17.0, 400.0, 0.015), ("Trailhead", "en", 34, 400, 0.03133),
    ("OK", "en", 17, 400, 0.02621), ("Trailhead", "en", 17, 600, 0.022),
    ("Keep your boots dry and your map within reach", "en", 17, 400, 0.01112),
    ("Trailhead", "en", 17, 800, 0.037), ("Маршрут", "ru", 17, 400, 0.03434),
    ("Маршрут", "bg", 17, 400, 0.07547), ("道の駅", "ja", 17, 400, 0.02289),
    ("道の駅", "ja", 20, 400, 0.02342), ("المسار", "ar", 17, 400, 0.09082),
    ("المسار", "ur", 17, 400, 0.32449), ("שביל", "he", 17, 400, 0.08194),
    ("ทาง", "th", 17, 400, 0.07887), ("पथ", "hi", 17, 400, 0.1), ("경로", "ko", 17, 400, 0.01914),
  ]

  @Test(arguments: bands)
  func theBandFollowsScriptLengthAndWeight(
    _ text: String, _ locale: String, _ size: Double, _ weight: Double, _ expected: Double
  ) throws {
    let found = try paragraph(text, "SF Pro", size, weight: weight, locale: locale).uncertainty
    #expect(abs(found - expected) < 0.0001)
  }

  private static let squares: [(String, String, Double, ClosedRange<Int>, Double)] = [
    ("직지심체요절", "ko", 17.0, 9...26, 0.865), ("직지심체요절", "ko", 28, 9...26, 0.865),
    ("道の駅道の駅", "ja", 17, 11...26, 1.0195), ("您可以尝试说", "zh-Hans", 17, 16...16, 1.0195),
    ("您可以尝试说", "zh-Hans", 17, 9...10, 1), ("您可以尝试说", "zh-Hans", 26, 17...17, 1.0165),
    ("您可以尝试说", "zh-Hans", 17, 9...26, 1.00975),
  ]

  /// In em per character; San Francisco's own spaces stand between.
  @Test(arguments: squares)
  func squareLettersAreAsWideAsThePlatforms(
    _ text: String, _ locale: String, _ size: Double, _ versions: ClosedRange<Int>, _ em: Double
  ) throws {
    var settings = ParagraphSettings.ios
    settings.systemFonts.platform = .uiKit(versions: versions)
    let style = TextStyle(name: "label", families: ["SF Pro"], size: size)
    let paragraph = try embedded.paragraph(
      text, style: style, locale: locale, settings: settings)
    #expect(abs(paragraph.width / size / 6 - em) < 0.0002)
  }

  @Test(arguments: [
    ("您可以尝试说", "zh-Hans", 0.992), ("道の駅道の駅", "ja", 0.9234), ("직지심체요절", "ko", 0.865),
  ])
  func browsersHaveWidthsOfTheirOwn(_ text: String, _ locale: String, _ em: Double) throws {
    let style = TextStyle(name: "label", families: ["SF Pro"], size: 16)
    let paragraph = try embedded.paragraph(
      text, style: style, locale: locale, settings: .css)
    // Advances are rounded at the size, to 1/64 px each.
    #expect(abs(paragraph.width / 16 / 6 - em) < 0.001)
  }

  @Test func theFontsOfAnotherPlatformAreNotApples() throws {
    let paragraph = try embedded.paragraph(
      "道の駅", style: inter(17), locale: "ja", settings: .android)
    #expect(abs(paragraph.width - 51) < 0.01)
    #expect(paragraph.uncertainty == 0.005)
  }

  /// Hebrew grows by 6.5 % with iOS 17; where no version is named the band holds both.
  @Test func hebrewDependsOnTheVersion() throws {
    func width(_ versions: ClosedRange<Int>) throws -> Paragraph {
      var settings = ParagraphSettings.ios
      settings.systemFonts.platform = .uiKit(versions: versions)
      return try embedded.paragraph(
        "אודות", style: TextStyle(name: "label", families: ["SF Pro"], size: 17), locale: "he",
        settings: settings)
    }
    let (before, since, both) = (try width(16...16), try width(17...17), try width(9...26))
    #expect(abs(since.width / before.width - 0.99 / 0.925) < 0.001)
    #expect(both.width * (1 - both.uncertainty) < before.width * (1 - before.uncertainty) + 0.2)
    #expect(both.width * (1 + both.uncertainty) > since.width * (1 + since.uncertainty) - 0.2)
  }

  /// San Francisco's Bulgarian forms: 126.75 px at 16 px in WebKit, 112.72 with lang=ru.
  @Test(arguments: [ParagraphSettings.ios, .css])
  func theBandHoldsBulgarianForms(_ settings: ParagraphSettings) throws {
    let style = TextStyle(name: "label", families: ["SF Pro"], size: 16)
    let paragraph = try embedded.paragraph(
      "безопасността", style: style, locale: "bg", settings: settings)
    for truth in [112.72, 126.75] {
      #expect(abs(truth - paragraph.width) < paragraph.uncertainty * paragraph.width)
    }
    let russian = try embedded.paragraph(
      "безопасността", style: style, locale: "ru", settings: settings)
    #expect(abs(russian.width - 112.72) < 0.5)
  }

  /// Urdu is set in Nastaliq since iOS 11, which no embedded font has: neither its width nor its height is
  /// known.
  @Test func urduCannotBeTold() throws {
    let style = TextStyle(name: "body", families: ["SF Pro"], size: 17, leading: 22)
    let fit = try embedded.paragraph(
      "اردو زبان", style: style, locale: "ur-PK", settings: .ios
    ).fit(width: 500)
    #expect(fit.margin.outcome == .cannotTell)
    #expect(fit.heightRange.map { abs($0.upperBound - 42.5) < 0.01 } == true)
    var before = ParagraphSettings.ios
    before.systemFonts.platform = .uiKit(versions: 9...10)
    let naskh = try embedded.paragraph("اردو زبان", style: style, locale: "ur", settings: before)
      .fit(width: 500)
    #expect(naskh.margin.outcome == .pass)
    #expect(naskh.heightRange == nil)
    let arabic = try embedded.paragraph("اردو", style: style, locale: "ar", settings: .ios)
    #expect(try arabic.fit(width: 500).heightRange == nil)
  }

  private static let heights: [(String, Double, Double?, Double, Double)] = [
    ("Ag", 17.0, 22.0, 3.0, 20.0 + 1.0 / 3), ("Ag\nAg", 17, 22, 2, 42.5),
    ("Ag", 53, 60, 3, 63 + 1.0 / 3),
    ("Ag", 58, 65, 3, 69 + 1.0 / 3), ("개최 기간", 17, nil, 2, 20.5), ("כותרת", 17, nil, 2, 20.5),
  ]

  /// A label of UIKit: (lines - 1) x leading + 1.193359 x size, up to the pixel (reference images).
  @Test(arguments: heights)
  func aLabelIsAsHighAsUIKits(
    _ text: String, _ size: Double, _ leading: Double?, _ scale: Double, _ expected: Double
  ) throws {
    let style = TextStyle(name: "label", families: ["SF Pro"], size: size, leading: leading)
    let height = try embedded.paragraph(text, style: style, locale: "en", settings: .ios)
      .fit(width: .infinity).size.height
    #expect((height * scale).rounded(.up) / scale == expected)
  }

  @Test func theBandOfAMixtureLiesBetween() throws {
    let band = try paragraph("道 path", "SF Pro", 17, locale: "ja").uncertainty
    #expect((0.0151...0.0228).contains(band))
  }

  /// Whatever font the style names: a platform shows the rest in fonts of its own.
  @Test(arguments: [
    ("ทาง", "th", 0.07887), ("道の駅", "ja", 0.0229), ("Trailhead", "en", 0),
  ])
  func whatTheStylesFontLacksHasTheBandOfItsScript(
    _ text: String, _ locale: String, _ expected: Double
  ) throws {
    let band = try paragraph(text, "Inter", 17, locale: locale).uncertainty
    #expect(abs(band - expected) < 0.0001)
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
