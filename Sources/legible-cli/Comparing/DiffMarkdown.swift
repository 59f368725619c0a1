import LegibleKit

/// The answer of `diff` as the comment of a pull request.
struct DiffMarkdown {
  private let diff: TokenDiff

  /// How many rows a table may have that is not folded.
  private static let openRows = 10

  /// How many bytes of UTF-8 the text may have: services take 65,536 characters.
  private static let maximumSize = 60_000

  init(_ diff: TokenDiff) { self.diff = diff }

  /// The numbers, then a table for each kind of change, long ones folded; rows that would make the
  /// text too long are counted instead.
  var text: String {
    var text = "### Design tokens: \(diff.summary)\n\n\(diff.extent) compared.\n"
    for (verb, names) in [("New", diff.addedContexts), ("Gone", diff.removedContexts)]
    where !names.isEmpty {
      text += "\n\(verb) contexts, not compared: \(names.map(code).joined(separator: ", "))\n"
    }
    for (kind, changes) in diff.sections { append(kind, changes, to: &text) }
    return text
  }

  private func append(_ kind: TokenChange.Kind, _ changes: [TokenChange], to text: inout String) {
    let rows = changes.flatMap { self.rows(of: $0) }
    let title = "\(kind.title) (\(changes.count.groupedDescription))"
    let isFolded = rows.count > Self.openRows
    text += isFolded ? "\n<details><summary>\(title)</summary>\n\n" : "\n**\(title)**\n\n"
    let names = headings(of: kind)
    text += line(names) + line(names.map { _ in "---" })
    for (number, row) in rows.enumerated() {
      let next = line(row)
      guard text.utf8.count + next.utf8.count < Self.maximumSize else {
        text += line(
          ["and \((rows.count - number).groupedDescription) more rows"]
            + names.dropFirst().map { _ in "" })
        break
      }
      text += next
    }
    if isFolded { text += "\n</details>\n" }
  }

  private func headings(of kind: TokenChange.Kind) -> [String] {
    switch kind {
    case .removed, .added: ["Token", "Type", "Value", "Refers to"]
    case .renamed: ["Before", "Now"]
    case .type, .value: ["Token", "Before", "Now", "Where"]
    case .deprecated, .restored: ["Token", "Reason"]
    case .reference: ["Token", "Before", "Now"]
    }
  }

  private func rows(of change: TokenChange) -> [[String]] {
    change.rows.map { row in
      switch change.kind {
      case .removed, .added:
        [code(change.path), change.type?.rawValue ?? "broken", code(row.old), code(row.new)]
      case .renamed: [code(row.old), code(row.new)]
      case .type, .value: [code(change.path), code(row.old), code(row.new), plain(row.contexts)]
      case .deprecated, .restored: [code(change.path), plain(row.new)]
      case .reference: [code(change.path), code(row.old), code(row.new)]
      }
    }
  }

  private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }

  /// The longest text of a cell, in characters.
  private static let maximumCell = 200

  private func code(_ text: String) -> String { shortened(text).markdownCode }

  private func plain(_ text: String) -> String { shortened(text).markdownCell }

  private func shortened(_ text: String) -> String {
    text.count > Self.maximumCell ? text.prefix(Self.maximumCell) + "..." : text
  }
}
