import LegibleAudit
import LegibleJSON
import LegibleKit

/// What an audit is about: a configuration, or a folder that has none.
struct AuditInput {
  /// What is audited.
  let settings: AuditConfiguration
  /// The folder of code whose places are not read yet.
  private let sources: String?

  /// Finds the configuration that was named, the nearest one, or what a folder has.
  ///
  /// - Throws: `LegibleError` for a folder with nothing to audit, and for a configuration that is wrong.
  init(_ input: String?, _ console: Console) throws(LegibleError) {
    if let path = Self.path(of: input, console) {
      settings = try AuditConfiguration(parsing: console.files.bytes(of: path), path: path)
      let folder = settings.directory.isEmpty ? "." : settings.directory
      let isOpen = settings.uses == nil && !settings.strings.isEmpty
      let files = isOpen ? try console.files.files(under: folder) : []
      sources = files.contains { $0.hasSuffix(".swift") } ? folder : nil
      return
    }
    let folder = input ?? "."
    let app = try AppFolder(folder, console.files)
    guard !app.isEmpty else { throw .nothingToAudit(in: folder) }
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    settings = try AuditConfiguration(
      parsing: Array(app.configuration().pretty.utf8), path: path)
    sources = app.hasSources && !app.catalogs.files.isEmpty ? folder : nil
    console.note("auditing what is in \(folder); legible init writes it down as a configuration")
  }

  /// Why the sources were not read; `nil` where they were or there are none.
  var remark: String? {
    sources != nil && SourcesProgram() == nil ? SourcesProgram.absence : nil
  }

  /// Where the sources show the texts; `nil` where nothing is to be read or can be.
  ///
  /// - Throws: `LegibleError` when the reader of sources fails.
  func places(_ settings: AuditConfiguration) throws(LegibleError) -> ReadPlaces? {
    guard let sources, let program = SourcesProgram() else { return nil }
    return try ReadPlaces(
      parsing: program.uses(in: sources), path: SourcesProgram.name, below: settings.directory)
  }

  private static func path(of input: String?, _ console: Console) -> String? {
    let isFolder = input.map { (try? FileSystem.status($0)?.kind) == .folder } ?? true
    if let input, !isFolder { return input }
    guard let path = ConfigurationFinder.configuration(near: input ?? "-") else { return nil }
    if path != ConfigurationFinder.name { console.note("using \(path)") }
    return path
  }
}

extension LegibleError {
  /// That a folder has nothing to audit.
  static func nothingToAudit(in folder: String) -> LegibleError {
    LegibleError(
      rule: .file,
      "there is no legible.json in the folder or above it, nor tokens or string catalogs in it",
      hint: "Name the folder of an app.", at: SourceLocation(path: folder))
  }
}
