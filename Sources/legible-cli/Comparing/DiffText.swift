import LegibleKit

/// The answer of `diff` for people.
struct DiffText {
  private let diff: TokenDiff

  init(_ diff: TokenDiff) { self.diff = diff }

  /// A table for each kind of change, then the numbers.
  var text: String {
    var lines: [String] = []
    for (kind, changes) in diff.sections {
      lines.append("\(kind.title) (\(changes.count.groupedDescription))")
      lines += TextTable(rows: changes.flatMap(rows)).lines.map { "  " + $0 }
      lines.append("")
    }
    for (verb, names) in [("New", diff.addedContexts), ("Gone", diff.removedContexts)]
    where !names.isEmpty {
      lines += [
        "\(verb) contexts, not compared: \(names.joined(separator: ", "))".escapingControls, "",
      ]
    }
    lines.append("\(diff.summary); \(diff.extent)")
    return lines.map { $0 + "\n" }.joined()
  }

  /// The token in front of the first row, nothing in front of the others.
  private func rows(_ change: TokenChange) -> [[String]] {
    let names = [change.path] + Array(repeating: "", count: max(0, change.rows.count - 1))
    return zip(names, change.rows).map { name, row in
      switch change.kind {
      case .renamed: [row.old, "->", row.new]
      case .added, .removed: [name, change.type?.rawValue ?? "broken", row.old, row.new]
      case .deprecated, .restored: [name, row.new]
      case .type, .value, .reference: [name, row.old, "->", row.new, row.contexts]
      }
    }
  }
}
