import LegibleKit
import LegibleUses

/// What was found in an app's folder, in a few lines.
struct InitText {
  private let app: AppFolder
  private let keys: [KeyUses]?

  /// Takes what was found, and the uses of the keys where sources were read.
  init(_ app: AppFolder, _ keys: [KeyUses]?) {
    self.app = app
    self.keys = keys
  }

  /// The lines.
  var text: String {
    var lines = [
      row("string catalogs", app.catalogs.patterns), row("tokens", app.tokens),
      row("fonts", app.fonts),
    ]
    if let keys {
      lines.append("sources: \(pluralized(keys.count, "key"))")
      lines += places(of: keys).map { "  \($0.groupedDescription) \($1)" }
    } else if app.hasSources, !app.catalogs.files.isEmpty {
      lines.append("sources: \(SourcesProgram.absence)")
    } else {
      lines.append("sources: none")
    }
    return lines.map { $0.escapingControls + "\n" }.joined()
  }

  /// How many keys are measured where the sources show them, left out for a reason, or undecided.
  private func places(of keys: [KeyUses]) -> [(Int, String)] {
    let drawn: Set<TextUse.Kind> = [.wraps, .oneLine, .nLines]
    let groups = Dictionary(grouping: keys.map(\.uses), by: \.classLeftOut).mapValues(\.count)
    let shown = keys.count { $0.uses.contains { drawn.contains($0.drawing.kind) } }
    let left = TextUse.Kind.allCases.map {
      (groups[$0] ?? 0, "left out: \($0.reasonLeftOut ?? "")")
    }
    let undecided = (groups[nil] ?? 0) - shown
    return ([(shown, "shown as text")] + left + [(undecided, "whose place cannot be decided")])
      .filter { $0.0 > 0 }
  }

  private func row(_ name: String, _ found: [String]) -> String {
    let most = 3
    guard !found.isEmpty else { return "\(name): none" }
    let rest = found.count > most ? " and \(found.count - most) more" : ""
    return "\(name): \(found.prefix(most).joined(separator: ", "))\(rest)"
  }
}
