public import LegibleCore

/// A glyph in its place: x from the line's left, y upwards from the baseline, in pt.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var id: UInt32
  /// The UTF-16 offset of the cluster it belongs to.
  public var cluster: Int
  /// From the line's left edge, in pt.
  public var x: Double
  /// Upwards from the baseline, in pt.
  public var y: Double
  /// The index into ``Fit/fontPaths``.
  public var font: Int
  /// The font size in pt.
  public var size: Double
}

extension Fit {
  /// The paths of the paragraph's fonts, which ``PlacedGlyph/font`` points into; the last one shows
  /// signs that the others lack.
  public var fontPaths: [String] {
    (0...paragraph.shaped.fonts.count).map { paragraph.font(at: $0).face.path }
  }

  /// The glyphs of a line from left to right.
  ///
  /// - Complexity: Shapes the line.
  public func glyphs(of line: Line) -> [PlacedGlyph] {
    var (x, partStart) = (0.0, 0.0)
    var glyphs: [PlacedGlyph] = []
    for piece in paragraph.visualOrder(line.pieces, scale) {
      switch piece {
      case .sign(let text):
        let sign = paragraph.shape(sign: text, scale)
        glyphs += sign.glyphs.map { glyph in
          var glyph = glyph
          glyph.x += x
          return glyph
        }
        x += sign.advance
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
  public func ink(of line: Line) -> Rectangle? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    // Letters come again, and the outlines of variable fonts take their time.
    var known: [GlyphKey: (x: Int, top: Int, width: Int, height: Int)?] = [:]
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
      Rectangle(x: $0.left, y: $0.top, width: $0.right - $0.left, height: $0.bottom - $0.top)
    }
  }
}

/// A glyph of one of a paragraph's fonts.
private struct GlyphKey: Hashable {
  var font: Int
  var id: UInt32
}

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
  fileprivate func glyph(of tab: VisualTab, x: Double, _ scale: TextScale) -> PlacedGlyph {
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

extension Paragraph {
  /// How far the ink reaches above and below the baselines in pt, over all of the text.
  ///
  /// - Parameter size: The font size in pt; `nil` for the style's.
  /// - Returns: Zero for a text without ink.
  /// - Complexity: Shapes the text.
  public func inkExtents(size: Double? = nil) throws(LegibleError) -> (
    above: Double, below: Double
  ) {
    let fit = try fit(width: .infinity, size: size)
    var extents = (above: 0.0, below: 0.0)
    for line in fit.lines {
      guard let ink = fit.ink(of: line) else { continue }
      extents.above = max(extents.above, line.baseline - ink.y)
      extents.below = max(extents.below, ink.y + ink.height - line.baseline)
    }
    return extents
  }
}
