import LegibleCore

extension Paragraph {
  /// Counts the lines at a width without making them.
  ///
  /// - Parameters:
  ///   - width: The box in pt.
  ///   - lines: The line limit; `nil` for none. With a limit of 1 nothing wraps: the text fits or not.
  ///   - size: The font size in pt; `nil` for the style's.
  /// - Complexity: O(*line-break opportunities*); allocates only where a long word is divided.
  public func summary(width: Double, lines: Int? = nil, size: Double? = nil) -> LineSummary {
    var breaker = LineBreaker(self, scale: scale(size: size ?? style.size), width: width)
    var summary = LineSummary(lineCount: 0, widest: 0, overflows: false, dividesWord: false)
    while let line = breaker.next() {
      summary.lineCount += 1
      summary.widest = max(summary.widest, line.width)
      if line.width > breaker.limit { summary.overflows = true }
      if line.dividesWord { summary.dividesWord = true }
      if let lines, summary.lineCount > lines {
        summary.overflows = true
        break
      }
    }
    return summary
  }
}
