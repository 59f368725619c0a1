import LegibleCore

/// A label of one line that takes more.
struct WrappingRule: FitRule {
  static let rule = Rule(
    "wrapping", of: .audit, severity: .note,
    summary: "A label that is meant for one line should not wrap.",
    explanation: """
      Titles and button labels are designed for one line. Where the configuration lets such a \
      component take more, nothing is lost when a text wraps, but the layout changes: it is noted at \
      the standard size categories. At accessibility sizes wrapping is as it should be, and text in \
      components that are made to wrap, such as list rows and paragraphs, is never reported.
      """)

  let verb = "wraps"
  let doubtfulVerb = "may wrap"
  let hint = "Look at the layout with two lines, or shorten the text."

  func judge(_ measure: TextMeasure, in available: AvailableSpace) -> Judgement {
    guard available.lineLimit != 1, measure.isOneLineComponent, !measure.category.isAccessibility
    else {
      return .pass
    }
    let judgement = measure.judge(measure.width, in: available)
    // Doubt about a note is not worth a note.
    return judgement.outcome == .fail ? judgement : .pass
  }
}
