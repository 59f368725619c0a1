import LegibleCore

/// The string catalogs of an app among the files of its folder.
package struct AppCatalogs: Hashable, Sendable {
  /// The paths of the catalogs, in ascending order.
  package let files: [String]

  /// Takes the catalogs out of a listing, those of other people's code, of tests and of build products left aside.
  ///
  /// - Parameter files: Paths relative to the app's folder.
  package init(among files: [String]) {
    self.files = files.filter {
      CatalogSource(path: $0, bytes: []).format != nil && !Self.isForeign($0)
    }.sorted()
  }

  /// Patterns that match the catalogs: one for each folder of languages and format, a path for each other file.
  package var patterns: [String] {
    var patterns: [String] = []
    for file in files {
      let source = CatalogSource(path: file, bytes: [])
      let folder = source.folder.isEmpty ? "" : source.folder + "/"
      let pattern =
        source.languageFolder == nil
        ? file : "\(folder)*.lproj/*.\(source.format?.rawValue ?? "")"
      if !patterns.contains(pattern) { patterns.append(pattern) }
    }
    return patterns
  }

  /// Whether a file of an app's folder is not the app's own, or not of what ships: that of tests by the names that
  /// Xcode's templates give them.
  package static func isForeign(_ path: String) -> Bool {
    isOfOthers(path)
      || path.split(separator: "/").dropLast().contains { $0.lowercased().hasSuffix("tests") }
  }

  /// Whether a file of an app's folder is not the app's own: of a package manager (CocoaPods, Carthage, npm, Mint), or a
  /// product of Xcode or SwiftPM.
  package static func isOfOthers(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { part in
      let name = part.lowercased()
      return foreignFolders.contains(name) || name.hasSuffix(".app")
    }
  }

  private static let foreignFolders: Set = [
    "pods", "carthage", "node_modules", "vendor", "mint", "build", "deriveddata", "sourcepackages",
  ]
}
