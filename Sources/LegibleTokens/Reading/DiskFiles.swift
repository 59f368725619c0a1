public import LegibleCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of this machine.
public struct DiskFiles: FileReader {
  /// The deepest directory that is listed.
  public static let maximumDepth = 64

  /// Creates a reader.
  public init() {}

  /// Reads a whole file.
  ///
  /// - Throws: `LegibleError` with rule `file` for a missing file, a directory and a file that
  ///   may not be read.
  public func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    guard let isDirectory = isDirectory(path) else {
      throw fail("there is no such file", path, hint: "Check the path.")
    }
    if isDirectory { throw fail("this is a directory, not a file", path, hint: "Name a file.") }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw fail(
        "the file cannot be read", path, hint: "Check its permissions; only regular files are read."
      )
    }
    return Array(data)
  }

  /// Lists the files below a directory; hidden ones are left out, linked directories not entered.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is no such directory.
  public func files(under directory: String) throws(LegibleError) -> [String] {
    guard isDirectory(directory) == true else {
      throw fail("there is no such directory", directory, hint: "Check the path.")
    }
    var files: [String] = []
    list(directory, prefix: "", depth: 0, into: &files)
    return files.sorted()
  }

  private func list(_ directory: String, prefix: String, depth: Int, into files: inout [String]) {
    guard depth < Self.maximumDepth,
      let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    else { return }
    for name in names where !name.hasPrefix(".") {
      let path = directory + "/" + name
      if isDirectory(path) != true {
        files.append(prefix + name)
      } else if !isLink(path) {
        list(path, prefix: prefix + name + "/", depth: depth + 1, into: &files)
      }
    }
  }

  /// Whether a path is a directory, links followed; `nil` when nothing is there.
  ///
  /// Only a directory has an entry `.`, which spares the variant of `fileExists` whose type differs
  /// between platforms.
  private func isDirectory(_ path: String) -> Bool? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return FileManager.default.fileExists(atPath: path + "/.")
  }

  private func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  private func fail(_ message: String, _ path: String, hint: String) -> LegibleError {
    LegibleError(rule: "file", message, hint: hint, at: SourceLocation(path: path))
  }
}
