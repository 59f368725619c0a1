import LegibleKit

/// Files that exist only in memory.
struct MemoryFiles: FileReader {
  let files: [String: [UInt8]]

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw LegibleError(rule: .file, "there is no such file", at: SourceLocation(path: path))
    }
    return bytes
  }

  func files(under directory: String) throws(LegibleError) -> [String] { files.keys.sorted() }
}
