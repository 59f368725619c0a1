import LegibleCore
import LegibleText
import Testing

/// What people report of widths: texts that wrap in a box of their own size, and sums that drift.
struct WidthComplaints {
  private func width(
    _ text: String, _ size: Double = 17, features: [String] = [], tracking: Double = 0,
    locale: String = "en"
  ) throws -> Double {
    var settings = ParagraphSettings()
    settings.openType.features = features
    return try embedded.paragraph(
      text, style: inter(size, tracking: tracking), locale: locale, settings: settings
    ).width
  }

  /// A box of the measured size, rounded up to the pixels of a screen, holds the text.
  @Test(
    arguments: [
      ("the last word wrapped although the box was measured", "Keep your boots dry", "en"),
      ("a label was cut in its own width", "Einstellungen", "de"),
      ("a number with tabular figures was cut in its own width", "100%", "en"),
      ("the width of the last letter was lost", "AVAWAY", "en"),
      ("a line of ideographs wrapped at its own width", "路线已保存，离线", "zh-Hans"),
      ("a joined word wrapped at its own width", "المسار محفوظ", "ar"),
      ("spaces at the end made a label wrap", "one two   ", "en"),
    ], [1.0, 2, 3])
  func aMeasuredBoxHoldsItsText(
    _ complaint: (symptom: String, text: String, locale: String), _ scale: Double
  ) throws {
    var settings = ParagraphSettings()
    settings.openType.features = ["tnum"]
    for size in [11, 13.3, 17, 23.7, 53] {
      let paragraph = try embedded.paragraph(
        complaint.text, style: inter(size), locale: complaint.locale, settings: settings)
      let natural = try paragraph.fit(width: .infinity)
      for box in [natural.size, natural.size(roundedUpAt: scale)] {
        let fit = try paragraph.fit(width: box.width, lines: 1)
        #expect(!fit.isTruncated, "\(complaint.symptom) at \(size) pt")
        #expect(fit.lines == natural.lines, "\(complaint.symptom) at \(size) pt")
      }
      #expect(natural.size(roundedUpAt: scale).width - paragraph.width < 1 / scale)
    }
  }

  /// The same width by two ways.
  @Test(arguments: [
    ("advances were whole pixels", "AAAA", 8.5, ["A", "A", "A", "A"], 8.5),
    ("text stretched as sizes were rounded", "Wanderweg", 34, ["Wanderweg", "Wanderweg"], 17),
    ("parts of a line were rounded up each by itself", "aabb", 13, ["aa", "bb"], 13),
    ("a small size had its letters apart", "minimum", 6.5, ["minimum"], 6.5),
  ])
  func widthsAddUp(
    _ symptom: String, _ text: String, _ size: Double, _ parts: [String], _ partSize: Double
  ) throws {
    let sum = try parts.reduce(0) { try $0 + width($1, partSize, features: ["-kern", "-calt"]) }
    #expect(
      try abs(width(text, size, features: ["-kern", "-calt"]) - sum) < 1e-9, "\(symptom)")
  }

  @Test(arguments: [
    ("a zero-width space took room", "ab", "a\u{200B}b"),
    ("a word joiner took room", "ab", "a\u{2060}b"),
    ("a soft hyphen took room within a line", "office", "of\u{AD}fice"),
    ("spaces at the end took room", "one", "one   "),
    ("a byte order mark took room", "ab", "\u{FEFF}ab"),
    ("a mark of direction took room", "ab", "a\u{200E}b"),
    ("letters made of parts were wider", "\u{1EA4}", "A\u{302}\u{301}"),
  ])
  func widthsAreEqual(_ symptom: String, _ text: String, _ other: String) throws {
    #expect(try abs(width(text) - width(other)) < 1e-9, "\(symptom)")
  }

  @Test(arguments: [
    ("tracking took ligatures apart only in part", "office", 40.0, 6),
    ("tracking was added to what combines", "e\u{301}e\u{301}", 40, 2),
    ("tracking tore joined letters", "مرحبا", 40, 0),
    ("tracking was added to a zero-width space", "a\u{200B}b", 40, 2),
  ])
  func trackingIsAddedToEachLetter(
    _ symptom: String, _ text: String, _ tracking: Double, _ letters: Double
  ) throws {
    let features = ["-liga", "-clig", "-calt"]
    let added =
      try width(text, features: features, tracking: tracking, locale: "ar")
      - width(text, features: features, locale: "ar")
    #expect(abs(added - letters * tracking / 1000 * 17) < 1e-9, "\(symptom)")
  }

  @Test(arguments: [
    ("the least width was 0 where text wraps", "Keep your boots dry", "boots"),
    ("the least width counted a space", "one    Wanderwege", "Wanderwege"),
    ("the least width ignored a soft hyphen", "Donau\u{AD}dampf", "Donau\u{2010}"),
  ])
  func theLeastWidthIsThatOfTheWidestWord(
    _ symptom: String, _ text: String, _ word: String
  ) throws {
    let widest = try embedded.paragraph(text, style: inter(), locale: "en").widestWord().width
    #expect(try abs(widest - width(word)) < 1e-9, "\(symptom)")
  }

  /// Measures do not depend on what was laid out before.
  @Test func layingOutChangesNoMeasure() throws {
    let paragraph = try embedded.paragraph("Keep your boots dry", style: inter(), locale: "en")
    let width = paragraph.width
    _ = try paragraph.fit(width: 40, lines: 2, truncation: .middle)
    #expect(paragraph.width == width)
    #expect(try paragraph.fit(width: .infinity).size.width == width)
  }
}
