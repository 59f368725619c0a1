import LegibleAudit
import LegibleProject
import LegibleJSON
import LegibleKit

/// What an audit is about: a configuration, or a folder that has none.
struct AuditInput {
  /// What is audited.
  private(set) var settings: AuditConfiguration
  /// What the app's project says about where it runs, and what is wrong with it.
  private(set) var traits = AppTraits()
  private(set) var findings: [Finding] = []
  /// The folder of code whose places are not read yet.
  private let sources: String?

  /// Finds the configuration that was named, the nearest one, or what a folder has.
  ///
  /// - Throws: `LegibleError` for a folder with nothing to audit, and for a configuration that is wrong.
  init(_ input: String?, _ console: Console) throws(LegibleError) {
    if let path = Self.path(of: input, console) {
      settings = try AuditConfiguration(parsing: console.files.bytes(of: path), path: path)
      let folder = settings.directory.isEmpty ? "." : settings.directory
      let isOpen =
        !settings.strings.isEmpty && (settings.uses == nil || settings.systemVersions == nil)
      let files = isOpen ? try console.files.files(under: folder) : []
      let hasCode = settings.uses == nil && files.contains { $0.hasSuffix(".swift") }
      sources = hasCode ? folder : nil
      if settings.systemVersions == nil {
        let own = files.filter { !AppCatalogs.isForeign($0) }
        (traits, findings) = AppTraits.reading(folder, files: own, console.files)
        settings.follow(traits)
      }
      return
    }
    let folder = input ?? "."
    let app = try AppFolder(folder, console.files)
    guard !app.isEmpty else { throw .nothingToAudit(in: folder) }
    let path = folder.hasSuffix("/") ? folder : folder + "/"
    settings = try AuditConfiguration(
      parsing: Array(app.configuration().pretty.utf8), path: path)
    (traits, findings) = (app.traits, app.findings)
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

extension AuditConfiguration {
  /// Takes over what an app's project says where the configuration is silent.
  fileprivate mutating func follow(_ traits: AppTraits) {
    if systemVersions == nil, let least = traits.minimumSystem {
      let newest = max(least.value.major, SystemVersion.newest.major)
      systemVersions = Located(least.value.major...newest, at: least.location)
    }
    if devices == nil, let families = traits.families, families.value == [.iPhone] {
      devices = [Located("iPhone", at: families.location)]
    }
    if leavesOrientations {
      orientations = traits.orientations[.iPhone]?.value ?? orientations
      padOrientations = traits.orientations[.iPad]?.value ?? Orientation.allCases
    }
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
