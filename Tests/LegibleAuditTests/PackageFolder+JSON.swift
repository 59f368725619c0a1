import LegibleFiles
import LegibleJSON
import LegibleTestSupport
import LegibleTokens

extension PackageFolder {
  /// Reads a JSON file of the package.
  static func json(_ file: String) throws -> JSONNode {
    try JSONDocument(parsing: DiskFiles().bytes(of: "\(path)/\(file)"), path: file).root
  }
}
