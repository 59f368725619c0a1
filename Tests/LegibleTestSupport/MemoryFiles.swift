public import LegibleCore

/// Files that exist only in a test.
public struct MemoryFiles: FileReader {
  private let files: [String: [UInt8]]

  /// Creates files out of their texts.
  public init(_ files: [String: String]) { self.init(files.mapValues { Array($0.utf8) }) }

  /// Creates files out of their bytes.
  public init(_ files: [String: [UInt8]]) { self.files = files }

  /// The bytes of a file.
  public func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw LegibleError(rule: .file, "there is no such file", at: SourceLocation(path: path))
    }
    return bytes
  }

  /// The files below a directory, sorted.
  public func files(under directory: String) throws(LegibleError) -> [String] {
    let prefix = directory == "." ? "" : directory + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }
}
