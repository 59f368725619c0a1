import LegibleArguments
import LegibleKit

/// All commands in the order of the help.
let allCommands: [any Command.Type] = [
  CheckCommand.self,
  TokensCommand.self,
  ExplainCommand.self,
  DiffCommand.self,
  MigrateCommand.self,
  ContrastCommand.self,
  ColorCommand.self,
  InitCommand.self,
  AuditCommand.self,
  SourcesCommand.self,
  MeasureCommand.self,
  LayoutCommand.self,
  DevicesCommand.self,
  ExportCommand.self,
  CompletionsCommand.self,
  HelpCommand.self,
]

/// Finds a command.
///
/// - Throws: ``ArgumentError`` with the nearest name when there is none.
func commandNamed(_ name: String) throws(ArgumentError) -> any Command.Type {
  if let command = allCommands.first(where: { $0.signature.name == name }) { return command }
  if ["-v", "-V", "-version"].contains(name) {
    throw ArgumentError("unknown option \(name)", hint: "Did you mean --version?")
  }
  if name.hasPrefix("-") {
    throw ArgumentError(
      "\(name) stands before the command",
      hint: "Write the command first: legible COMMAND \(name).")
  }
  let guess = closestMatch(to: name, in: allCommands.map { $0.signature.name })
  throw ArgumentError(
    "unknown command \"\(name)\"",
    hint: guess.map { "Did you mean \($0)?" } ?? "Run legible help for the list of commands.")
}
