import LegibleCore

extension Paragraph {
  /// The embedded font for markers that the paragraph's own fonts lack, as a platform always has one.
  private var markerFont: FontInstance {
    let style = TextStyle(name: style.name, families: ["Inter"], size: 1, weight: style.weight)
    return library.stack(for: style, variations: []).fonts.first ?? shaped.fonts[0]
  }

  /// A font of the paragraph, or after these the one for markers.
  func font(at index: Int) -> FontInstance {
    index < shaped.fonts.count ? shaped.fonts[index] : markerFont
  }

  /// The font that shows a marker, and the marker as that font can show it.
  ///
  /// In this order: the marker in a font of the paragraph, three periods for a U+2026 that none has,
  /// the marker in the embedded font; the last two the other way round where the options say so.
  private func choice(for marker: String) -> (font: Int, text: String) {
    func font(for text: String) -> Int? {
      shaped.fonts.firstIndex { $0.covers(text.unicodeScalars) }
    }
    if let font = font(for: marker) { return (font, marker) }
    let borrowed = shaped.fonts.count
    if settings.truncation.borrowsEllipsis, markerFont.covers(marker.unicodeScalars) {
      return (borrowed, marker)
    }
    let periods = marker.split(separator: "\u{2026}", omittingEmptySubsequences: false)
      .joined(separator: "...")
    if let font = font(for: periods) { return (font, periods) }
    return (borrowed, marker)
  }

  /// Shapes a marker in the first font that has it.
  func shape(marker: String, _ scale: TextScale) -> ShapedMarker {
    let (index, text) = choice(for: marker)
    let font = font(at: index)
    let units = [UInt16](transcoding: text)
    let unit = scale.size / Double(font.unitsPerEm)
    let spacing = scale.tracking + (font.calibration?.advance(size: scale.size) ?? 0)
    var shape = ShapedMarker(text: text)
    var lastCluster: Int?
    library.withScratch { scratch in
      scratch.buffer.shape(
        units, 0..<units.count, context: 0..<units.count, font: font.font,
        script: shaped.runs.first?.script ?? .latin, isRightToLeft: direction == .rtl,
        language: shaped.language, features: shaped.features
      ) { glyph in
        if let lastCluster, glyph.cluster != lastCluster { shape.advance += spacing }
        lastCluster = glyph.cluster
        shape.glyphs.append(
          PlacedGlyph(
            id: glyph.id, cluster: 0, x: shape.advance + Double(glyph.offset.x) * unit,
            y: Double(glyph.offset.y) * unit, font: index, size: scale.size))
        shape.advance += Double(glyph.advance) * unit
      }
    }
    if lastCluster != nil { shape.advance += spacing }
    shape.advance = settings.rounding.snapped(shape.advance)
    return shape
  }
}
