import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

/// What holds for the lines of every text in every width.
struct LineProperties {
  static let reader = ParagraphSettings()

  @Test func itsOwnWidthIsEnough() throws {
    try PropertyCase.all { one in
      let natural = try one.paragraph.fit(width: .infinity)
      let fit = try one.paragraph.fit(width: one.paragraph.width)
      #expect(fit.lines.map(\.range) == natural.lines.map(\.range), "\(one)")
    }
  }

  @Test func theWidthOfItsLinesIsEnough() throws {
    try PropertyCase.most(0.4) { one in
      let width = one.width()
      guard !one.paragraph.summary(width: width).overflows else { return false }
      let wrapped = try one.paragraph.fit(width: width)
      // A line may be wider than its box by the tolerance: in a box of its size there is more room yet.
      let again = try one.paragraph.fit(width: min(width, wrapped.size.width))
      #expect(again.lines.map(\.range) == wrapped.lines.map(\.range), "\(one)")
      return !wrapped.lines.isEmpty
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
      for lines in [nil, 1, 2] as [Int?] {
        let fit = try one.paragraph.fit(
          width: width, lines: lines, truncation: one.random.pick(Truncation.allCases))
        for line in fit.lines where line.width > width + Fit.tolerance {
          let shown = try one.shownClusters(line)
          #expect(shown <= 1, "\(line.display.debugDescription) in \(width): \(one)")
        }
      }
    }
  }

  /// Where no cluster is wider than the line, words are divided or not.
  ///
  /// A greedy division is as short as any as long as a part gets no wider when its first letter goes to
  /// the line before. In Nastaliq it can: what followed takes a wider form. None of the embedded fonts
  /// does so often enough for a line more.
  @Test func moreWidthNeverNeedsMoreLines() throws {
    try PropertyCase.most(0.4) { one in
      let widths = (0..<12).map { _ in one.width() }.sorted()
      let roomy = widths.filter { !one.paragraph.summary(width: $0).overflows }
      let counts = roomy.map { one.paragraph.summary(width: $0).lineCount }
      for (index, (wider, narrower)) in zip(counts.dropFirst(), counts).enumerated() {
        #expect(wider <= narrower, "\(roomy[index]) and \(roomy[index + 1]): \(one)")
      }
      return Set(counts).count > 1
    }
  }

  @Test func summariesTellWhatFitsShow() throws {
    try PropertyCase.all { one in
      let width = one.width()
      for lines in [nil, 1, 3] as [Int?] {
        let summary = one.paragraph.summary(width: width, lines: lines)
        let fit = try one.paragraph.fit(width: width, lines: lines)
        #expect(min(summary.lineCount, lines ?? .max) == fit.lines.count, "\(one)")
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
    try PropertyCase.most(0.4) { one in
      let width = one.width()
      let target = one.paragraph.summary(width: width)
      guard !target.overflows else { return false }
      let narrowest = one.paragraph.narrowestWidth(sameLinesAs: width)
      #expect(narrowest <= width + Fit.tolerance, "\(width): \(one)")
      let found = one.paragraph.summary(width: narrowest)
      #expect(found.lineCount == target.lineCount, "\(width): \(one)")
      let less = narrowest - 2.0 / 64
      guard less > 0 else { return false }
      let narrower = one.paragraph.summary(width: less)
      #expect(
        narrower.lineCount > target.lineCount || narrower.overflows || narrower.widest > less
          || narrower.dividesWord && !target.dividesWord, "\(width): \(one)")
      return true
    }
  }
}

extension PropertyCase {
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
