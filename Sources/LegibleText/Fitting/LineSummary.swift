import LegibleCore

/// How many lines a text takes at a width: what an audit asks millions of times.
public struct LineSummary: Hashable, Sendable {
  /// The lines it needs, counted up to one more than the limit.
  public var lineCount: Int
  /// The widest of the counted lines in pt, hanging spaces left out.
  public var widest: Double
  /// Whether the text needs more lines than the limit, or a line sticks out of the width.
  public var overflows: Bool
}

extension Paragraph {
  /// Counts the lines at a width without making them.
  ///
  /// - Parameters:
  ///   - width: The box in pt.
  ///   - lines: The line limit, 0 for none. With a limit of 1 nothing wraps: the text fits or not.
  ///   - size: The font size in pt; `nil` for the style's.
  /// - Complexity: O(*line-break opportunities*); allocates only where a long word is cut.
  public func summary(width: Double, lines: Int = 0, size: Double? = nil) -> LineSummary {
    var breaker = LineBreaker(self, scale: scale(size: size ?? style.size), width: width)
    var summary = LineSummary(lineCount: 0, widest: 0, overflows: false)
    while let line = breaker.next() {
      summary.lineCount += 1
      summary.widest = max(summary.widest, line.width)
      if line.width > breaker.limit { summary.overflows = true }
      if lines > 0, summary.lineCount > lines {
        summary.overflows = true
        break
      }
    }
    return summary
  }

  /// The widest part that no line break can divide: a word, in pt and UTF-16 offsets.
  ///
  /// - Complexity: O(*line-break opportunities*).
  public func widestWord(size: Double? = nil) -> (range: Range<Int>, width: Double) {
    let scale = scale(size: size ?? style.size)
    var widest = (range: 0..<0, width: 0.0)
    var start = LineStart.text
    for (index, end) in breaks.enumerated() {
      let width = width(from: start, to: end, scale)
      if width > widest.width {
        widest = (start.offset..<max(start.offset, Int(end.trimmed)), width)
      }
      start = LineStart(end, next: index + 1)
    }
    return widest
  }

  /// The narrowest width that needs no more lines than a given one, in pt.
  ///
  /// A search by halves until the width is exact to 1/64 pt (as browsers balance lines).
  public func narrowestWidth(sameLinesAs width: Double, size: Double? = nil) -> Double {
    let size = size ?? style.size
    let target = summary(width: width, size: size)
    var high = target.widest
    var low = 0.0
    while high - low > Fit.tolerance / 2 {
      let middle = (low + high) / 2
      let found = summary(width: middle, size: size)
      if found.lineCount <= target.lineCount, found.overflows == target.overflows {
        high = min(middle, found.widest)
      } else {
        low = middle
      }
    }
    // The tolerance lets a line fit a width that it exceeds by a little: its own width is the answer.
    let found = summary(width: high, size: size)
    return found.overflows ? high : found.widest
  }
}
