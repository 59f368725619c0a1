import LegibleCore
import LegibleText

/// Ink that is higher than a height which does not grow.
struct ClippingRule: TextRule {
  static let description = AuditRule(
    name: "clipping", summary: "Text must not be taller than a fixed height.",
    explanation: """
      A height that does not grow with the text cuts lines, accents and the marks above and below \
      letters of Thai, Hindi, Arabic or Vietnamese. The lines stand in the middle of the height, \
      each as high as its leading; what ink then reaches beyond the top or the bottom is cut. An \
      error at the standard size categories, a warning at accessibility sizes.
      """)

  let isAboutHeight = true
  let verb = "is taller than its box"
  let doubtfulVerb = "may be taller than its box"
  let hint = "Let the height grow with the text."

  func judge(_ measure: TextMeasure, in room: Room) -> Judgement {
    guard let height = room.fixedHeight, let ink = measure.ink else { return .pass }
    let lines = measure.lineCounts(in: room)
    let limit = room.lineLimit == 0 ? Int.max : room.lineLimit
    /// How far ink reaches beyond the box with some lines and some factor on the ink.
    func excess(_ count: Int, _ factor: Double) -> Double {
      let space = (height - Double(min(count, limit)) * measure.leading) / 2
      let above = ink.above * factor - (measure.lineAscent + space)
      let below = ink.below * factor - (measure.leading - measure.lineAscent + space)
      return max(above, below)
    }
    if excess(lines.lowerBound, 1 - measure.band) > Fit.tolerance {
      let excess = excess(lines.lowerBound, 1)
      return Judgement(outcome: .fail, needed: height + excess, excess: excess)
    }
    if excess(lines.upperBound, 1 + measure.band) <= Fit.tolerance { return .pass }
    let most = excess(lines.upperBound, 1)
    return Judgement(outcome: .cannotTell, needed: height + most, excess: most)
  }
}
