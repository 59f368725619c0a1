import LegibleArguments
import LegibleKit

/// `legible sources`: where an app shows the texts of its catalogs.
///
/// Swift is parsed by a program of its own, which needs the libraries of a toolchain.
enum SourcesCommand: Command {
  static let folder = Positional("DIR", help: "The folder of the app's sources.", parse: .path)

  static let noCache = Flag("no-cache", help: "Parse every file anew, and keep nothing.")

  static let signature = CommandSignature(
    "sources", summary: "Shows where code uses the texts of string catalogs, and how.",
    discussion: [
      """
      Reads the Swift files, the storyboards and xibs and the string catalogs below a folder, and follows \
      each text to what draws it: through parameters, properties, functions, enums and outlets. A use is of one class: wraps, \
      oneLine, nLines, system (the system decides, as for the buttons of an alert), otherSurface \
      (a widget, a watch, a notification), notDrawn (spoken or logged), notShown (no code that \
      runs uses it), or undecided.
      """,
      """
      What was read of a file is kept in the folder legible of $XDG_CACHE_HOME, or of ~/.cache, \
      and not parsed again while the file has that content.
      """,
      """
      It needs the program legible-sources beside this one or in its libexec; that is built where \
      the Swift toolchain brings SwiftSyntax.
      """,
    ],
    parameters: [folder, OutputFormat.option, noCache],
    examples: ["App", "App --format json > uses.json"])

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    guard let program = SourcesProgram() else { throw LegibleError.noSourcesProgram }
    let format = arguments[OutputFormat.option] ?? .text
    try program.replaceThis(
      [arguments[folder], "--format", format.rawValue]
        + (arguments[noCache] ? ["--no-cache"] : []))
  }
}
