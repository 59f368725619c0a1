extension Paragraph {
  /// Hands out the glyphs of a part from left to right, each with the advance up to the next one, and
  /// moves on.
  ///
  /// - Complexity: Shapes the part.
  func place(
    _ part: VisualRun, _ scale: TextScale, x: inout Double,
    _ body: (PlacedGlyph, _ advance: Double) -> Void
  ) {
    let run = part.run
    let size = scale.size * shaped.ratio(of: run)
    let unit = size / Double(shaped.fonts[run.font].unitsPerEm)
    let advances = shaped.advanceScale(of: run)
    var at = x
    var last: (glyph: PlacedGlyph, advance: Double)?
    library.withScratch { scratch in
      scratch.buffer.shape(
        shaped.units, part.shaped, context: shaped.context(of: run, within: part.context),
        font: shaped.fonts[run.font].font, script: run.script, isRightToLeft: run.isRightToLeft,
        language: shaped.language(of: run), features: shaped.features(of: run)
      ) { glyph in
        guard part.range.contains(glyph.cluster) else { return }
        if let done = last {
          // What stands between clusters belongs to the one before.
          let isEnd = glyph.cluster != done.glyph.cluster
          let advance = done.advance + (isEnd ? spacing(at: done.glyph.cluster, scale) : 0)
          body(done.glyph, advance)
          at += advance
        }
        let placed = PlacedGlyph(
          id: glyph.id, cluster: glyph.cluster, x: at + Double(glyph.offset.x) * unit,
          y: Double(glyph.offset.y) * unit, font: run.font, size: size)
        last = (placed, Double(shaped.advance(of: glyph, advances)) * scale.unit)
      }
    }
    if let done = last {
      let advance = done.advance + spacing(at: done.glyph.cluster, scale)
      body(done.glyph, advance)
      at += advance
    }
    x = at
  }

  /// The space that stands for a tab.
  func glyph(of tab: VisualTab, x: Double, _ scale: TextScale) -> PlacedGlyph {
    let font = shaped.fonts[tab.run.font].font
    return PlacedGlyph(
      id: font.glyph(for: 0x20) ?? 0, cluster: tab.offset, x: x, y: 0, font: tab.run.font,
      size: scale.size * shaped.ratio(of: tab.run))
  }

  /// The tracking, calibration and word spacing that a cluster takes, in pt.
  private func spacing(at cluster: Int, _ scale: TextScale) -> Double {
    var spacing = Double(shaped.tracked[cluster + 1] - shaped.tracked[cluster]) * scale.tracking
    if !shaped.calibrated.isEmpty { spacing += calibration(cluster, cluster + 1, scale) }
    if !shaped.spacing.isEmpty { spacing += Double(shaped.spacing[cluster]) * scale.unit }
    if !shaped.spaces.isEmpty {
      spacing += Double(shaped.spaces[cluster + 1] - shaped.spaces[cluster]) * scale.wordSpacing
    }
    return spacing
  }
}
