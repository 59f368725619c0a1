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
}

extension Fit {
  /// The paths of the paragraph's fonts, which ``PlacedGlyph/font`` points into.
  public var fontPaths: [String] { paragraph.shaped.fonts.map(\.face.path) }

  /// The glyphs of a line from left to right.
  ///
  /// - Complexity: Shapes the line.
  public func glyphs(of line: Line) -> [PlacedGlyph] {
    var x = 0.0
    var glyphs: [PlacedGlyph] = []
    for piece in paragraph.visualOrder(line.pieces) {
      paragraph.place(piece, size: fontSize, x: &x, into: &glyphs)
    }
    return glyphs
  }

  /// The box around a line's ink in pt, from the line's left and the paragraph's top; `nil` for none.
  ///
  /// - Complexity: Shapes the line.
  public func ink(of line: Line) -> Rectangle? {
    var box: (left: Double, top: Double, right: Double, bottom: Double)?
    for glyph in glyphs(of: line) {
      let font = paragraph.shaped.fonts[glyph.font]
      guard let ink = font.font.ink(of: glyph.id) else { continue }
      let scale = fontSize / Double(font.unitsPerEm)
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

extension Paragraph {
  /// A part of a line in one run, or a sign.
  enum VisualPiece {
    case run(Run, line: Range<Int>)
    case sign(String)
  }

  /// The parts of a line from left to right (UAX #9, L2); a sign is an isolate on the base level.
  func visualOrder(_ pieces: [Fit.Piece]) -> [VisualPiece] {
    var parts: [(piece: VisualPiece, level: UInt8)] = []
    for piece in pieces {
      switch piece {
      case .sign(let text): parts.append((.sign(text), baseLevel))
      case .text(let range):
        for run in shaped.runs(in: range) {
          var part = run
          part.range = run.range.clamped(to: range)
          parts.append((.run(part, line: range), run.level))
        }
      }
    }
    var level = parts.map(\.level).max() ?? 0
    while level > 0 {
      var start = 0
      while start < parts.count {
        guard parts[start].level >= level else {
          start += 1
          continue
        }
        var end = start
        while end < parts.count, parts[end].level >= level { end += 1 }
        parts[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return parts.map(\.piece)
  }

  /// Appends the glyphs of a part and moves on by its advance.
  func place(
    _ piece: VisualPiece, size: Double, x: inout Double, into glyphs: inout [PlacedGlyph]
  ) {
    let scale = scale(size: size)
    switch piece {
    case .sign(let text):
      let sign = ellipsis(text, size: size)
      for var glyph in sign.glyphs {
        glyph.x += x
        glyphs.append(glyph)
      }
      x += sign.advance
    case .run(let run, let line):
      var at = x
      var made: [PlacedGlyph] = []
      var lastCluster = -1
      library.withScratch { scratch in
        let advances = shaped.advanceScale(of: run)
        scratch.buffer.shape(
          shaped.units, run.range, context: line, font: shaped.fonts[run.font].font,
          script: run.script, isRightToLeft: run.isRightToLeft, language: shaped.language,
          features: shaped.features
        ) { glyph in
          let unit = size / Double(shaped.fonts[run.font].unitsPerEm)
          let advance = Double(shaped.advance(of: glyph, advances)) * scale.unit
          if glyph.cluster != lastCluster {
            if lastCluster >= 0 { at += spacing(at: lastCluster, scale) }
            lastCluster = glyph.cluster
          }
          made.append(
            PlacedGlyph(
              id: glyph.id, cluster: glyph.cluster, x: at + Double(glyph.offset.x) * unit,
              y: Double(glyph.offset.y) * unit, font: run.font))
          at += advance
        }
      }
      if lastCluster >= 0 { at += spacing(at: lastCluster, scale) }
      glyphs += made
      x = at
    }
  }

  /// The tracking, calibration and word spacing that a cluster takes, in pt.
  private func spacing(at cluster: Int, _ scale: TextScale) -> Double {
    var spacing = Double(shaped.tracked[cluster + 1] - shaped.tracked[cluster]) * scale.tracking
    if !shaped.calibrated.isEmpty {
      spacing +=
        Double(shaped.calibrated[cluster + 1] - shaped.calibrated[cluster]) * scale.calibration
    }
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
