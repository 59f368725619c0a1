import LegibleArguments

/// The program: finds the command, runs it and turns what happened into an exit status.
@main
enum Main {
  static func main() async {
    Process.ignoreWritingSignals()
    let console = Console()
    let status = await run(Process.arguments.dropFirst(), console)
    Process.exit(console.finish(status))
  }

  private static func run(_ words: ArraySlice<String>, _ console: Console) async -> ExitStatus {
    guard let name = words.first else {
      console.writeError(HelpCommand.overview(width: console.errorWidth))
      return .failure
    }
    switch name {
    case "--version": return await run(VersionCommand.self, words.dropFirst(), console)
    case "--help", "-h": return await run(HelpCommand.self, words.dropFirst(), console)
    default: break
    }
    do {
      return await run(try commandNamed(name), words.dropFirst(), console)
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func run(
    _ command: any Command.Type, _ words: ArraySlice<String>, _ console: Console
  ) async -> ExitStatus {
    do {
      switch try command.signature.parse(words) {
      case .help:
        console.write(command.signature.help(program: "legible", width: console.outputWidth))
        return .success
      case .run(let arguments): return try await command.run(arguments, console)
      }
    } catch {
      console.report(error, command: command.signature.name)
      return .failure
    }
  }
}
