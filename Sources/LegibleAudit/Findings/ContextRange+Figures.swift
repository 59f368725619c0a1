import LegibleAdaptive
import LegibleCore

extension ContextRange.Worst {
  /// `needs 406.1 pt, 243–343 pt available`.
  package var figures: String { figures(range: nil) }

  /// The same with both ends of what may be needed: `needs 288.8 pt (276.5–301.2), 288 pt available`.
  package var doubtfulFigures: String { figures(range: range.value == nil ? range : nil) }

  private func figures(range: Interval?) -> String {
    guard needed.isFinite else { return "needs more lines at any width, \(room) pt available" }
    let ends = range.map { " (\(points($0.lower))–\(points($0.upper)))" } ?? ""
    return "needs \(points(needed)) pt\(ends), \(room) pt available"
  }
}
