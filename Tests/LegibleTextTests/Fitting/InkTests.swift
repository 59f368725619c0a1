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
