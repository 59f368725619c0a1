import LegibleArguments

/// `legible help`: the list of commands, or the help of one.
enum HelpCommand: Command {
  static let command = OptionalPositional(
    "COMMAND", help: "The command to explain. Default: all of them.", parse: .text)

  static let signature = CommandSignature(
    "help", summary: "Lists the commands or explains one.", parameters: [command],
    examples: ["", "help"])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    if let name = arguments[command] {
      let signature = try commandNamed(name).signature
      console.write(signature.help(program: "legible", width: console.outputWidth))
    } else {
      console.write(overview(width: console.outputWidth))
    }
    return .success
  }

  /// The list of commands.
  static func overview(width: Int) -> String {
    let commands = allCommands.map { ($0.signature.name, $0.signature.summary) }
    let options = [
      ("--help", "Show this help, or that of a command."),
      ("--version", "Show the version."),
    ]
    return """
      Usage: legible COMMAND [ARGUMENTS] [OPTIONS]

      Proves a design system readable before it ships.

      \(section("Commands", commands, width: width))

      \(section("Options", options, width: width))

      """
  }
}
