import LegibleCore
import LegibleText
import Testing

/// What must hold for every text, width and limit.
struct FitPropertyTests {
  static let widths = [5.0, 20, 33.3, 60, 100, 150, 220, 400]

  @Test(arguments: samples) func itsOwnWidthIsEnough(_ text: String, _ locale: String) throws {
    for size in [11.0, 17, 23, 53] {
      let paragraph = try embedded.paragraph(text, style: inter(size), locale: locale)
      let natural = try paragraph.fit(width: .infinity)
      let fit = try paragraph.fit(width: paragraph.width)
      #expect(fit.lines.map(\.range) == natural.lines.map(\.range))
      #expect(!paragraph.summary(width: paragraph.width).overflows)
    }
  }

  @Test(arguments: samples) func linesCoverTheTextExactly(_ text: String, _ locale: String) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    for width in Self.widths {
      let fit = try paragraph.fit(width: width)
      var end = 0
      for line in fit.lines {
        #expect(line.range.lowerBound == end)
        #expect(!line.range.isEmpty)
        end = line.range.upperBound
      }
      #expect(end == text.utf16.count)
    }
  }

  @Test(arguments: samples) func linesFitUnlessOneClusterIsWider(
    _ text: String, _ locale: String
  ) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    for width in Self.widths {
      for line in try paragraph.fit(width: width).lines where line.width > width + 1.0 / 64 {
        let shown = try embedded.paragraph(line.display, style: inter(), locale: locale)
        let hyphens = line.display.hasSuffix("\u{2010}") ? 2 : 0
        #expect(shown.clusterEnds.count <= 1 + hyphens, "\(line.display) in \(width) pt")
      }
    }
  }

  @Test(arguments: samples) func moreWidthNeverNeedsMoreLines(
    _ text: String, _ locale: String
  ) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    var last = Int.max
    for width in stride(from: 30.0, through: 500, by: 7) {
      let summary = paragraph.summary(width: width)
      #expect(summary.lineCount <= last)
      #expect(summary.lineCount == (try paragraph.fit(width: width).lines.count))
      last = summary.lineCount
    }
  }

  @Test(arguments: samples) func truncationKeepsMoreInMoreWidth(
    _ text: String, _ locale: String
  ) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    for truncation in [Truncation.tail, .middle, .head, .word] {
      var last = 0
      for width in stride(from: 30.0, through: paragraph.width + 20, by: 11) {
        let fit = try paragraph.fit(width: width, lines: 1, truncation: truncation)
        let shown = fit.lines[0].display.utf16.count
        #expect(fit.lines[0].width <= width + 1.0 / 64)
        #expect(shown >= last, "\(truncation) \(width) \(fit.lines[0].display)")
        last = shown
      }
    }
  }

  @Test(arguments: samples) func sizesScale(_ text: String, _ locale: String) throws {
    // Below 20 pt: from there up the platform's letters have other widths.
    let paragraph = try embedded.paragraph(text, style: inter(9), locale: locale)
    #expect(abs(paragraph.width(size: 18) - 2 * paragraph.width) < 1e-9)
    let narrow = try paragraph.fit(width: 80)
    let wide = try paragraph.fit(width: 160, size: 18)
    #expect(narrow.lines.map(\.range) == wide.lines.map(\.range))
  }

  @Test(arguments: samples) func theNarrowestWidthKeepsTheLines(
    _ text: String, _ locale: String
  ) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    for width in [80.0, 150, 260] {
      let narrowest = paragraph.narrowestWidth(sameLinesAs: width)
      #expect(narrowest <= width + 1.0 / 64)
      let lines = paragraph.summary(width: width).lineCount
      #expect(paragraph.summary(width: narrowest).lineCount == lines)
    }
  }
}
