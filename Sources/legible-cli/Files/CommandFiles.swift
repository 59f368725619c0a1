import LegibleKit

/// The files of a command line: those of the disk, and standard input under the name `-`.
struct CommandFiles: FileReader {
  private let disk = DiskFiles()
  private let standardInput: [UInt8]?

  /// Reads standard input ahead when it is among the paths.
  init(_ paths: [String], _ console: Console) throws(LegibleError) {
    standardInput = paths.contains("-") ? try console.files.bytes(at: "-") : nil
  }

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    if let standardInput, path == InputFiles.displayName(of: "-") { return standardInput }
    return try disk.bytes(of: path)
  }

  func files(under directory: String) throws(LegibleError) -> [String] {
    try disk.files(under: directory)
  }
}
