import LegibleArguments

/// `legible --version`: the version of the program.
enum VersionCommand: Command {
  static let signature = Signature(
    "--version", summary: "Shows the version.", examples: [""])

  static func run(_ arguments: Arguments, _ console: Console) -> ExitStatus {
    console.print("legible \(version)")
    return .success
  }

  /// The version of the program, by semantic versioning.
  static let version = "0.1.0"
}
