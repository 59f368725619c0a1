import LegibleText
import Testing

/// The break tests of Unicode through the public API, our own rules off.
struct BreakConformanceTests {
  @Test(.enabled(if: UnicodeData.lineBreak.isInstalled))
  func linesBreakAsUnicodeSays() throws {
    var settings = ParagraphSettings()
    settings.lineBreaking.tailorings = []
    let rows = try UnicodeData.lineBreak.rows().map { try #require(BreakRow($0)) }
    #expect(rows.count > 7_000)
    let misses = try rows.filter { row in
      try TextAnalysis.lineBreaks(in: row.text, settings: settings).map(\.offset) != row.ends
    }
    #expect(KnownLineBreakMisses.rows.isSuperset(of: misses.map(\.row)))
  }

  @Test(.enabled(if: UnicodeData.graphemeBreak.isInstalled))
  func clustersEndAsUnicodeSays() throws {
    let rows = try UnicodeData.graphemeBreak.rows().map { try #require(BreakRow($0)) }
    #expect(rows.count > 600)
    let misses = try rows.filter { try TextAnalysis.clusterEnds(of: $0.text) != $0.ends }
    #expect(misses.map(\.row) == [])
  }
}
