import LegibleCore
import LegibleText
import Testing

/// What holds for the lines of every text in every width.
struct LineProperties {
  static let reader = ParagraphSettings()

  @Test func itsOwnWidthIsEnough() throws {
    try PropertyCase.all { one in
      let paragraph = one.paragraph
      let natural = try paragraph.fit(width: .infinity)
      let fit = try paragraph.fit(width: paragraph.width)
      #expect(fit.lines.map(\.range) == natural.lines.map(\.range), "\(one)")
      let width = one.width()
      guard one.isSteady(at: width) else { return }
      let wrapped = try paragraph.fit(width: width)
      let again = try paragraph.fit(width: wrapped.size.width)
      #expect(again.lines.map(\.range) == wrapped.lines.map(\.range), "\(one)")
    }
  }

  @Test func linesCoverTheText() throws {
    try PropertyCase.all { one in
      let fit = try one.paragraph.fit(width: one.width())
      var end = 0
      for line in fit.lines {
        #expect(line.range.lowerBound == end && !line.range.isEmpty, "\(one)")
        end = line.range.upperBound
      }
      #expect(end == one.text.utf16.count, "\(one)")
    }
  }

  @Test func noLineIsWiderUnlessOneClusterIs() throws {
    try PropertyCase.all(settings: Self.reader) { one in
      let width = one.width()
      for lines in [0, 1, 2] {
        let fit = try one.paragraph.fit(
          width: width, lines: lines, truncation: one.random.pick(Truncation.allCases))
        for line in fit.lines where line.width > width + Fit.tolerance {
          let shown = try one.shownClusters(line)
          #expect(shown <= 1, "\(line.display.debugDescription) in \(width): \(one)")
        }
      }
    }
  }

  @Test func moreWidthNeverNeedsMoreLines() throws {
    try PropertyCase.all { one in
      var widths = (0..<12).map { _ in one.width() }
      widths.sort()
      var last = Int.max
      for width in widths where one.isSteady(at: width) {
        let count = one.paragraph.summary(width: width).lineCount
        #expect(count <= last, "\(width): \(one)")
        last = count
      }
    }
  }

  @Test func summariesTellWhatFitsShow() throws {
    try PropertyCase.all { one in
      let width = one.width()
      for lines in [0, 1, 3] {
        let summary = one.paragraph.summary(width: width, lines: lines)
        let fit = try one.paragraph.fit(width: width, lines: lines)
        #expect(min(summary.lineCount, lines == 0 ? .max : lines) == fit.lines.count, "\(one)")
        if !fit.isTruncated {
          #expect(summary.widest == fit.size.width, "\(one)")
          let sticksOut = fit.lines.contains { $0.width > width + Fit.tolerance }
          #expect(summary.overflows == sticksOut, "\(one)")
        } else {
          #expect(summary.overflows, "\(one)")
        }
      }
    }
  }

  @Test func theNarrowestWidthIsTheNarrowest() throws {
    try PropertyCase.all { one in
      let width = one.width()
      guard one.isSteady(at: width) else { return }
      let target = one.paragraph.summary(width: width)
      let narrowest = one.paragraph.narrowestWidth(sameLinesAs: width)
      #expect(narrowest <= width + Fit.tolerance || target.overflows, "\(width): \(one)")
      let found = one.paragraph.summary(width: narrowest)
      #expect(found.lineCount == target.lineCount, "\(width): \(one)")
      let less = narrowest - 2.0 / 64
      guard less > 0 else { return }
      let narrower = one.paragraph.summary(width: less)
      #expect(
        narrower.lineCount > target.lineCount || narrower.overflows != target.overflows
          || narrower.widest > less, "\(width): \(one)")
    }
  }
}

extension PropertyCase {
  /// Whether lines at a width end where letters keep their shapes.
  ///
  /// A joined letter that is cut off from its neighbour may need more room than both did: where words
  /// are divided, the next line can then hold less although it starts later.
  fileprivate func isSteady(at width: Double) -> Bool {
    let summary = paragraph.summary(width: width)
    guard !summary.overflows else { return false }
    return !summary.dividesWord
      || text.unicodeScalars.allSatisfy {
        switch $0.value {
        case 0x20...0x2FF, 0x370...0x58F, 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
        default: false
        }
      }
  }

  /// How many clusters with an extent a line shows, a hyphen and a sign counted as one.
  fileprivate func shownClusters(_ line: Fit.Line) throws -> Int {
    let shown = try embedded.paragraph(
      line.display, style: paragraph.style, locale: locale, settings: LineProperties.reader)
    var start = 0
    let units = Array(line.display.utf16)
    return try shown.clusterEnds.filter { end in
      defer { start = end }
      let cluster = String(decoding: units[start..<end], as: UTF16.self)
      return try embedded.paragraph(cluster, style: paragraph.style, locale: locale).width > 0
    }.count
  }
}
