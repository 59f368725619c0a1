import LegibleAdaptive
import LegibleCore

/// Text that needs more room than its line limit leaves.
struct TruncationRule: TextRule {
  static let description = AuditRule(
    name: "truncation", summary: "Text with a line limit must fit without an ellipsis.",
    explanation: """
      A text with a line limit that needs more lines ends in an ellipsis, and what the reader needs \
      may be in the part that went. At the seven standard size categories this is an error, at the \
      five accessibility sizes a warning: there much text cannot fit on one line, and a layout \
      should let it wrap. Text that may wrap is never reported here.
      """)

  let verb = "is cut off"
  let doubtfulVerb = "may be cut off"
  let hint = "Shorten it, or let it wrap."

  func judge(_ measure: TextMeasure, in room: Room) -> Judgement {
    switch room.lineLimit {
    case 0: return .pass
    case 1: return measure.judge(measure.width, in: room)
    case let limit:
      let lines = measure.lineCounts(in: room, limit: limit)
      if lines.upperBound <= limit { return .pass }
      let needed = measure.width / Double(limit)
      return Judgement(
        outcome: lines.lowerBound > limit ? .fail : .cannotTell, needed: needed,
        excess: needed - room.width.upper)
    }
  }
}
