import LegibleCore

extension Paragraph {
  /// Sets a line's box below the lines before it.
  func place(_ line: inout Fit.Line, top: inout Double, size: Double) {
    let extents = lineExtents(of: line, size: size)
    line.ascent = extents.ascent
    line.descent = extents.descent
    line.baseline = top + line.ascent
    top = line.baseline + line.descent
  }

  /// The distance from the top of a line to its baseline in pt: half of what the leading has beyond
  /// the first font's ascent and descent stands above (CSS 2.1, 10.8.1).
  ///
  /// - Parameters:
  ///   - leading: From baseline to baseline, in pt.
  ///   - size: The font size in pt.
  public func lineAscent(leading: Double, size: Double) -> Double {
    let primary = shaped.fonts[0].extents(size: size)
    return (leading + primary.ascent - primary.descent) / 2
  }

  /// The distances from the baseline to a line's top and bottom, in pt.
  ///
  /// A leading is split evenly above and below the first font's ascent and descent (CSS 2.1, 10.8.1).
  /// Without one the line is as tall as its tallest font asks, half its line gap on either side.
  func lineExtents(of line: Fit.Line, size: Double) -> (ascent: Double, descent: Double) {
    if !shaped.spans.isEmpty, let extents = spanExtents(of: line, size: size) { return extents }
    if let leading = style.leading.map({ $0 * size / style.size }) {
      let ascent = lineAscent(leading: leading, size: size)
      return (ascent, leading - ascent)
    }
    let primary = shaped.fonts[0].extents(size: size)
    var ascent = primary.ascent + primary.lineGap / 2
    var descent = primary.descent + primary.lineGap / 2
    for case .text(let range, _) in line.pieces {
      for run in shaped.runs(in: range) {
        let extents = shaped.fonts[run.font].extents(size: size)
        ascent = max(ascent, extents.ascent + extents.lineGap / 2)
        descent = max(descent, extents.descent + extents.lineGap / 2)
      }
    }
    return (ascent, descent)
  }

  /// The same for several styles: each part has a box of its own, the line holds them all (CSS 2.1,
  /// 10.8); `nil` for a line without text.
  private func spanExtents(
    of line: Fit.Line, size: Double
  ) -> (ascent: Double, descent: Double)? {
    var box: (ascent: Double, descent: Double)?
    for case .text(let range, _) in line.pieces {
      for run in shaped.runs(in: range) {
        let span = shaped.spans[run.span]
        var own = shaped.fonts[run.font].extents(size: size * span.ratio)
        if let leading = span.leading.map({ $0 * size }) {
          own = shaped.fonts[span.font].extents(size: size * span.ratio)
          own.lineGap = leading - own.ascent - own.descent
        }
        box = (
          max(box?.ascent ?? -.infinity, own.ascent + own.lineGap / 2),
          max(box?.descent ?? -.infinity, own.descent + own.lineGap / 2)
        )
      }
    }
    return box
  }
}

extension FontInstance {
  /// The font's vertical metrics at a size, in pt.
  func extents(size: Double) -> (ascent: Double, descent: Double, lineGap: Double) {
    let scale = size / Double(unitsPerEm)
    return (Double(ascent) * scale, Double(descent) * scale, Double(lineGap) * scale)
  }
}
