import LegibleCore
import LegibleText
import Testing

/// What people report of soft hyphens: the sign that was missing, or was measured but not shown.
struct HyphenComplaints {
  @Test(arguments: [
    (
      "a line that ends at a soft hyphen showed none", "Donau\u{AD}dampf", 70.0,
      ["Donau\u{AD}‐", "dampf"]
    ),
    (
      "a hyphen was not measured and stuck out", "Donau\u{AD}dampf", 48,
      ["Dona", "u\u{AD}‐", "damp", "f"]
    ),
    ("a soft hyphen showed in the midst of a line", "Donau\u{AD}dampf", 130, ["Donau\u{AD}dampf"]),
    (
      "an earlier soft hyphen was forgotten", "a\u{AD}bc\u{AD}def", 42, ["a\u{AD}bc\u{AD}‐", "def"]
    ),
    ("a text that ends with a soft hyphen showed one", "Donau\u{AD}", 130, ["Donau\u{AD}"]),
    (
      "a soft hyphen before a space showed twice", "Donau\u{AD} dampf", 70,
      ["Donau\u{AD}", "dampf"]
    ),
  ])
  func aHyphenShowsWhereALineEnds(
    _ symptom: String, _ text: String, _ width: Double, _ expected: [String]
  ) throws {
    let fit = try embedded.paragraph(text, style: inter(), locale: "de").fit(width: width)
    #expect(fit.lines.map(\.display) == expected, "\(symptom)")
    #expect(fit.lines.allSatisfy { $0.width <= width + Fit.tolerance }, "\(symptom)")
  }

  /// A font without U+2010 shows its hyphen-minus, one with neither shows none.
  @Test(arguments: [
    ("NotoSansThai-Regular.ttf", "ก\u{AD}ก"), ("NotoSansArabic-Regular.ttf", "ب\u{AD}ب"),
  ])
  func aFontWithoutTheSignShowsAnother(_ file: String, _ text: String) throws {
    let source = FontSource(path: file, bytes: try TestFonts.bytes("../../Fonts/\(file)"))
    let fonts = try FontLibrary([source], fallback: .none)
    var style = units(file)
    style.size = 17
    let fit = try fonts.paragraph(text, style: style, locale: "de").fit(width: 20)
    #expect(fit.lines.count == 2)
    #expect(fit.lines.allSatisfy { line in fit.glyphs(of: line).allSatisfy { $0.id != 0 } })
  }
}
