import LegibleCore
import LegibleText
import Testing

/// What holds for every text that is cut.
struct TruncationProperties {
  @Test(arguments: Truncation.allCases)
  func moreWidthNeverShowsLess(_ truncation: Truncation) throws {
    try PropertyCase.all(200) { one in
      var widths = (0..<8).map { _ in one.width() }
      widths.sort()
      var last = 0
      for width in widths {
        let fit = try one.paragraph.fit(width: width, lines: 1, truncation: truncation)
        guard let line = fit.lines.first, fit.isTruncated else { continue }
        let parts = line.display.split(separator: "\u{2026}").map(String.init)
        let shown = try parts.reduce(0) {
          $0 + (try embedded.paragraph($1, style: one.paragraph.style).clusterEnds.count)
        }
        #expect(shown >= last, "\(width): \(one)")
        last = shown
      }
    }
  }

  /// What shows of a cut text, measured anew, is as wide as the fit says.
  @Test(arguments: [Truncation.tail, .middle, .head])
  func displaysAreAsWideAsTheySay(_ truncation: Truncation) throws {
    try PropertyCase.all(200, kind: .oneLanguage, settings: LineProperties.reader) { one in
      let width = one.width()
      let paragraph = one.paragraph
      let fit = try paragraph.fit(width: width, lines: 1, truncation: truncation, ellipsis: "†")
      guard let line = fit.lines.first, fit.isTruncated else { return }
      let parts = line.display.split(separator: "†", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return }
      var sum = 0.0
      for part in parts + ["†"] {
        // Nothing hangs before a word joiner.
        sum += try embedded.paragraph(
          part + "\u{2060}", style: paragraph.style, locale: paragraph.locale,
          settings: paragraph.settings
        ).width
      }
      // What is cut off from a ligature, or from letters of another script, is spaced anew.
      let spacing = abs(paragraph.style.tracking) / 1000 * paragraph.style.size
      #expect(abs(sum - line.width) < 0.1 + 2 * spacing, "\(line.display) \(width): \(one)")
    }
  }

  @Test func cutsFallBetweenClusters() throws {
    try PropertyCase.all { one in
      let fit = try one.paragraph.fit(width: one.width(), lines: 1, ellipsis: "")
      guard let line = fit.lines.first, fit.isTruncated else { return }
      let shown = line.display.utf16.count
      #expect(
        shown == 0 || one.paragraph.clusterEnds.contains(shown)
          || one.paragraph.settings.whiteSpace == .normal, "\(line.display): \(one)")
    }
  }
}
