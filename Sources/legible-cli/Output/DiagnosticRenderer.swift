import LegibleKit
/// Sets findings as compilers do: the place, the message, the source line and a caret.
struct DiagnosticRenderer {
  /// The colours.
  let palette: Palette
  /// The columns that a source line may fill.
  let width: Int

  /// The lines of one finding.
  ///
  /// - Parameter sourceLine: Finds the text of the line at a location.
  func text(for finding: Finding, sourceLine: (SourceLocation) -> String?) -> String {
    var message = finding.message.escapingControls
    if finding.count > 1 { message += " (\(finding.count) times)" }
    var lines = heading(
      finding.location, finding.severity, "\(message) [\(finding.rule)]", sourceLine)
    if let hint = finding.advice { lines.append("  hint: \(hint.escapingControls)") }
    let last = finding.related.lastIndex(where: \.isOccurrence)
    for (index, related) in finding.related.enumerated() {
      lines += heading(related.location, .note, related.message.escapingControls, sourceLine)
      if index == last, finding.unlisted > 0 { lines.append("  and \(finding.unlisted) more") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(
    _ location: SourceLocation, _ severity: Severity, _ message: String,
    _ sourceLine: (SourceLocation) -> String?
  ) -> [String] {
    let place = palette.paint(location.prefix.escapingControls, .bold)
    let first = place + palette.paint("\(severity.rawValue): ", severity.ink) + message
    guard let line = sourceLine(location), !line.isEmpty else { return [first] }
    let excerpt = SourceExcerpt(line: line, at: location, width: width - 2)
    return [first, "  \(excerpt.text)", "  \(palette.paint(excerpt.marker, severity.ink))"]
  }
}

extension Severity {
  /// The colour of the word.
  var ink: Palette.Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
