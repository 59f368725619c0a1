import LegibleCatalogs
import LegibleJSON
import LegibleKit
import LegibleProject

/// What of an app's folder an audit is about.
struct AppFolder {
  /// The folder as the user named it.
  let path: String
  /// The string catalogs.
  let catalogs: AppCatalogs
  /// The resolver, the asset catalogs with colours or the token file, as patterns.
  let tokens: [String]
  /// The font files.
  let fonts: [String]
  /// Whether there is code to read.
  let hasSources: Bool
  /// Where the app runs.
  let traits: AppTraits
  /// What is wrong with its project.
  let findings: [Finding]

  /// Looks through a folder.
  ///
  /// - Throws: `LegibleError` when there is no such folder.
  init(_ path: String, _ reader: some FileReader) throws(LegibleError) {
    self.path = path
    let files = try reader.files(under: path).filter { !AppCatalogs.isForeign($0) }
    catalogs = AppCatalogs(among: files)
    tokens = Self.tokens(among: files)
    fonts = files.filter { file in
      [".ttf", ".otf", ".ttc"].contains { file.lowercased().hasSuffix($0) }
    }
    hasSources = files.contains { $0.hasSuffix(".swift") }
    (traits, findings) = AppTraits.reading(path, files: files, reader)
  }

  /// Whether there is nothing to audit.
  var isEmpty: Bool { catalogs.files.isEmpty && tokens.isEmpty }

  /// A configuration for what is there.
  ///
  /// - Parameter uses: The file that says where texts are shown; `nil` where none does.
  func configuration(uses: String? = nil) -> JSONValue {
    var members: [JSONValue.Member] = []
    if !tokens.isEmpty { members.append(.init("tokens", list(tokens))) }
    if !fonts.isEmpty {
      members.append(.init("fonts", .array(fonts.map { ["path": .string(Self.pattern($0))] })))
    }
    if !catalogs.files.isEmpty { members.append(.init("strings", list(catalogs.patterns))) }
    if let language = traits.developmentLanguage, language != "en", language != "Base" {
      members.append(.init("sourceLanguage", .string(language)))
    }
    if let system = traits.minimumSystem {
      members.append(.init("minimumOS", .string(system.value.description)))
    }
    if traits.families?.value == [.iPhone] { members.append(.init("devices", ["iPhone"])) }
    if let orientations { members.append(.init("orientations", orientations)) }
    if let uses { members.append(.init("uses", .string(uses))) }
    return .object(members)
  }

  /// The ways devices are held, by family; `nil` where none is left out.
  private var orientations: JSONValue? {
    let members = AppTraits.Family.allCases.compactMap { family -> JSONValue.Member? in
      guard let held = traits.restrictedOrientations(of: family) else { return nil }
      return .init(family.rawValue, .array(held.map { .string($0.rawValue) }))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private func list(_ paths: [String]) -> JSONValue {
    .array(paths.map { .string(Self.pattern($0)) })
  }

  /// A path with a wildcard for each byte that is not part of UTF-8, which JSON cannot hold.
  private static func pattern(_ path: String) -> String {
    let scalars = path.unicodeScalars.map { $0.rawByte == nil ? $0 : "?" as Unicode.Scalar }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func tokens(among files: [String]) -> [String] {
    if let resolver = files.first(where: { $0.hasSuffix(".resolver.json") }) { return [resolver] }
    var catalogs: [String] = []
    for file in files where file.hasSuffix(".colorset/Contents.json") {
      guard let range = file.firstRange(of: ".xcassets/") else { continue }
      let catalog = String(file[..<range.upperBound].dropLast())
      if !catalogs.contains(catalog) { catalogs.append(catalog) }
    }
    return catalogs.isEmpty ? files.filter { $0.hasSuffix(".tokens.json") } : catalogs
  }
}
