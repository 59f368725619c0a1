import LegibleAdaptive
import LegibleCore
import LegibleText

/// A title and a detail that do not fit on one line.
struct StackedDetailRule: FitRule {
  static let rule = Rule(
    "stacked-detail", of: .audit, severity: .note,
    summary: "A title and its detail should share a line.",
    explanation: """
      A right-detail cell shows its title and its detail side by side while both fit, and one above \
      the other otherwise: nothing is lost, but rows differ in height. The configuration says with \
      "detail" which key stands beside which. It is noted at the standard size categories; at \
      accessibility sizes stacking is as it should be. What either of them needs on a line of its own \
      is judged as for any text.
      """)

  let isAboutDetail = true
  let verb = "does not fit beside its detail"
  let doubtfulVerb = "may not fit beside its detail"
  let hint = "Look at the layout with the two stacked, or shorten one of them."

  func judge(_ measure: TextMeasure, in available: AvailableSpace) -> Judgement {
    guard let detail = measure.detail, measure.isMeasured, detail.isMeasured,
      !measure.category.isAccessibility
    else { return .pass }
    let (title, gap) = (measure.width, Interval(CellArrangement.gap))
    let band = measure.band
    let range = Interval(title * (1 - band), title * (1 + band)) + gap + detail.range
    // Doubt about a note is not worth a note.
    guard range.lower > available.width.upper + Fit.tolerance else { return .pass }
    let needed = title + CellArrangement.gap + detail.width
    return Judgement(
      outcome: .fail, needed: needed, range: range, excess: needed - available.width.upper)
  }
}
