import LegibleCore

/// How many lines a text takes at a width: what an audit asks millions of times.
public struct LineSummary: Hashable, Sendable {
  /// The lines it needs, counted up to one more than the limit.
  public var lineCount: Int
  /// The widest of the counted lines in pt, hanging spaces left out.
  public var widest: Double
  /// Whether the text needs more lines than the limit, or a line sticks out of the width.
  public var overflows: Bool
  /// Whether a word is wider than the width and divided between two lines.
  public var dividesWord: Bool
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
    var summary = LineSummary(lineCount: 0, widest: 0, overflows: false, dividesWord: false)
    while let line = breaker.next() {
      summary.lineCount += 1
      summary.widest = max(summary.widest, line.width)
      if line.width > breaker.limit { summary.overflows = true }
      if line.dividesWord { summary.dividesWord = true }
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
}
