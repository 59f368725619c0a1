import LegibleCore

/// A sign that stands for what was cut, shaped by itself in the paragraph's direction.
struct Ellipsis {
  var text: String
  /// The font it is set in.
  var font: Int
  /// From the sign's own left edge.
  var glyphs: [PlacedGlyph]
  /// With the spacing after each cluster, in pt.
  var advance: Double
}

extension Paragraph {
  /// Shapes an ellipsis in the first font that has it; "..." takes the place of an unknown U+2026.
  ///
  /// - Parameter size: The font size in pt.
  func ellipsis(_ text: String, size: Double) -> Ellipsis {
    let fonts = shaped.fonts
    var shown = text
    var font = fonts.firstIndex { $0.covers(shown.unicodeScalars) }
    if font == nil {
      shown = text.split(separator: "\u{2026}", omittingEmptySubsequences: false)
        .joined(separator: "...")
      font = fonts.firstIndex { $0.covers(shown.unicodeScalars) }
    }
    let chosen = font ?? 0
    let units = Array(shown.utf16)
    let scale = size / Double(fonts[chosen].unitsPerEm)
    let factors = self.scale(size: size)
    let spacing = factors.tracking + (fonts[chosen].standIn == nil ? 0 : factors.calibration)
    var glyphs: [PlacedGlyph] = []
    var advance = 0.0
    library.withScratch { scratch in
      scratch.buffer.shape(
        units, 0..<units.count, context: 0..<units.count, font: fonts[chosen].font,
        script: shaped.runs.first?.script ?? .latin, isRightToLeft: direction == .rtl,
        language: shaped.language, features: shaped.features
      ) { glyph in
        glyphs.append(
          PlacedGlyph(
            id: glyph.id, cluster: 0, x: advance + Double(glyph.offset.x) * scale,
            y: Double(glyph.offset.y) * scale, font: chosen))
        advance += Double(glyph.advance) * scale + spacing
      }
    }
    return Ellipsis(text: shown, font: chosen, glyphs: glyphs, advance: advance)
  }
}
