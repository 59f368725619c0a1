import LegibleCore

extension Paragraph {
  /// Sets a line's box below the lines before it.
  func place(_ line: inout Fit.Line, isFirst: Bool, top: inout Double, size: Double) {
    let extents = lineExtents(of: line, isFirst: isFirst, size: size)
    line.ascent = extents.ascent
    line.descent = extents.descent
    line.baseline = top + line.ascent
    top = line.baseline + line.descent
  }

  /// The distances from the baseline to a line's top and bottom, in pt.
  ///
  /// Without a leading the line is as tall as its tallest font asks, half its line gap on either side.
  private func lineExtents(
    of line: Fit.Line, isFirst: Bool, size: Double
  ) -> LineExtents {
    if !shaped.spans.isEmpty, let extents = spanExtents(of: line, isFirst: isFirst, size: size) {
      return extents
    }
    var runs: ArraySlice<Run> = []
    for case .text(let range, _) in line.pieces { runs += shaped.runs(in: range) }
    guard let leading = style.leading.map({ $0 * size / style.size }) else {
      return naturalExtents(of: runs, size: size)
    }
    let primary = shaped.fonts[0].extents(size: size)
    let room = settings.lineHeight.placement.shares(
      of: leading - primary.ascent - primary.descent, isFirst: isFirst)
    let text = tallest(of: runs, size: size, where: growthFilter) { _ in 0 }
    return LineExtents(
      ascent: text.ascent + room.above, descent: text.descent + room.below)
  }

  /// What the fonts of some runs ask, half their line gap on either side.
  ///
  /// In labels of UIKit an embedded font that stands in for the system's says nothing: lines of Hangul,
  /// Han, Hebrew and Arabic are as high as San Francisco's own (97 % of the frames of Interface Builder).
  private func naturalExtents(
    of runs: ArraySlice<Run>, size: Double
  ) -> LineExtents {
    let isLabel = settings.lineHeight.growth == .tallScripts
    return tallest(of: runs, size: size, where: { !(isLabel && $0.isFallback) }) { $0.lineGap / 2 }
  }

  /// The same for several styles: each part has a box of its own, the line holds them all (CSS 2.1,
  /// 10.8); `nil` for a line without text.
  private func spanExtents(
    of line: Fit.Line, isFirst: Bool, size: Double
  ) -> LineExtents? {
    var box: LineExtents?
    for case .text(let range, _) in line.pieces {
      for run in shaped.runs(in: range) {
        let span = shaped.spans[run.span]
        var own = shaped.fonts[run.font].extents(size: size * span.ratio)
        var room = (above: own.lineGap / 2, below: own.lineGap / 2)
        if let leading = span.leading.map({ $0 * size }) {
          own = shaped.fonts[span.font].extents(size: size * span.ratio)
          room = settings.lineHeight.placement.shares(
            of: leading - own.ascent - own.descent, isFirst: isFirst)
        }
        box = LineExtents(
          ascent: max(box?.ascent ?? -.infinity, own.ascent + room.above),
          descent: max(box?.descent ?? -.infinity, own.descent + room.below))
      }
    }
    return box
  }

  /// The largest extents of the first font and those of some runs, with a margin on either side.
  private func tallest(
    of runs: ArraySlice<Run>, size: Double, where counts: (FontInstance) -> Bool,
    margin: (FontExtents) -> Double
  ) -> LineExtents {
    let primary = shaped.fonts[0].extents(size: size)
    var tallest = LineExtents(
      ascent: primary.ascent + margin(primary), descent: primary.descent + margin(primary))
    for run in runs where run.font != 0 && counts(shaped.fonts[run.font]) {
      let extents = shaped.fonts[run.font].extents(size: size)
      tallest.ascent = max(tallest.ascent, extents.ascent + margin(extents))
      tallest.descent = max(tallest.descent, extents.descent + margin(extents))
    }
    return tallest
  }

  /// Which fonts a line with a leading grows for.
  ///
  /// The embedded ones that stand in for a platform's say nothing of the heights of iOS's own.
  private var growthFilter: (FontInstance) -> Bool {
    switch settings.lineHeight.growth {
    case .never: return { _ in false }
    case .tallScripts:
      let language = String(locale.prefix { $0.isLetter }).lowercased()
      let isTall = Self.tallLanguages.contains(language)
      return { isTall && !$0.face.isEmbedded }
    case .allScripts: return { _ in true }
    }
  }

  /// Languages written in Arabic letters and in those of South and Southeast Asia, whose marks stand far
  /// above and below; which ones iOS counts is not published.
  private static let tallLanguages: Set<String> = [
    "ar", "as", "bn", "bo", "ckb", "dz", "fa", "gu", "hi", "km", "kn", "kok", "ks", "lo", "mai",
    "ml", "mr", "my", "ne", "or", "pa", "ps", "sa", "sd", "si", "ta", "te", "th", "ug", "ur",
  ]
}

extension ParagraphSettings.LineHeight.Placement {
  /// How much of the room that a leading leaves goes above the text and below it, in pt.
  fileprivate func shares(of room: Double, isFirst: Bool) -> (above: Double, below: Double) {
    switch self {
    case .between: (isFirst ? 0 : room, 0)
    case .above: (room, 0)
    case .split: (room / 2, room / 2)
    case .below: (0, room)
    }
  }
}

/// The distances from a line's baseline to its top and its bottom, in pt.
private struct LineExtents {
  var ascent: Double
  var descent: Double
}
