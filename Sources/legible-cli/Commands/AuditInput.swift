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
  /// What reads it; `nil` where that is not installed, or there is no such folder.
  private let program: SourcesProgram?

  /// Finds the configuration that was named, the nearest one, or what a folder has.
  ///
  /// - Throws: `LegibleError` for a folder with nothing to audit, and for a configuration that is wrong.
  init(_ input: String?, _ console: Console) throws(LegibleError) {
    if let path = Self.path(of: input, console) {
      settings = try AuditConfiguration(parsing: console.files.bytes(of: path), path: path)
      let folder = settings.directory.isEmpty ? "." : settings.directory
      let isOpen = settings.uses == nil || settings.leavesOutProject
      let files =
        isOpen && !settings.strings.isEmpty ? try console.files.files(under: folder) : []
      let hasCode = settings.uses == nil && files.contains { $0.hasSuffix(".swift") }
      sources = hasCode ? folder : nil
      if settings.leavesOutProject {
        let own = files.filter { !AppCatalogs.isForeign($0) }
        (traits, findings) = AppTraits.reading(folder, files: own, console.files)
        traits = settings.following(traits)
      }
    } else {
      let folder = input ?? "."
      let app = try AppFolder(folder, console.files)
      guard !app.isEmpty else { throw .nothingToAudit(in: folder) }
      settings = try AuditConfiguration(
        parsing: Array(app.configuration().pretty.utf8),
        path: folder == "." ? folder : joinedPath(folder, ""))
      (traits, findings) = (app.traits, app.findings)
      sources = app.hasSources && !app.catalogs.files.isEmpty ? folder : nil
      console.note("auditing what is in \(folder); legible init writes it down as a configuration")
    }
    program = sources == nil ? nil : SourcesProgram()
  }

  /// Why the sources were not read; `nil` where they were or there are none.
  var remark: String? { sources != nil && program == nil ? SourcesProgram.absence : nil }

  /// Where the sources show the texts; `nil` where nothing is to be read or can be.
  ///
  /// - Throws: `LegibleError` when the reader of sources fails.
  func places() throws(LegibleError) -> ReadPlaces? {
    guard let sources, let program else { return nil }
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
  /// Whether it says nothing of something that an app's project may say.
  fileprivate var leavesOutProject: Bool {
    systemVersions == nil || devices == nil || leavesOrientations
  }

  /// Takes over what an app's project says where the configuration is silent, and gives that.
  fileprivate mutating func following(_ project: AppTraits) -> AppTraits {
    let traits = project.without(
      system: systemVersions != nil, families: devices != nil, orientations: !leavesOrientations)
    if let least = traits.minimumSystem {
      let newest = max(least.value.major, SystemVersion.newest.major)
      systemVersions = Located(least.value.major...newest, at: least.location)
    }
    if let families = traits.families, families.value == [.iPhone] {
      devices = [Located("iPhone", at: families.location)]
    }
    if leavesOrientations {
      orientations = traits.orientations[.iPhone]?.value ?? orientations
      padOrientations = traits.orientations[.iPad]?.value ?? Orientation.allCases
    }
    return traits
  }
}

extension LegibleError {
  /// That a folder has nothing to audit.
  static func nothingToAudit(in folder: String) -> LegibleError {
    LegibleError(
      rule: .file, "nothing to audit: the folder has neither string catalogs nor tokens",
      hint: "Name the folder of an app, or a legible.json.", at: SourceLocation(path: folder))
  }
}
