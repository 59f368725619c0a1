import LegibleArguments

/// A script for zsh, with the help beside each name.
func zshCompletions(for signatures: [Signature]) -> String {
  let commands = signatures.map { "    \(shellQuoted("\($0.name):\($0.summary)"))" }
  let cases = signatures.map { signature in
    let options = signature.options.map { "'*\($0.label)[\(zshHelp($0.help))]\(zshValue($0))'" }
    let positionals = signature.positionals.map { "'*\(zshValue($0))'" }.prefix(1)
    let lines = (options + positionals).map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(signature.name))\n      _arguments \\\n\(lines) ;;"
  }
  return """
    #compdef legible
    _legible() {
      local -a commands=(
    \(commands.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        _describe command commands
        return
      fi
      local command=${words[2]}
      shift words
      ((CURRENT--))
      case $command in
    \(cases.joined(separator: "\n"))
      esac
    }
    compdef _legible legible

    """
}

/// The help within brackets and single quotes.
private func zshHelp(_ text: String) -> String {
  var out = ""
  for character in text {
    switch character {
    case "'": out += "'\\''"
    case "[", "]", ":", "\\": out += "\\\(character)"
    default: out.append(character)
    }
  }
  return out
}

private func zshValue(_ parameter: Declaration) -> String {
  guard let value = parameter.value else { return "" }
  let choices = parameter.choices.joined(separator: " ")
  return ":\(zshHelp(value)):\(choices.isEmpty ? "_files" : "(\(choices))")"
}
