import LegibleCore
import LegibleText
import Testing

/// The heights of fonts.
struct FontMetricsTests {
  @Test func theFilesFiguresAreScaled() throws {
    var style = units("Regular.ttf")
    style.size = 10
    let metrics = try TestFonts.library(["Regular.ttf"]).metrics(of: style, for: "A")
    #expect(metrics.font == "Regular.ttf")
    #expect(metrics.ascent == 9)
    #expect(metrics.descent == 3)
    #expect(metrics.lineGap == 0)
    #expect(metrics.capHeight == 7)
    #expect(metrics.xHeight == 5)
    #expect(metrics.baselines.alphabetic == 0)
  }

  /// OS/2 of a version below 2 has no heights: those of H and x are measured, else a share of the em.
  @Test func heightsThatAFileLacksAreDerived() throws {
    var bytes = try TestFonts.bytes("Regular.ttf")
    let record = try #require(
      stride(from: 12, to: 300, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("OS/2".utf8) })
    let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(start..<start + 2, with: [0, 1])
    let library = try FontLibrary([FontSource(path: "old.ttf", bytes: bytes)], fallback: .none)
    let metrics = try library.metrics(of: units("old.ttf"), for: "A")
    #expect((1...1000).contains(metrics.capHeight))
    #expect((1...metrics.capHeight).contains(metrics.xHeight))
  }

  @Test func baselinesFollowTheScript() throws {
    let latin = try embedded.metrics(of: inter(100)).baselines
    #expect(latin.alphabetic == 0)
    #expect(latin.ideographic < 0)
    let devanagari = try embedded.metrics(of: inter(100), for: "\u{915}", locale: "hi")
    #expect(devanagari.font == "NotoSansDevanagari-Regular.ttf")
    // Letters hang from a line at about their height.
    #expect((40...90).contains(devanagari.baselines.hanging))
    #expect(devanagari.ascent + devanagari.descent > 100)
  }
}
