import LegibleCore
import LegibleText
import Testing

/// The two boxes of a line: what is drawn may be taller than its leading.
struct InkTests {
  /// Texts whose ink leaves a tight line, and by which edge.
  @Test(arguments: [
    ("ที่นี่ ปู่", "th", true), ("ẤỔẪ", "vi", true), ("हिन्दी र्कृ", "hi", true),
    ("مُحَمَّدٌ", "ar", false), ("kein Akzent", "de", false), ("x", "en", false),
  ])
  func tightLinesClipTallScripts(_ text: String, _ locale: String, _ isClipped: Bool) throws {
    var style = inter(20)
    style.leading = 20
    let fit = try embedded.paragraph(text, style: style, locale: locale).fit(width: .infinity)
    let ink = try #require(fit.ink(of: fit.lines[0]))
    let box = fit.lines[0].box
    let isOutside = ink.y < box.y || ink.y + ink.height > box.y + box.height
    #expect(isOutside == isClipped, "ink \(ink) in \(box)")
  }

  /// A text in a font file, what surrounds it in font units, and at which edges ink leaves the box that
  /// the advances and the font's own ascent and descent make.
  struct Sample: CustomTestStringConvertible {
    var file: String
    var text: String
    var locale: String
    var unitsPerEm: Double
    var advance: Double
    /// Left, bottom, right and top, upwards from the baseline.
    var ink: [Double]
    var leaves: Set<Edge>

    enum Edge { case left, bottom, right, top }

    var testDescription: String { "\(text) in \(file)" }
  }

  /// Boxes of outlines by FreeType 2.13 (`FT_Outline_Get_BBox`, unscaled) at the places of HarfBuzz 15.
  static let samples = [
    // Nastaliq words descend from right to left, and tails reach below and beside them.
    Sample(
      file: "NastaliqSample.ttf", text: "نستعلیق", locale: "ur", unitsPerEm: 1000, advance: 2681,
      ink: [28, -341, 2658, 1678], leaves: []),
    Sample(
      file: "NastaliqSample.ttf", text: "پیچ و خم", locale: "ur", unitsPerEm: 1000, advance: 2548,
      ink: [28, -598, 2807, 1197], leaves: [.bottom, .right]),
    Sample(
      file: "../../Fonts/NotoSansThai-Regular.ttf", text: "ที่นี่", locale: "th", unitsPerEm: 1000,
      advance: 1222, ink: [84, -10, 1134, 1009], leaves: []),
    Sample(
      file: "../../Fonts/NotoSansThai-Regular.ttf", text: "ปั้นปู่ญู", locale: "th", unitsPerEm: 1000,
      advance: 2714, ink: [81, -265, 2633, 969], leaves: []),
    Sample(
      file: "../../Fonts/Inter.ttf", text: "ẤỔẪỆ", locale: "vi", unitsPerEm: 2816, advance: 7444,
      ink: [72, -508, 7260, 2892], leaves: [.top]),
    Sample(
      file: "../../Fonts/Inter.ttf", text: "HÂN", locale: "vi", unitsPerEm: 2816, advance: 6108,
      ink: [248, 0, 5860, 2664], leaves: []),
    Sample(
      file: "../../Fonts/NotoSansDevanagari-Regular.ttf", text: "र्कैं", locale: "hi",
      unitsPerEm: 1000, advance: 762, ink: [0, 0, 777, 896], leaves: [.right]),
    Sample(
      file: "../../Fonts/NotoSansDevanagari-Regular.ttf", text: "ट्रूँ हिन्दी", locale: "hi",
      unitsPerEm: 1000, advance: 2642, ink: [0, -394, 2656, 896], leaves: [.right]),
    // The swash of an f on either side.
    Sample(
      file: "ItalicSample.ttf", text: "jf", locale: "en", unitsPerEm: 1000, advance: 609,
      ink: [-140, -240, 778, 770], leaves: [.left, .right]),
    Sample(
      file: "ItalicSample.ttf", text: "of", locale: "en", unitsPerEm: 1000, advance: 892,
      ink: [43, -240, 1061, 770], leaves: [.right]),
  ]

  @Test(arguments: samples) func inkIsThatOfTheOutlines(_ sample: Sample) throws {
    let source = FontSource(
      path: "sample.ttf", bytes: try TestFonts.bytes(sample.file), family: "Sample")
    let style = TextStyle(name: "sample", families: ["Sample"], size: sample.unitsPerEm)
    let fit = try FontLibrary([source], fallback: .none)
      .paragraph(sample.text, style: style, locale: sample.locale).fit(width: .infinity)
    let line = fit.lines[0]
    let box = try #require(fit.ink(of: line))
    let ink = [
      box.x, line.baseline - box.y - box.height, box.x + box.width, line.baseline - box.y,
    ]
    #expect(zip(ink, sample.ink).allSatisfy { abs($0 - $1) < 1e-6 }, "\(ink)")
    #expect(abs(line.width - sample.advance) < 1e-6)
    var leaves: Set<Sample.Edge> = []
    if ink[0] < 0 { leaves.insert(.left) }
    if ink[1] < -line.descent { leaves.insert(.bottom) }
    if ink[2] > line.width { leaves.insert(.right) }
    if ink[3] > line.ascent { leaves.insert(.top) }
    #expect(leaves == sample.leaves)
  }

  @Test func inkAndLayoutAreMeasuredInTheSamePlace() throws {
    let paragraph = try embedded.paragraph("one two\nthree", style: inter(), locale: "en")
    let fit = try paragraph.fit(width: .infinity)
    for line in fit.lines {
      let ink = try #require(fit.ink(of: line))
      #expect(ink.y >= line.box.y && ink.y + ink.height <= line.box.y + line.box.height)
      #expect(ink.x > -2 && ink.x + ink.width < line.width + 2)
    }
    let extents = try paragraph.inkExtents()
    #expect(extents.above > 0 && extents.below >= 0)
    #expect(fit.size(roundedUpAt: 3).width >= fit.size.width)
  }
}
