import LegibleArguments

/// A script for bash: command names first, then options and their choices, else files.
func bashCompletions(for signatures: [CommandSignature]) -> String {
  let values = signatures.flatMap { signature in
    signature.options.filter { !$0.choices.isEmpty }.map { option in
      bashCase("\"\(signature.name) \(option.label)\"", option.choices)
    }
  }
  let words = signatures.map { signature in
    bashCase(
      signature.name, signature.options.map(\.label) + signature.positionals.flatMap(\.choices))
  }
  return """
    _legible() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(signatures.map(\.name).joined(separator: " ")) --help --version"
      else
        case "${COMP_WORDS[1]} $before" in
    \(values.joined(separator: "\n"))
        *)
          case "${COMP_WORDS[1]}" in
    \(words.joined(separator: "\n"))
          esac ;;
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -o default -F _legible legible

    """
}

private func bashCase(_ pattern: String, _ words: [String]) -> String {
  "    \(pattern)) words=\"\(words.joined(separator: " "))\" ;;"
}
