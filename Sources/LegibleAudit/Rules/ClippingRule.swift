import LegibleAdaptive
import LegibleCore
import LegibleText

/// Ink that is higher than a height which does not grow.
struct ClippingRule: FitRule {
  static let rule = Rule(
    "clipping", of: .audit, severity: .error,
    summary: "Text must not be taller than a fixed height.",
    explanation: """
      A height that does not grow with the text cuts lines, accents and the marks above and below \
      letters of Thai, Hindi, Arabic or Vietnamese. The lines stand in the middle of the height, \
      their leading apart; what the ink of any line then reaches beyond the top or the bottom is \
      cut. An error at the standard size categories, a warning at accessibility sizes.
      """)

  let isAboutHeight = true
  let verb = "is taller than its box"
  let doubtfulVerb = "may be taller than its box"
  let hint = "Let the height grow with the text."

  func judge(_ measure: TextMeasure, in available: AvailableSpace) throws(LegibleError) -> Judgement
  {
    guard let height = available.fixedHeight else { return .pass }
    let (band, limit) = (measure.band, height + Fit.tolerance)
    let widest = try measure.ink(in: available, width: available.width.upper / (1 - band))
    let narrowest = try measure.ink(in: available, width: available.width.lower / (1 + band))
    // Letterforms that are not at hand may make lines higher than any ink that is.
    let tallest = measure.paragraph.tallestLine(size: measure.size).map {
      Double(narrowest.boxes.count) * $0
    }
    let range = Interval(
      widest.neededHeight(scaledBy: 1 - band),
      max(narrowest.neededHeight(scaledBy: 1 + band), tallest ?? 0))
    if measure.isMeasured, range.lower > limit {
      let needed = try measure.ink(in: available, width: available.width.upper).neededHeight
      if needed > limit {
        return Judgement(outcome: .fail, needed: needed, range: range, excess: needed - height)
      }
    }
    if range.upper <= limit { return .pass }
    let needed = try measure.ink(in: available, width: available.width.lower).neededHeight
    return Judgement(
      outcome: .cannotTell, needed: needed, range: range, excess: needed - height,
      doubt: measure.isMeasured ? .band : .otherFonts)
  }
}
