public import LegibleCore

extension Fit {
  /// The paths of the paragraph's fonts, which ``PlacedGlyph/font`` points into; the last one shows
  /// markers that the others lack.
  package var fontPaths: [String] {
    (0...paragraph.shaped.fonts.count).map { paragraph.font(at: $0).face.path }
  }

  /// The glyphs of a line from left to right.
  ///
  /// - Complexity: Shapes the line.
  package func glyphs(of line: Line) -> [PlacedGlyph] {
    var (x, partStart) = (0.0, 0.0)
    var glyphs: [PlacedGlyph] = []
    for piece in paragraph.visualOrder(line.pieces, scale) {
      switch piece {
      case .marker(let text):
        let marker = paragraph.shape(marker: text, scale)
        glyphs += marker.glyphs.map { glyph in
          var glyph = glyph
          glyph.x += x
          return glyph
        }
        x += marker.advance
        partStart = x
      case .tab(let tab):
        glyphs.append(paragraph.glyph(of: tab, x: x, scale))
        x += tab.advance
        partStart = x
      case .run(let run):
        paragraph.place(run, scale, x: &x) { glyph, _ in glyphs.append(glyph) }
        guard run.endsRoundedPart else { continue }
        x = partStart + paragraph.settings.rounding.snapped(x - partStart)
        partStart = x
      }
    }
    return glyphs
  }

  /// The box around a line's ink in pt, from the line's left and the paragraph's top; `nil` for none.
  ///
  /// - Complexity: Shapes the line.
  public func ink(of line: Line) -> Rect? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    // Letters come again, and the outlines of variable fonts take their time.
    var known: [GlyphKey: ShapingFont.Ink?] = [:]
    for glyph in glyphs(of: line) {
      let font = paragraph.font(at: glyph.font)
      let key = GlyphKey(font: glyph.font, id: glyph.id)
      let found = known[key] ?? font.font.ink(of: glyph.id)
      known[key] = .some(found)
      guard let ink = found else { continue }
      let scale = glyph.size / Double(font.unitsPerEm)
      let left = glyph.x + Double(ink.x) * scale
      let top = line.baseline - glyph.y - Double(ink.top) * scale
      let right = left + Double(ink.width) * scale
      let bottom = top + Double(ink.height) * scale
      if let old = box {
        box = (
          min(old.left, left), min(old.top, top), max(old.right, right), max(old.bottom, bottom)
        )
      } else {
        box = (left, top, right, bottom)
      }
    }
    return box.map {
      Rect(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }
}

/// A glyph of one of a paragraph's fonts.
private struct GlyphKey: Hashable {
  var font: Int
  var id: UInt32
}
