import LegibleCore

/// The files of a folder, or those that a pattern matches.
struct FolderListing {
  /// The folder that the files are relative to.
  let path: String
  /// The files, relative to the folder and sorted.
  let files: [String]
  /// The pattern that the files match; `nil` for all files of the folder.
  let pattern: String?
  /// The folders that were left out because programs fill them, relative and sorted.
  let skipped: [String]

  /// What package managers and builds write: copies of what lies elsewhere.
  private static let generated: Set = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "dist",
  ]

  /// Lists a folder or the files of a pattern.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is no such folder, or the pattern matches
  ///   nothing.
  init(_ path: String, _ cache: SourceCache) throws(LegibleError) {
    let found: [String]
    if let pattern = PathPattern(path), ((try? cache.files(under: path)) ?? []).isEmpty {
      self.pattern = path
      self.path = pattern.folder
      found = try cache.files(under: pattern.folder).filter { pattern.matches($0) }
      guard !found.isEmpty else {
        throw LegibleError(
          rule: TokenRule.file.rawValue, "no file matches the pattern",
          hint: "* stands for any name, **/ for any folders.", at: SourceLocation(path: path))
      }
    } else {
      pattern = nil
      let folder = FilePath.resolve(path, from: "")
      self.path = folder.isEmpty ? "." : folder
      found = try cache.files(under: self.path)
    }
    var (files, skipped): ([String], Set<String>) = ([], [])
    for file in found {
      if let folder = Self.generatedFolder(of: file) {
        skipped.insert(folder)
      } else {
        files.append(file)
      }
    }
    self.files = files
    self.skipped = skipped.sorted()
  }

  /// The outermost folder around a file that programs fill.
  private static func generatedFolder(of file: String) -> String? {
    let folders = file.split(at: "/").dropLast()
    guard let index = folders.firstIndex(where: { generated.contains(String($0)) }) else {
      return nil
    }
    return folders[...index].joined(separator: "/")
  }

  /// The path of a file of the listing.
  func path(of file: String) -> String { FilePath.resolve(file, from: path + "/") }
}
