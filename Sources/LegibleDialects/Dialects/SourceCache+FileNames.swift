import LegibleCore
import LegibleJSON
package import LegibleTokens

extension SourceCache {
  /// The last part of a path once the file is written as JSON; a name of its own for standard input.
  package func fileName(of path: String) -> String {
    let name = path.split(at: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path
    return name == SourceLocation.standardInputPath ? "tokens.json" : jsonName(of: name)
  }

  /// The path of a file once it is written as JSON.
  func jsonName(of path: String) -> String {
    if let ending = format(of: path)?.endings.first(where: path.hasSuffix) {
      return path.dropLast(ending.count) + ".json"
    }
    return DocumentSyntax(path: path) == .json ? path : DocumentSyntax.stem(of: path) + ".json"
  }
}
