import LegibleJSON
import LegibleKit

/// Finds the `legible.json` that speaks about a file or a folder: in it, beside it or above.
enum ConfigurationFinder {
  /// The name of configurations.
  static let name = "legible.json"

  /// The nearest configuration, `nil` when there is none up to the folder of the repository.
  ///
  /// - Parameter path: A file, a folder, a pattern of files, or `-` for the current folder.
  static func configuration(near path: String) -> String? {
    let folder = folder(of: path)
    if isFile(folder + name) { return folder + name }
    // Above, only the path without links and dots tells what lies where.
    guard let here = try? FileSystem.resolved("."),
      var above = try? FileSystem.resolved(folder.isEmpty ? "." : folder)
    else { return nil }
    while above.utf8.count > 1, !isRepository(above),
      let mark = above.utf8.lastIndex(of: UInt8(ascii: "/"))
    {
      above = String(above[..<mark])
      let candidate = "\(above)/\(name)"
      guard isFile(candidate) else { continue }
      return relative(candidate, in: above, to: here)
    }
    return nil
  }

  /// The path of a configuration from the current folder where one of both folders holds the other.
  private static func relative(_ path: String, in folder: String, to here: String) -> String {
    if path.hasPrefix(here + "/") { return String(path.dropFirst(here.count + 1)) }
    guard here.hasPrefix(folder + "/") else { return path }
    let depth = here.dropFirst(folder.count).split(at: "/", omittingEmptySubsequences: true).count
    return String(repeating: "../", count: depth) + name
  }

  /// The configuration that lies in a folder itself.
  static func configuration(in path: String) -> String? {
    guard isFolder(path) else { return nil }
    let candidate = folder(of: path) + name
    return isFile(candidate) ? candidate : nil
  }

  /// The folder with a trailing slash, empty for the current one.
  private static func folder(of path: String) -> String {
    if isFolder(path) { return path.hasSuffix("/") ? path : path + "/" }
    // Of a pattern the part before its first sign.
    let isThere = (try? FileSystem.status(path)) != nil
    let fixed = isThere ? path[...] : path.prefix { $0 != "*" && $0 != "?" }
    return fixed.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileSystem.status(path)?.kind) == .file
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.status(path)?.kind) == .folder
  }

  /// Whether a folder is the top of a repository; `.git` is a file in further working trees.
  private static func isRepository(_ folder: String) -> Bool {
    (try? FileSystem.status("\(folder)/.git")) != nil
  }
}
