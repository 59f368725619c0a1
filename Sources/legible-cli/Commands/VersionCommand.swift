import LegibleArguments
import LegibleKit

/// `legible --version`: the version of the program and of what it measures with.
enum VersionCommand: Command {
  static let verbose = Flag("verbose", help: "Show the versions of the libraries too.")

  static let signature = CommandSignature(
    "--version", summary: "Shows the version.", parameters: [verbose],
    examples: ["", "--verbose"])

  static func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    console.print("legible \(version)")
    if arguments[verbose] {
      let libraries = LibraryVersions.current
      console.print("HarfBuzz \(libraries.harfBuzz)")
      console.print("FreeType \(libraries.freeType)")
      console.print("ICU \(libraries.icu)")
      console.print("Unicode \(libraries.unicode)")
    }
    return .success
  }

  /// The version of the program, by semantic versioning.
  static let version = "0.1.0"
}
