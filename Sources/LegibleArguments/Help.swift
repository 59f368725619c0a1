extension CommandSignature {
  /// The help of a command, ready to print.
  ///
  /// - Parameters:
  ///   - program: The program's name: `legible`.
  ///   - width: The columns to fill; fewer than 40 are taken as 40, more than 100 as 100.
  package func help(program: String, width: Int) -> String {
    let width = min(max(width, 40), 100)
    var parts = [usage(program: program, width: width), wrapped(summary, width: width)]
    parts += discussion.map { wrapped($0, width: width) }
    if !positionals.isEmpty {
      parts.append(section("Arguments", positionals.map { ($0.label, $0.helpText) }, width: width))
    }
    parts.append(section("Options", options.map { ($0.optionLabel, $0.helpText) }, width: width))
    let lines = examples.map { "  \(program) \(name) \($0)".trimmingEnd }
    parts.append((["Examples:"] + lines).joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func usage(program: String, width: Int) -> String {
    let start = "Usage: \(program) \(name)"
    let words = positionals.map(\.usage) + ["[OPTIONS]"]
    return wrapped(
      ([start] + words).joined(separator: " "), width: width, indent: start.count + 1)
  }
}

/// Two columns under a title, the right one wrapped; wide entries get a line of their own.
///
/// - Parameters:
///   - rows: The left and the right text of each entry.
///   - width: The columns to fill.
package func section(_ title: String, _ rows: [(String, String)], width: Int) -> String {
  let left = min(rows.map(\.0.count).max() ?? 0, 26) + 4
  var lines = ["\(title):"]
  for (name, text) in rows {
    let start = "  " + name
    let help = wrapped(String(repeating: " ", count: left) + text, width: width, indent: left)
    if start.count + 2 <= left {
      lines.append((start + help.dropFirst(start.count)).trimmingEnd)
    } else {
      lines += [start, help]
    }
  }
  return lines.joined(separator: "\n")
}

/// Breaks a text between words; lines after the first start with `indent` spaces.
private func wrapped(_ text: String, width: Int, indent: Int = 0) -> String {
  let lead = String(text.prefix { $0 == " " })
  var lines: [String] = []
  var line = lead
  for word in text.split(separator: " ") {
    let isFresh = line.allSatisfy { $0 == " " }
    if !isFresh && line.count + 1 + word.count > width {
      lines.append(line)
      line = String(repeating: " ", count: indent) + word
    } else {
      line += (isFresh ? "" : " ") + word
    }
  }
  return (lines + [line]).joined(separator: "\n")
}

extension Declaration {
  fileprivate var optionLabel: String { value.map { "\(label) \($0)" } ?? label }

  fileprivate var helpText: String {
    choices.isEmpty ? help : "\(help) One of: \(choices.joined(separator: ", "))."
  }

  fileprivate var usage: String {
    switch occurrence {
    case .required: label
    case .optional: "[\(label)]"
    case .repeated: "[\(label)...]"
    case .repeatedOnce: "\(label)..."
    }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
