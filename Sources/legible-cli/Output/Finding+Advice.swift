import LegibleKit

extension Finding {
  /// What to do: the hint, and what is suggested as a command line.
  var advice: String? { advice(wording: \.commandLine) }
}

extension Suggestion {
  /// A sentence that begins with the command to run.
  var commandLine: String {
    switch self {
    case .listDevices: "Run legible devices for all of them."
    case .listTokens(let type): "legible tokens --type \(type) lists them."
    case .readSources: "legible init writes it anew."
    case .findColor(let search): search.sentence
    case .migrate(let path, let migration): Self.sentence(migrating: path, migration)
    case .chooseContexts(let modifiers):
      modifiers.map { "--with \($0)=NAME" }.joined(separator: " ") + " chooses a context."
    }
  }

  private static func sentence(migrating path: String?, _ migration: Migration) -> String {
    // Standard input is `-` on a command line.
    let command = path.map {
      "legible migrate \($0 == SourceLocation.standardInputPath ? "-" : $0.shellWord) OUT"
    }
    switch migration {
    case .plain:
      return "\(command ?? "legible migrate, for a folder or a pattern,") writes DTCG 2025.10."
    case .modifier(let name, let contexts):
      let list = contexts.map(\.shellWord).joined(separator: ",")
      return (command ?? "legible migrate, for a folder or a pattern, with")
        + " --modifier \(name)=\(list) makes contexts of them."
    case .unit(let unit): return "legible migrate --unit \(unit) takes them as \(unit)."
    }
  }
}

extension Suggestion.ColorSearch {
  fileprivate var sentence: String {
    let options = [
      ratio.map { " --min-ratio \($0.roundedUpDescription())" },
      isFocus ? " --role focus" : nil, component.map { " --component '\($0)'" },
      unfocused.map { " --unfocused '\($0)'" },
    ]
    return "legible contrast '\(foreground)' '\(background)'"
      + options.compactMap(\.self).joined() + " --suggest finds a colour"
      + (isWorstPlace ? " for the worst place of the gradient." : ".")
  }
}
