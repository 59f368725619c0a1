public import LegibleCore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How token files are read: from the disk, or from wherever a caller keeps them.
///
/// Paths that begin with `legible:` never reach it: they name the files of the default store.
public struct FileReader: Sendable {
  /// Returns the bytes of a file, or throws a located error with rule `unreadable-file`.
  public var read: @Sendable (_ path: String) throws(LegibleError) -> [UInt8]

  /// Creates a reader.
  public init(read: @escaping @Sendable (_ path: String) throws(LegibleError) -> [UInt8]) {
    self.read = read
  }

  /// Reads from the disk.
  public static let files = FileReader { path throws(LegibleError) in
    try contents(ofFile: path)
  }
}

/// Reads a regular file; anything else (a folder, a pipe) is refused, because it might not end.
private func contents(ofFile path: String) throws(LegibleError) -> [UInt8] {
  func failure(_ message: String, hint: String? = nil) -> LegibleError {
    LegibleError(
      rule: TokenRule.unreadableFile.rawValue, message, hint: hint, at: SourceLocation(path: path))
  }
  guard let attributes = try? FileManager.default.attributesOfItem(atPath: resolved(path)) else {
    throw failure("the file does not exist or its folder cannot be entered")
  }
  switch attributes[.type] as? FileAttributeType {
  case .typeRegular: break
  case .typeDirectory: throw failure("this is a folder", hint: "Name the files in it.")
  default: throw failure("this is not a regular file")
  }
  guard let data = FileManager.default.contents(atPath: path) else {
    throw failure("the file cannot be read", hint: "Check its permissions.")
  }
  return [UInt8](data)
}

/// Follows symbolic links, whose own attributes would hide what they lead to.
private func resolved(_ path: String) -> String {
  URL(filePath: path).resolvingSymlinksInPath().path
}
