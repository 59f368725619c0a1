import LegibleCore

/// Files that exist only in a test.
struct MemoryFiles: FileReader {
  var files: [String: [UInt8]]

  init(_ files: [String: String]) { self.files = files.mapValues { Array($0.utf8) } }

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw LegibleError(rule: "file", "there is no such file", at: SourceLocation(path: path))
    }
    return bytes
  }

  func files(under directory: String) throws(LegibleError) -> [String] {
    let prefix = directory == "." ? "" : directory + "/"
    return files.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      .sorted()
  }
}
