import LegibleCore
import LegibleText
import Testing

/// Offsets at points, and points of offsets.
struct HitTestingTests {
  private func fit(_ text: String, _ width: Double = .infinity, lines: Int? = nil) throws -> Fit {
    try embedded.paragraph(text, style: inter(), locale: "en").fit(width: width, lines: lines)
  }

  @Test(arguments: samples) func aCaretIsHitWhereItShows(_ text: String, _ locale: String) throws {
    let paragraph = try embedded.paragraph(text, style: inter(), locale: locale)
    for width in [90.0, 200, .infinity] {
      let fit = try paragraph.fit(width: width)
      for offset in [0] + paragraph.clusterEnds {
        for affinity in TextPosition.Affinity.allCases {
          let caret = try #require(fit.caret(at: TextPosition(offset, affinity)))
          let hit = try #require(fit.position(x: caret.x, y: caret.top + caret.height / 2))
          let again = try #require(fit.caret(at: hit))
          #expect(abs(again.x - caret.x) < 1e-6, "\(offset) \(affinity) in \(width) pt")
          #expect(again.line == caret.line)
        }
      }
    }
  }

  @Test func offsetsComeBackInOneDirection() throws {
    let fit = try fit("Keep your boots dry", 60)
    for line in fit.lines {
      for offset in line.range.dropFirst() {
        guard let caret = fit.caret(at: TextPosition(offset)) else { continue }
        let hit = fit.position(x: caret.x, y: caret.top + 1)
        #expect(hit?.offset == offset || caret.x == line.width)
      }
    }
  }

  @Test func halvesOfALetterBelongToItsEdges() throws {
    let fit = try fit("MM")
    let width = fit.lines[0].width
    #expect(fit.position(x: -5, y: 0) == TextPosition(0))
    #expect(fit.position(x: width * 0.2, y: 0) == TextPosition(0))
    #expect(fit.position(x: width * 0.3, y: 0) == TextPosition(1, .upstream))
    #expect(fit.position(x: width * 0.6, y: 0) == TextPosition(1))
    #expect(fit.position(x: 1000, y: -10) == TextPosition(2, .upstream))
  }

  /// In "ab גד" the place between the directions shows at two edges.
  @Test func affinityDecidesWhereTheDirectionChanges() throws {
    let fit = try fit("ab גד")
    let end = fit.lines[0].width
    let upstream = try #require(fit.caret(at: TextPosition(3, .upstream)))
    let downstream = try #require(fit.caret(at: TextPosition(3)))
    #expect(upstream.direction == .ltr && upstream.x < end)
    #expect(downstream.direction == .rtl && abs(downstream.x - end) < 1e-9)
    let last = try #require(fit.caret(at: TextPosition(5, .upstream)))
    #expect(abs(last.x - upstream.x) < 1e-9 && last.direction == .rtl)
  }

  @Test func affinityDecidesWhereALineWraps() throws {
    let fit = try fit("one two", 40)
    #expect(fit.caret(at: TextPosition(4))?.line == 1)
    #expect(fit.caret(at: TextPosition(4, .upstream))?.line == 0)
    #expect(fit.caret(at: TextPosition(4, .upstream))?.x == fit.lines[0].width)
    #expect(fit.position(x: 0, y: fit.size.height - 1)?.offset == 4)
  }

  @Test func aClusterHasNoPlaceInside() throws {
    let fit = try fit("e\u{301}\u{328}x")
    #expect(fit.caret(at: TextPosition(1)) == fit.caret(at: TextPosition(0)))
    #expect(fit.selection(of: 1..<2) == fit.selection(of: 0..<3))
  }

  /// Lam and alef are one glyph: each letter has half of it.
  @Test func ligaturesAreDivided() throws {
    let fit = try fit("لا")
    let middle = try #require(fit.caret(at: TextPosition(1)))
    #expect(abs(middle.x - fit.lines[0].width / 2) < 1e-9)
  }

  @Test func whatIsCutShowsBesideTheSign() throws {
    let fit = try fit("Smarter form understanding", 120, lines: 1)
    let kept = fit.lines[0].display.utf16.count - 1
    let edge = try #require(fit.caret(at: TextPosition(kept, .upstream)))
    #expect(fit.caret(at: TextPosition(20))?.x == edge.x)
    #expect(fit.position(x: 119, y: 5) == TextPosition(kept, .upstream))
  }

  @Test func selectionsFollowTheDirections() throws {
    let fit = try fit("ab גדה ef")
    #expect(fit.selection(of: 0..<9).count == 1)
    #expect(abs(fit.selection(of: 0..<9)[0].width - fit.lines[0].width) < 1e-9)
    // Half of the Hebrew word stands apart from what is before it.
    #expect(fit.selection(of: 1..<4).count == 2)
    #expect(fit.selection(of: 3..<3).isEmpty)
    let lines = try self.fit("one two", 40)
    #expect(lines.selection(of: 1..<6).map(\.y) == [0, lines.lines[1].box.y])
  }

  @Test func textsWithoutLinesHaveNoPlaces() throws {
    #expect(try fit("").position(x: 0, y: 0) == nil)
    #expect(try fit("").caret(at: TextPosition(0)) == nil)
    #expect(try fit("\n\n").caret(at: TextPosition(1))?.line == 1)
  }
}
