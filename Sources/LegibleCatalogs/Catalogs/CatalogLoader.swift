public import LegibleCore

/// Finds catalogs by path patterns and reads them.
public struct CatalogLoader: Sendable {
  private let reader: any FileReader
  private let sourceLanguage: String

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - reader: Where files come from.
  ///   - sourceLanguage: The language of `Base.lproj` and of catalogs in no `.lproj`.
  public init(reader: any FileReader, sourceLanguage: String = "en") {
    self.reader = reader
    self.sourceLanguage = sourceLanguage
  }

  /// Reads every catalog below a directory.
  ///
  /// - Throws: `LegibleError` when the directory cannot be listed.
  public func catalog(in directory: String) throws(LegibleError) -> StringCatalog {
    let files = try reader.files(under: directory)
    return read(files.map { joinedPath(directory, $0) }.filter { isCatalog($0) })
  }

  /// Reads the catalogs that a file names.
  ///
  /// - Parameters:
  ///   - patterns: Paths or globs relative to the file. One that matches nothing is an error finding of
  ///     the result, and so is whatever is wrong inside a catalog.
  ///   - file: The path of the file that names them.
  ///   - resolve: The path of what the file mentions.
  package func catalog(
    matching patterns: [Located<String>], namedIn file: String, resolve: (String) -> String
  ) -> StringCatalog {
    var paths = Set<String>()
    var findings: [Finding] = []
    var listings: [String: [String]] = [:]
    for pattern in patterns {
      do throws(LegibleError) {
        let found = try files(matching: pattern, resolve, listings: &listings)
        paths.formUnion(found)
        if found.isEmpty {
          findings.append(
            Finding(
              rule: .file, severity: .error, message: "no catalog matches \"\(pattern.value)\"",
              hint: "Paths are relative to \(file).", at: pattern.location))
        }
      } catch {
        findings += error.findings
      }
    }
    return .joined([read(paths.sorted()), StringCatalog(findings: findings)])
  }

  private func files(
    matching pattern: Located<String>, _ resolve: (String) -> String,
    listings: inout [String: [String]]
  ) throws(LegibleError) -> [String] {
    // A folder of the configuration's own path may have a star in its name.
    guard let relative = PathPattern(pattern.value) else {
      return [resolve(pattern.value)]
    }
    let folder = resolve(relative.folder)
    let base = folder.hasSuffix("/.") ? String(folder.dropLast(folder == "/." ? 1 : 2)) : folder
    if listings[base] == nil { listings[base] = try reader.files(under: base) }
    return listings[base, default: []].filter { relative.matches($0) }.map { joinedPath(base, $0) }
      .filter { isCatalog($0) }
  }

  private func read(_ paths: [String]) -> StringCatalog {
    let catalogs = paths.map { path in
      do throws(LegibleError) {
        let source = CatalogSource(
          path: path, bytes: try reader.bytes(of: path), sourceLanguage: sourceLanguage)
        return source.catalog()
      } catch {
        return StringCatalog(findings: error.findings, files: [path])
      }
    }
    return .joined(
      withoutShadowed(catalogs, paths) + [StringCatalog(findings: namelessFolders(of: paths))])
  }

  /// An error for each folder of a language whose name is not UTF-8, at the first file in it.
  ///
  /// No system looks for such a language, so the app never shows its texts; they are measured all the
  /// same, under the name as it is shown.
  private func namelessFolders(of paths: [String]) -> [Finding] {
    let files = paths.compactMap { path in
      CatalogSource(path: path, bytes: []).languageFolder.map { (folder: $0, path: path) }
    }
    let folders = Dictionary(grouping: files.filter { $0.folder.name.hasRawBytes }) {
      $0.folder.path
    }
    return folders.values.map { files in
      let places = files.map { SourceLocation(path: $0.path) }
      return Finding(
        rule: .catalogFormat, severity: .error,
        message:
          "the name of the folder \(files[0].folder.name) is not UTF-8, so it names no language",
        hint: "Name it by a language, as in de.lproj.", at: places[0], count: places.count,
        related: places.dropFirst().map { .occurrence("another file in it", at: $0) })
    }
  }

  /// Leaves out what a `.strings` file says about keys of the `.stringsdict` beside it, whose plural forms are what is
  /// shown, and what an interface says in a language that has a table of its strings.
  private func withoutShadowed(_ catalogs: [StringCatalog], _ paths: [String]) -> [StringCatalog] {
    var plurals: [Substring: Set<String>] = [:]
    for (path, catalog) in zip(paths, catalogs) where path.hasSuffix(".stringsdict") {
      plurals[path.dropLast(".stringsdict".count)] = Set(catalog.strings.map(\.key))
    }
    let known = Set(paths)
    return zip(paths, catalogs).map { path, catalog in
      if let table = CatalogSource(path: path, bytes: [], sourceLanguage: sourceLanguage)
        .tableOfStrings,
        known.contains(table)
      {
        return StringCatalog(findings: catalog.findings, files: catalog.files)
      }
      guard path.hasSuffix(".strings"), let keys = plurals[path.dropLast(".strings".count)] else {
        return catalog
      }
      return StringCatalog(
        strings: catalog.strings.filter { !keys.contains($0.key) }, findings: catalog.findings,
        files: catalog.files)
    }
  }

  private func isCatalog(_ path: String) -> Bool {
    CatalogSource(path: path, bytes: []).format != nil
  }
}
