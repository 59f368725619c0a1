/// A text in Markdown, seen as fenced blocks of code and what is between them.
struct MarkdownDocument {
  /// A part of the document.
  enum Part {
    case prose([Substring])
    case code(language: String, lines: [Substring])
  }

  var parts: [Part] = []

  init(parsing text: String) {
    var lines: [Substring] = []
    var language: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("```") else {
        lines.append(line)
        continue
      }
      if let open = language {
        parts.append(.code(language: open, lines: lines))
        language = nil
      } else {
        parts.append(.prose(lines))
        language = String(line.dropFirst(3))
      }
      lines = []
    }
    parts.append(.prose(lines))
  }

  /// The document as it was written.
  var text: String {
    parts.flatMap { part -> [Substring] in
      switch part {
      case .prose(let lines): lines
      case .code(let language, let lines): ["```\(language)"] + lines + ["```"]
      }
    }.joined(separator: "\n")
  }

  /// The blocks of a language, each ending with a line break.
  func code(in wanted: String) -> [String] {
    parts.compactMap { part in
      guard case .code(let language, let lines) = part, language == wanted else { return nil }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}
