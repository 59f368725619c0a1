import LegibleKit

/// Finds the `legible.json` that speaks about a file: beside it or in a folder above.
enum ConfigurationFinder {
  /// The name of configurations.
  static let name = "legible.json"

  /// The nearest configuration, `nil` when there is none.
  ///
  /// - Parameter path: A file or `-`, for which the current folder counts.
  static func configuration(near path: String) -> String? {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    if isFile(folder + name) { return folder + name }
    // Above, only the path without links and dots tells what lies where.
    guard let here = try? FileSystem.resolved("."),
      var above = try? FileSystem.resolved(folder.isEmpty ? "." : folder)
    else { return nil }
    while let mark = above.utf8.lastIndex(of: UInt8(ascii: "/")), above.count > 1 {
      above = String(above[..<mark])
      let candidate = "\(above)/\(name)"
      guard isFile(candidate) else { continue }
      return candidate.hasPrefix(here + "/")
        ? String(candidate.dropFirst(here.count + 1)) : candidate
    }
    return nil
  }

  private static func isFile(_ path: String) -> Bool {
    (try? FileSystem.status(path)?.kind) == .file
  }
}
