import LegibleJSON
import LegibleTokens

/// Files of the repository that tests read.
enum RepositoryFiles {
  /// The repository's root, ending in a slash.
  static let root =
    #filePath.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast(3).joined(separator: "/") + "/"

  /// Reads a JSON file.
  static func json(_ path: String) throws -> JSONNode {
    try JSONDocument(parsing: DiskFiles().bytes(of: root + path), path: path).root
  }
}
