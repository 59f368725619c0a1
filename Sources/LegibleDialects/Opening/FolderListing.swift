import LegibleCore
import LegibleTokens

/// The files of a folder, those that a pattern matches, or those of several paths.
package struct FolderListing {
  /// The folder that the files are relative to.
  let path: String
  /// The files, relative to the folder: sorted, those of several paths in the order of these.
  let files: [String]
  /// The pattern that the files match; `nil` for all files of the folder.
  let pattern: String?
  /// Whether the files were named, one by one or by a pattern, and not by their folder.
  let isListed: Bool
  /// The folders that were left out because programs fill them, relative and sorted.
  let skipped: [String]

  /// What package managers and builds write: copies of what lies elsewhere.
  private static let generated: Set = [
    "node_modules", "Pods", "Carthage", "DerivedData", "build", "dist",
  ]

  /// Lists a folder, the files of a pattern, or where it matches none those of the folders that it matches.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is no such folder, or the pattern matches
  ///   nothing.
  init(_ path: String, _ cache: SourceCache) throws(LegibleError) {
    let found: [String]
    if let pattern = PathPattern(path), ((try? cache.files(under: path)) ?? []).isEmpty {
      self.pattern = path
      isListed = true
      self.path = pattern.folder
      let files = try cache.files(under: pattern.folder)
      let matching = files.filter(pattern.matches)
      found = matching.isEmpty ? files.filter(pattern.matchesFolder(around:)) : matching
      guard !found.isEmpty else {
        throw LegibleError(
          rule: .file, "no file and no folder with files matches the pattern",
          hint: "* stands for any name, **/ for any folders.", at: SourceLocation(path: path))
      }
    } else {
      pattern = nil
      isListed = false
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

  /// Takes what several paths name, each file once.
  ///
  /// - Throws: `LegibleError` with rule `file` for a path that names nothing.
  init(_ paths: [String], _ cache: SourceCache) throws(LegibleError) {
    var files: [String] = []
    var known: Set<String> = []
    var skipped: Set<String> = []
    for path in paths {
      guard let contents = try TokenInput.contents(of: path, cache) else {
        if known.insert(FilePath.resolve(path, from: "")).inserted { files.append(path) }
        continue
      }
      let listing = contents.listing
      guard !listing.files.isEmpty else { throw contents.refusal }
      skipped.formUnion(listing.skipped.map(listing.path(of:)))
      files += listing.files.map(listing.path(of:)).filter { known.insert($0).inserted }
    }
    let folder = Self.commonFolder(of: files)
    self.path = folder.isEmpty ? "." : folder
    self.files = files.map { String($0.dropFirst(folder.isEmpty ? 0 : folder.count + 1)) }
    self.skipped = skipped.sorted()
    pattern = nil
    isListed = true
  }

  /// The folder around all files, empty where they have none in common.
  private static func commonFolder(of files: [String]) -> String {
    guard let first = files.first else { return "" }
    var common = Array(first.split(at: "/").dropLast())
    for file in files.dropFirst() {
      let folders = file.split(at: "/").dropLast()
      common.removeLast(common.count - zip(common, folders).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }

  /// The outermost folder around a file that programs fill.
  private static func generatedFolder(of file: String) -> String? {
    let folders = file.split(at: "/").dropLast()
    guard let index = folders.firstIndex(where: { generated.contains(String($0)) }) else {
      return nil
    }
    return folders[...index].joined(separator: "/")
  }

  /// What stands before each file in its path.
  var prefix: String { path == "." ? "" : path == "/" ? "/" : path + "/" }

  /// The path of a file of the listing.
  func path(of file: String) -> String { FilePath.resolve(file, from: path + "/") }
}
