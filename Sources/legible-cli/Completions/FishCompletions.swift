import LegibleArguments
import LegibleKit

/// A script for fish, with the help beside each name.
func fishCompletions(for signatures: [CommandSignature]) -> String {
  var lines = signatures.map { signature in
    "complete -c legible -n __fish_use_subcommand -f -a \(signature.name)"
      + " -d \(signature.summary.shellQuoted)"
  }
  for signature in signatures {
    let start = "complete -c legible -n '__fish_seen_subcommand_from \(signature.name)'"
    for option in signature.options {
      let name = " -l \(option.label.dropFirst(2))"
      lines.append(start + name + fishValue(option) + " -d \(option.help.shellQuoted)")
    }
    for positional in signature.positionals where !positional.choices.isEmpty {
      lines.append(start + fishValue(positional))
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

private func fishValue(_ parameter: Declaration) -> String {
  guard parameter.value != nil else { return "" }
  let choices = parameter.choices.joined(separator: " ")
  return choices.isEmpty ? " -r" : " -x -a \(choices.shellQuoted)"
}
