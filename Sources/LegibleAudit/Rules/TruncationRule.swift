import LegibleCore

/// Text that needs more space than its line limit leaves.
struct TruncationRule: FitRule {
  static let rule = Rule(
    "truncation", of: .audit, severity: .error,
    summary: "Text with a line limit must fit without an ellipsis.",
    explanation: """
      A text with a line limit that needs more lines ends in an ellipsis, and what the reader needs \
      may be in the part that went. At the seven standard size categories this is an error, at the \
      five accessibility sizes a warning: there much text cannot fit on one line, and a layout \
      should let it wrap. Text that may wrap is never reported here; text that may shrink is judged at \
      the smallest size that it may have.
      """)

  let verb = "is truncated"
  let doubtfulVerb = "may be truncated"
  let hint = "Shorten it, or let it wrap."

  func judge(_ measure: TextMeasure, in available: AvailableSpace) -> Judgement {
    guard let limit = available.lineLimit, let needed = measure.limitWidth else { return .pass }
    let scale = available.minimumScale
    var judgement = measure.judge(needed * scale, in: available)
    guard judgement.outcome != .pass, limit > 1 else { return judgement }
    // A word wider than the line is divided, which may take no more lines: that is for `longest-word`.
    let lines = measure.lineCounts(in: available, scale: scale)
    if lines.upperBound <= limit { return .pass }
    if judgement.outcome == .fail, lines.lowerBound <= limit {
      judgement.outcome = .cannotTell
      judgement.doubt = .division
    }
    return judgement
  }
}
