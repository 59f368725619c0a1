import LegibleArguments

/// The program: finds the command, runs it and turns what happened into an exit status.
@main
enum Main {
  static func main() {
    Process.ignoreWritingSignals()
    let console = Console()
    let status = run(Process.arguments.dropFirst(), console)
    Process.exit(console.finish(status))
  }

  private static func run(_ words: ArraySlice<String>, _ console: Console) -> ExitStatus {
    guard let name = words.first else {
      console.writeError(HelpCommand.overview(width: console.errorWidth))
      return .failure
    }
    switch name {
    case "--version": return run(VersionCommand.self, words.dropFirst(), console)
    case "--help", "-h": return run(HelpCommand.self, words.dropFirst(), console)
    default: break
    }
    do {
      return run(try commandNamed(name), words.dropFirst(), console)
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func run(
    _ command: any Command.Type, _ words: ArraySlice<String>, _ console: Console
  ) -> ExitStatus {
    do {
      switch try command.signature.parse(words) {
      case .help:
        console.write(command.signature.help(program: "legible", width: console.outputWidth))
        return .success
      case .run(let arguments): return try command.run(arguments, console)
      }
    } catch {
      console.report(error, command: command.signature.name)
      return .failure
    }
  }
}
