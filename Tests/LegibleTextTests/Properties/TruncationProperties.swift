import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

/// What holds for every text that is cut.
struct TruncationProperties {
  @Test(arguments: Truncation.allCases)
  func moreWidthNeverShowsLess(_ truncation: Truncation) throws {
    try PropertyCase.most(0.6, 200) { one in
      let widths = (0..<8).map { _ in one.width() }.sorted()
      var (last, cuts) = (0, 0)
      for width in widths {
        let fit = try one.paragraph.fit(width: width, lines: 1, truncation: truncation)
        guard let line = fit.lines.first, fit.isTruncated else { continue }
        cuts += 1
        let parts = line.display.split(separator: "\u{2026}").map(String.init)
        let shown = try parts.reduce(0) {
          $0 + (try embedded.paragraph($1, style: one.paragraph.style).clusterEnds.count)
        }
        #expect(shown >= last, "\(width): \(one)")
        last = shown
      }
      return cuts > 1
    }
  }

  /// What shows of a cut text, measured anew, is as wide as the fit says.
  @Test(arguments: [Truncation.tail, .middle, .head])
  func displaysAreAsWideAsTheySay(_ truncation: Truncation) throws {
    try PropertyCase.most(0.6, 200, kind: .oneLanguage, settings: LineProperties.reader) { one in
      let width = one.width()
      let paragraph = one.paragraph
      let fit = try paragraph.fit(width: width, lines: 1, truncation: truncation, ellipsis: "†")
      guard let line = fit.lines.first, fit.isTruncated else { return false }
      let parts = line.display.split(separator: "†", omittingEmptySubsequences: false)
      guard parts.count == 2 else { return false }
      var sum = 0.0
      for part in parts + ["†"] {
        // Nothing hangs before a word joiner, with which Inter kerns letters as with a space.
        sum += try embedded.paragraph(
          part + (part.last == " " ? "\u{2060}" : ""), style: paragraph.style,
          locale: paragraph.locale, settings: paragraph.settings
        ).width
      }
      // What is cut off from a ligature, or from letters of another script, is spaced anew.
      let spacing = abs(paragraph.style.tracking) / 1000 * paragraph.style.size
      // A sign of no script by itself, such as U+30FC, is not known for the platform's.
      let unknown = 0.01 * paragraph.style.size
      #expect(
        abs(sum - line.width) < 0.1 + 2 * spacing + unknown, "\(line.display) \(width): \(one)")
      return parts.contains { !$0.isEmpty }
    }
  }

  @Test func cutsFallBetweenClusters() throws {
    // Offsets into a text whose spaces collapse are none into what shows of it.
    try PropertyCase.most(0.4, settings: LineProperties.reader) { one in
      let fit = try one.paragraph.fit(width: one.width(), lines: 1, ellipsis: "")
      guard let line = fit.lines.first, fit.isTruncated else { return false }
      let shown = line.display.utf16.count
      #expect(shown == 0 || one.paragraph.clusterEnds.contains(shown), "\(line.display): \(one)")
      return shown > 0
    }
  }
}
