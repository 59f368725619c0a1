import LegibleArguments
import LegibleKit

/// A script for zsh, with the help beside each name.
func zshCompletions(for signatures: [CommandSignature]) -> String {
  let commands = signatures.map { "    \("\($0.name):\($0.summary)".shellQuoted)" }
  let cases = signatures.map { signature in
    let options = signature.options.map {
      "'*\($0.label)[\($0.help.zshDescription)]\(zshValue($0))'"
    }
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

private func zshValue(_ parameter: Declaration) -> String {
  guard let value = parameter.value else { return "" }
  let choices = parameter.choices.joined(separator: " ")
  return ":\(value.zshDescription):\(choices.isEmpty ? "_files" : "(\(choices))")"
}
