import LegibleArguments

/// `legible completions`: a script that teaches a shell the commands and their options.
enum CompletionsCommand: Command {
  static let shell = Positional<Shell>("SHELL", help: "The shell.", parse: .choice)

  static let signature = CommandSignature(
    "completions", summary: "Writes a completion script for a shell.", parameters: [shell],
    examples: ["bash > ~/.local/share/bash-completion/completions/legible"])

  static func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    let signatures = allCommands.map { $0.signature }
    switch arguments[shell] {
    case .bash: console.write(bashCompletions(for: signatures))
    case .zsh: console.write(zshCompletions(for: signatures))
    case .fish: console.write(fishCompletions(for: signatures))
    }
    return .success
  }

  /// The shells that are known.
  enum Shell: String, CaseIterable { case bash, zsh, fish }
}
