import LegibleCore
import LegibleTestSupport
import LegibleText
import Testing

/// What holds for every place in every text.
struct PlaceProperties {
  @Test func aCaretIsHitWhereItShows() throws {
    try PropertyCase.most(0.8, 200) { one in
      let fit = try one.paragraph.fit(
        width: one.width(), lines: one.random.pick([nil, 1]), truncation: .middle)
      var carets = 0
      for offset in [0] + one.paragraph.clusterEnds {
        for affinity in TextPosition.Affinity.allCases {
          guard let caret = fit.caret(at: TextPosition(offset, affinity)) else { continue }
          carets += 1
          let hit = try #require(fit.position(x: caret.x, y: caret.top + caret.height / 2))
          let again = try #require(fit.caret(at: hit))
          #expect(again.line == caret.line, "\(offset) \(affinity): \(one)")
          #expect(abs(again.x - caret.x) < 1e-6, "\(offset) \(affinity): \(one)")
        }
      }
      return carets > 2
    }
  }

  @Test func selectionsFillTheLine() throws {
    try PropertyCase.most(0.8, 200) { one in
      let fit = try one.paragraph.fit(width: one.width())
      for line in fit.lines {
        let parts = fit.selection(of: line.range).map(\.width).reduce(0, +)
        let ends = ["\u{2010}", "-"].contains { line.display.hasSuffix($0) }
        let hyphen = ends ? one.paragraph.style.size * 1.1 : 0
        // Browsers round a line, not the letters in it.
        let isRounded = one.paragraph.settings.rounding == .browser
        let error = 1e-6 + (isRounded ? Fit.tolerance : 0)
        #expect(parts <= line.width + error, "\(one)")
        #expect(parts >= line.width - hyphen - error, "\(one)")
      }
      return !fit.lines.isEmpty
    }
  }

  @Test func glyphsStandWithinTheLine() throws {
    try PropertyCase.most(0.8, 200) { one in
      let fit = try one.paragraph.fit(width: one.width(), lines: 2)
      let glyphs = fit.lines.flatMap(fit.glyphs(of:))
      for glyph in glyphs {
        #expect(glyph.x.isFinite && glyph.y.isFinite, "\(one)")
        #expect(glyph.cluster < max(1, one.text.utf16.count), "\(one)")
      }
      return !glyphs.isEmpty
    }
  }
}
