import LegibleCore
import LegibleText
import Testing

/// What people report of lines that are too low, and of labels that shrink.
struct BoxComplaints {
  /// A symptom, a text in Inter of 20 pt with a leading, and at which edges its ink leaves the line.
  @Test(arguments: [
    ("a short line height cut the tops of capitals with accents", "Ấ", "vi", 20.0, true, false),
    ("a short line height cut descenders", "gpqy", "en", 14, false, true),
    ("a short line height cut nothing, and was said to", "Wanderweg", "de", 24, false, false),
    ("marks above Thai letters were cut", "ที่", "th", 18, true, false),
    ("vowels below Thai letters were cut", "ปู่ ญู", "th", 16, true, true),
    ("what is above a Devanagari line was cut", "र्कैं", "hi", 16, true, false),
  ])
  func inkLeavesATightLine(
    _ symptom: String, _ text: String, _ locale: String, _ leading: Double, _ above: Bool,
    _ below: Bool
  ) throws {
    var style = inter(20)
    style.leading = leading
    let fit = try embedded.paragraph(text, style: style, locale: locale).fit(width: .infinity)
    let (ink, box) = (try #require(fit.ink(of: fit.lines[0])), fit.lines[0].box)
    #expect(box.height == leading, "\(symptom)")
    #expect((ink.y < box.y) == above, "\(symptom)")
    #expect((ink.y + ink.height > box.y + box.height) == below, "\(symptom)")
  }

  /// Lines are as far apart as they should be, whatever stands on them.
  @Test(arguments: [
    ("a line with another script moved the others", "Wanderweg\nที่นี่\nWanderweg", "en"),
    ("an accent pushed its line down", "aou\nẤỔ\naou", "vi"),
    ("an empty line was lower", "one\n\nthree", "en"),
  ])
  func linesKeepTheirDistance(_ symptom: String, _ text: String, _ locale: String) throws {
    var style = inter(20)
    style.leading = 28
    let lines = try embedded.paragraph(text, style: style, locale: locale).fit(width: .infinity)
      .lines
    for (index, line) in lines.enumerated() {
      #expect(abs(line.baseline - lines[0].baseline - 28 * Double(index)) < 1e-9, "\(symptom)")
    }
    #expect(lines.count == 3, "\(symptom)")
  }

  /// A symptom, a text, a box, and what the largest scale is that holds it.
  @Test(arguments: [
    ("a label shrank although it had room", "Weiter", 1.2, 1, 1.0),
    ("a label shrank to half where less was enough", "Weiter", 0.8, 1, 0.8),
    ("a label of one word was divided instead of shrunk", "Einstellungen", 0.75, 3, 0.75),
    ("a label shrank below its least size", "Weiter", 0.2, 1, 0.5),
    ("a label of two lines shrank to one", "Weiter Weiter", 0.5, 2, 1.0),
  ])
  func labelsShrinkAsLittleAsTheyMust(
    _ symptom: String, _ text: String, _ share: Double, _ lines: Int, _ expected: Double
  ) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: "de")
    let width = paragraph.width * share
    let scale = paragraph.largestScale(width: width, lines: lines, minimum: 0.5)
    #expect(abs(scale - expected) < 0.002, "\(symptom)")
    if scale > 0.5 {
      let fit = try paragraph.fit(width: width, lines: lines, size: 17 * scale)
      #expect(!fit.isTruncated, "\(symptom)")
    }
  }
}
