import LegibleAdaptive
import LegibleCore

extension ContextRange.Worst {
  /// `needs 406.1 pt, 243–343 pt available`.
  package var figures: String { figures(range: nil, doubt: "") }

  /// The same with both ends of what may be needed, and with what leaves it open where all of them exceed the
  /// available space: `needs 288.8 pt (276.5–301.2), 288 pt available`, `needs 117 pt unless a word is divided, 60 pt
  /// available`.
  package var doubtfulFigures: String {
    let phrase =
      switch doubt {
      case .division: " unless a word is divided"
      case .otherFonts: " in other fonts than asked for"
      case .band: ""
      }
    return figures(range: range.value == nil ? range : nil, doubt: phrase)
  }

  private func figures(range: Interval?, doubt: String) -> String {
    guard needed.isFinite else { return "needs more lines at any width, \(available) pt available" }
    let ends =
      range.map { " (\($0.lower.roundedUpDescription())–\($0.upper.roundedUpDescription()))" } ?? ""
    return "needs \(needed.roundedUpDescription()) pt\(ends)\(doubt), \(available) pt available"
  }
}
