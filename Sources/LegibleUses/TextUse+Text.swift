import LegibleCore

extension KeyUses {
  /// A line for each use.
  package var lines: [String] { uses.map { $0.line(of: self).escapingControls } }
}

extension [KeyUses] {
  /// A line for each use, and how many there are of each class.
  package var text: String {
    var lines = flatMap(\.lines)
    var counts: [TextUse.Kind: Int] = [:]
    for key in self { for use in key.uses { counts[use.drawing.kind, default: 0] += 1 } }
    let classes = TextUse.Kind.allCases.compactMap { kind in
      counts[kind].map { "\($0) \(kind.rawValue)" }
    }
    let total = pluralized(count, "key")
    lines.append(isEmpty ? total : "\(total): \(classes.joined(separator: ", "))")
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TextUse {
  fileprivate func line(of key: KeyUses) -> String {
    var parts = [drawing.element]
    switch (drawing.kind, drawing.lines) {
    case (.nLines, let lines?): parts.append("\(lines) lines")
    default: parts.append(drawing.kind.rawValue)
    }
    if let style = drawing.style { parts.append(style) }
    if let scale = drawing.minimumScale { parts.append("shrinks to \(scale.shortDescription)") }
    if let width = drawing.width { parts.append("at most \(width.shortDescription) pt wide") }
    if drawing.isFixedSize { parts.append("as wide as it needs") }
    if let truncation = drawing.truncation { parts.append(truncation.phrase) }
    if !arguments.isEmpty {
      parts.append("given \(arguments.map(\.rawValue).joined(separator: " and "))")
    }
    if let shownAt { parts.append("shown at \(shownAt.file):\(shownAt.line)") }
    let source = place.map { "\($0.file):\($0.line)" } ?? key.catalog
    return "\(source): \(key.key): \(parts.joined(separator: ", "))"
  }
}

extension Drawing.Truncation {
  fileprivate var phrase: String {
    switch self {
    case .head: "truncated at the start"
    case .middle: "truncated in the middle"
    case .tail: "truncated at the end"
    case .clip: "clipped"
    }
  }
}
