#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A folder of its own for one test, removed at the end.
public final class TemporaryFolder: Sendable {
  /// The folder's path.
  public let path: String
  private let root: String

  /// Makes the folder with some files in it.
  ///
  /// - Parameter files: Contents by relative path; folders on the way are made.
  public init(_ files: [String: String] = [:]) throws {
    let name = "legible-\(UUID().uuidString)"
    root = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    path = root + "/project"
    // A repository of its own: no configuration above it is found.
    try FileManager.default.createDirectory(
      atPath: root + "/.git", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (file, text) in files { try write(Array(text.utf8), to: file) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// Writes a file; folders on the way are made.
  public func write(_ bytes: [UInt8], to file: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Makes a symbolic link.
  public func link(_ file: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: target)
  }

  /// Reads a file.
  public func read(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path).appendingPathComponent(file)))
  }

  /// The files in it, hidden ones too, by relative path and sorted.
  public func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }
}
