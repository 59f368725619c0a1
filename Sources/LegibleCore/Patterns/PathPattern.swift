/// A path with wildcards: the folder in front of the first of them, and what has to match below it.
package struct PathPattern: Hashable, Sendable {
  /// The folder that is listed, `.` for the current one.
  package let folder: String
  private let glob: Glob

  /// Takes a path apart; `nil` when it has no wildcard.
  package init?(_ path: String) {
    func hasWildcard(_ part: Substring) -> Bool { part.utf8.contains { "*?".utf8.contains($0) } }
    guard hasWildcard(path[...]) else { return nil }
    let parts = path.split(at: "/")
    let fixed = parts.prefix { !hasWildcard($0) }
    glob = Glob(path: parts.dropFirst(fixed.count).joined(separator: "/"))
    var folder = fixed.joined(separator: "/")
    while folder.hasSuffix("/"), folder.count > 1 { folder.removeLast() }
    if folder.isEmpty { folder = fixed.isEmpty ? "." : "/" }
    self.folder = folder
  }

  /// Whether a file below the folder matches; its path is relative to the folder.
  package func matches(_ file: String) -> Bool { glob.matches(file) }

  /// Whether a folder around such a file matches, so that the pattern means all that is in it.
  package func matchesFolder(around file: String) -> Bool {
    var folder = file[...]
    while let end = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<end]
      if glob.matches(String(folder)) { return true }
    }
    return false
  }

  /// The path of a file below the folder.
  package func path(of file: String) -> String {
    switch folder {
    case ".": file
    case "/": "/" + file
    default: "\(folder)/\(file)"
    }
  }
}
