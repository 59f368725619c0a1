import LegibleCatalogs
package import LegibleCore

/// A project of Xcode: its targets and their settings.
package struct XcodeProject: Sendable {
  /// A product that the project builds.
  package struct Target: Hashable, Sendable {
    /// The name.
    package let name: String
    /// What it builds, such as `com.apple.product-type.application`.
    package let productType: String
    /// Its settings in the configuration that ships.
    package let settings: BuildSettings
    /// The path of its `Info.plist`; `nil` where the settings name none.
    package let infoFile: String?
  }

  /// The targets in the order of the file.
  package private(set) var targets: [Target] = []
  /// The language of the developers.
  package let developmentLanguage: String?
  /// What is wrong with the file.
  package let findings: [Finding]

  /// Reads `project.pbxproj`.
  ///
  /// - Parameters:
  ///   - path: The path of the file, in `App.xcodeproj`.
  ///   - reader: Where it and the files of settings come from.
  /// - Throws: `LegibleError` when it cannot be read at all.
  /// - Complexity: O(*n*) in the size of the file.
  package init(_ path: String, _ reader: any FileReader) throws(LegibleError) {
    var parser = try OldStyleParser(parsing: reader.bytes(of: path), path: path)
    let (root, findings) = parser.parse()
    self.findings = findings.map { .project($0) }
    let objects = Objects(root, path, reader)
    let project = objects.all("PBXProject").first
    developmentLanguage = project?["developmentRegion"]?.string
    var base = BuildSettings()
    // What is below the folder of the project is named from it.
    for name in ["SRCROOT", "PROJECT_DIR"] {
      base.set(name, to: ".", at: SourceLocation(path: path))
    }
    base = objects.settings(project?["buildConfigurationList"], over: base)
    for target in objects.all("PBXNativeTarget") {
      guard let name = target["name"]?.string, let type = target["productType"]?.string else {
        continue
      }
      let settings = objects.settings(target["buildConfigurationList"], over: base)
      targets.append(
        Target(
          name: name, productType: type, settings: settings,
          infoFile: settings["INFOPLIST_FILE"].flatMap { objects.path(inProject: $0.value) }))
    }
  }
}

extension Finding {
  /// What a reader of property lists finds, as it matters in a project file: the rest is read.
  static func project(_ finding: Finding) -> Finding {
    Finding(
      rule: .projectSyntax, severity: .warning, message: finding.message, hint: finding.hint,
      at: finding.location)
  }
}

/// The objects of a project file, by identifier.
private struct Objects {
  private let byID: [String: PropertyList]
  private let members: [PropertyList.Member]
  private let folder: String
  private let reader: any FileReader

  init(_ root: PropertyList?, _ path: String, _ reader: any FileReader) {
    members = root?["objects"]?.members ?? []
    byID = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    folder = parts.map { $0 + "/" }.joined()
    self.reader = reader
  }

  /// The objects of a class.
  func all(_ name: String) -> [PropertyList] {
    members.map(\.value).filter { $0["isa"]?.string == name }
  }

  /// The settings of a list of configurations: of `Release`, or of the last one.
  func settings(_ list: PropertyList?, over base: BuildSettings) -> BuildSettings {
    var settings = base
    let configurations = (list?.string.flatMap { byID[$0] }?["buildConfigurations"]?.elements ?? [])
      .compactMap { $0.string.flatMap { byID[$0] } }
    guard
      let chosen = configurations.last(where: { $0["name"]?.string == "Release" })
        ?? configurations.last
    else { return settings }
    if let file = chosen["baseConfigurationReference"]?.string, let path = path(of: file) {
      settings.override(with: ConfigurationFile(path, reader).settings)
    }
    for member in chosen["buildSettings"]?.members ?? [] {
      let value =
        member.value.string ?? member.value.elements.compactMap(\.string).joined(separator: " ")
      settings.set(member.key, to: value, at: member.location)
    }
    return settings
  }

  /// The path of a file that a setting names; `nil` where it names none.
  func path(inProject path: String) -> String? {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    return path.isEmpty || path.hasPrefix("/") ? nil : folder + path
  }

  /// The path of a file, from the groups that it lies in.
  private func path(of id: String) -> String? {
    guard let own = byID[id]?["path"]?.string else { return nil }
    var parts = [own]
    var child = id
    var seen: Set<String> = [id]
    while byID[child]?["sourceTree"]?.string == "<group>",
      let group = members.first(where: { group in
        (group.value["children"]?.elements ?? []).contains { $0.string == child }
      }), seen.insert(group.key).inserted
    {
      if let path = group.value["path"]?.string { parts.insert(path, at: 0) }
      child = group.key
    }
    return folder + parts.joined(separator: "/")
  }
}
