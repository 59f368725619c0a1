import LegibleCore

extension Paragraph {
  /// The narrowest width that needs no more lines than a given one, in pt; no word is divided that was
  /// not.
  ///
  /// - Complexity: O(*line-break opportunities*) a step of a search by halves.
  package func narrowestWidth(sameLinesAs width: Double, size: Double? = nil) -> Double {
    let size = size ?? style.size
    let target = summary(width: width, size: size)
    return narrowestWidth(upTo: target.widest, size: size) {
      $0.lineCount <= target.lineCount && $0.overflows == target.overflows
        && (target.dividesWord || !$0.dividesWord)
    }
  }

  /// The narrowest width in pt at which the text needs no more lines than a limit and no word is
  /// divided; infinity for a text with more hard lines than that.
  ///
  /// - Parameters:
  ///   - lines: The line limit; `nil` for none, when the widest word decides.
  ///   - tightening: How much wider than its box a single line may be to be tightened instead of truncated, as
  ///     a fraction.
  ///   - size: The font size in pt; `nil` for the style's.
  /// - Complexity: O(*line-break opportunities*) a step of a search by halves.
  package func narrowestWidth(
    lines: Int?, tightening: Double = 0, size: Double? = nil
  ) -> Double {
    let size = size ?? style.size
    let hardLines = hardLineCount
    if let lines, lines < hardLines { return .infinity }
    let natural = width(size: size)
    if lines == 1, tightening > 0, canTighten { return natural / (1 + tightening) }
    if lines == hardLines { return natural }
    let word = min(widestWord(size: size).width, natural)
    guard let lines else { return word }
    return narrowestWidth(upTo: natural, from: word, size: size) { $0.lineCount <= lines }
  }

  /// The lines that the text takes in an unlimited width.
  ///
  /// - Complexity: O(*line-break opportunities*).
  package var hardLineCount: Int {
    breaks.dropLast().reduce(1) { $0 + ($1.isMandatory ? 1 : 0) }
  }

  /// The width at which lines are as equally long as the same number of lines allows, in pt.
  ///
  /// - Parameters:
  ///   - width: The box in pt; the answer where there is nothing to balance: one line, more lines than
  ///     `ParagraphSettings/LineBreaking/balancedLineLimit`, or text that does not fit.
  ///   - lines: The line limit; `nil` for none.
  ///   - size: The font size in pt; `nil` for the style's.
  public func balancedWidth(_ width: Double, lines: Int? = nil, size: Double? = nil) -> Double {
    let limit = settings.lineBreaking.balancedLineLimit
    let laid = summary(width: width, lines: lines, size: size)
    guard width.isFinite, laid.lineCount > 1, !laid.overflows,
      laid.lineCount <= limit ?? .max
    else { return width }
    return min(width, narrowestWidth(sameLinesAs: width, size: size))
  }

  /// The narrowest width that is accepted, when `high` is and every wider one.
  ///
  /// Found by halving until it is exact to 1/128 pt, as browsers balance lines.
  private func narrowestWidth(
    upTo high: Double, from low: Double = 0, size: Double,
    _ accepts: (LineSummary) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    if low > 0, accepts(summary(width: low, size: size)) { return low }
    while high - low > Fit.tolerance / 2 {
      let middle = (low + high) / 2
      // The halves of very large widths are not narrower than the whole.
      guard low < middle, middle < high else { break }
      let found = summary(width: middle, size: size)
      if accepts(found) { high = min(middle, found.widest) } else { low = middle }
    }
    // The tolerance lets a line fit a width that it exceeds by a little: its own width is the answer.
    let found = summary(width: high, size: size)
    return found.overflows ? high : found.widest
  }
}
