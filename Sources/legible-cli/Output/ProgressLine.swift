import LegibleKit

/// One line on a terminal that says how far a command has come, written again and again.
///
/// A command that is done within a second shows none.
struct ProgressLine {
  private let width: Int
  private var shown = ""

  /// Before a line is shown.
  private static let delay = Duration.seconds(1)

  /// - Parameter width: The columns of the terminal.
  init(width: Int) { self.width = width }

  /// What to write so that the terminal shows a text; empty when it does, and in the first second.
  mutating func text(showing text: String, after elapsed: Duration) -> String {
    guard elapsed >= Self.delay, text != shown, text.count < width else { return "" }
    shown = text
    return "\r\(text)\(Self.clearToEnd)"
  }

  /// What to write so that the line is gone; empty when none is shown.
  var removal: String { shown.isEmpty ? "" : "\r\(Self.clearToEnd)" }

  /// Erases the rest of the line (ECMA-48, EL).
  private static let clearToEnd = "\u{1B}[K"
}

extension AuditProgress {
  /// `measured 1,200 of 5,400 texts`.
  var phrase: String {
    switch phase {
    case .texts: "measured \(done.groupedDescription) of \(pluralized(total, "text"))"
    case .colors: "judged \(done.groupedDescription) of \(pluralized(total, "pair")) of colours"
    }
  }
}
