import LegibleCore
package import LegibleJSON
package import LegibleTokens

/// A file or a folder whose dialect is asked for.
package struct DialectInput {
  /// The path that the user gave.
  package let path: String
  /// The content of a file; `nil` for a folder.
  let root: JSONNode?
  /// The files of a folder, relative to it and sorted.
  let files: [String]
  /// What the user settled.
  var options: MigrationOptions
  /// The path that a migration takes; `nil` for files that were named one by one, which none takes.
  var migrationPath: String?
  /// Where files are read.
  let cache: SourceCache

  /// A file that has been read.
  package init(
    file path: String, root: JSONNode, _ cache: SourceCache,
    options: MigrationOptions = MigrationOptions()
  ) {
    self.path = path
    self.options = options
    self.root = root
    self.cache = cache
    migrationPath = path
    files = []
  }

  /// Files of a folder.
  package init(
    folder path: String, files: [String], _ cache: SourceCache,
    options: MigrationOptions = MigrationOptions()
  ) {
    self.files = files
    self.path = path
    self.options = options
    self.cache = cache
    root = nil
    migrationPath = path
  }

  /// The content of a file of the folder.
  func json(_ file: String) throws(LegibleError) -> JSONNode {
    try cache.json(FilePath.resolve(file, from: path + "/")).root
  }

  /// The files of the folder that hold JSON, or are read as if they did.
  var jsonFiles: [String] {
    files.filter(DocumentSyntax.isKnown)
  }

  /// The content of any file that a file names.
  func json(at path: String) throws(LegibleError) -> JSONNode { try cache.json(path).root }

  /// The resolver that a file is, with its sources.
  func resolver(_ root: JSONNode) -> TokenResolver {
    TokenResolver(resolver: root, path: path, cache: cache)
  }

  /// The name that the file has in a result.
  var fileName: String { cache.fileName(of: path) }

  /// The name of the file or folder without its extensions, as text.
  var stem: String { DialectInput.stem(of: path) }

  /// A path without `.tokens.json` and the like, as a text that names what is made of the file.
  static func withoutEndings(_ path: String) -> String {
    var name = path.spellingOutRawBytes
    let documents = DocumentSyntax.allCases.flatMap(\.endings).filter { $0 != ".tokens" }
    for ending in documents + [".tokens", ".resolver", ".xcassets"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name
  }

  /// The last part of a path without `.tokens.json` and the like.
  static func stem(of path: String) -> String {
    let name = withoutEndings(
      path.split(at: "/", omittingEmptySubsequences: true).last.map(String.init) ?? path)
    return name.isEmpty || name == "." || name == SourceLocation.standardInputPath ? "tokens" : name
  }
}
