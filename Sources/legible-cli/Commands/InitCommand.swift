import LegibleArguments
import LegibleJSON
import LegibleKit
import LegibleUses

/// `legible init`: a configuration for an app, made of what its folder has.
enum InitCommand: Command {
  static let folder = OptionalPositional(
    "DIR", help: "The folder of the app. Default: this folder.", parse: .path)
  static let force = Flag("force", help: "Replace a legible.json that is there.")

  static let signature = CommandSignature(
    "init", summary: "Writes a configuration for an app.",
    discussion: [
      """
      Finds the string catalogs, the colours, the fonts and the sources of the app, and writes legible.json. \
      Where each text is shown is read from the sources and goes into \(usesName), which is written anew at \
      every run: never edit it. What you know better belongs under "components" of legible.json.
      """
    ],
    parameters: [folder, force], examples: ["", "App"])

  /// The file with the places of texts.
  static let usesName = "legible.uses.json"

  static func run(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let folder = arguments[folder] ?? "."
    let app = try AppFolder(folder, console.files)
    guard !app.isEmpty else { throw LegibleError.nothingToAudit(in: folder) }
    let target = joinedPath(folder, ConfigurationFinder.name)
    let isThere = (try? FileSystem.status(target)) != nil
    var files: [OutputFiles.File] = []
    var keys: [KeyUses]?
    if app.hasSources, !app.catalogs.files.isEmpty, let program = SourcesProgram() {
      let bytes = try program.uses(in: folder)
      keys = try [KeyUses](JSONDocument(parsing: bytes, path: usesName))
      files.append(OutputFiles.File(joinedPath(folder, usesName), bytes: bytes))
    }
    if !isThere || arguments[force] {
      let configuration = app.configuration(uses: keys == nil ? nil : usesName)
      files.append(OutputFiles.File(target, configuration.pretty + "\n"))
    }
    try OutputFiles.write(files)
    console.write(InitText(app, keys).text)
    for file in files { console.note(wrote: file.path) }
    if isThere, !arguments[force] {
      console.note("\(target) already exists and is kept; --force replaces it")
    }
    return .success
  }
}
