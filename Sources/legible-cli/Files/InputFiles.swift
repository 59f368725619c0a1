import LegibleKit
import Synchronization

/// Reads the user's files and remembers them, to show their lines beside findings: what was read is
/// what is shown, even when a file has changed since, and a pipe is read once.
final class InputFiles: FileReader {
  private let disk = DiskFiles()
  private let texts = Mutex<[SourceLocation.Source: SourceText]>([:])

  /// The bytes of a file, of a pipe, or of standard input for `-`.
  ///
  /// - Throws: ``LegibleError`` with rule `file` or `file-size` that says why it cannot be read.
  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    let source = SourceLocation.Source.file(Self.displayName(of: path))
    let isInput = source == .file(SourceLocation.standardInputPath)
    if isInput, let text = texts.withLock({ $0[source] }) { return text.bytes }
    let bytes = isInput ? try Self.standardInput() : try disk.bytes(of: path)
    texts.withLock { $0[source] = SourceText(bytes) }
    return bytes
  }

  func files(under directory: String) throws(LegibleError) -> [String] {
    try disk.files(under: directory)
  }

  /// Remembers a text of the command line or of a row, to show it beside findings.
  func remember(_ text: String, asArgument name: String) {
    texts.withLock { $0[.argument(name)] = SourceText(Array(text.utf8)) }
  }

  /// The name that findings carry: the path itself, or `<stdin>` for `-`.
  static func displayName(of path: String) -> String {
    path == "-" ? SourceLocation.standardInputPath : path
  }

  /// The line at a location, `nil` when its file was not read or has no such line.
  func line(at location: SourceLocation) -> String? {
    texts.withLock { $0[location.source]?.line(location.line) }
  }

  private static func standardInput() throws(LegibleError) -> [UInt8] {
    var bytes: [UInt8] = []
    do {
      while bytes.count <= DiskFiles.maximumSize,
        try Descriptor.input.read(1 << 18, into: &bytes) > 0
      {}
    } catch {
      throw .file("-", "cannot be read: \(error)", hint: nil)
    }
    guard bytes.count <= DiskFiles.maximumSize else {
      throw .file("-", "has more than 1 GiB", hint: "Split it into several files.")
    }
    return bytes
  }
}

extension LegibleError {
  /// An error about a whole file.
  static func file(_ path: String, _ message: String, hint: String?) -> LegibleError {
    LegibleError(
      rule: .file, "the file \(message)", hint: hint,
      at: SourceLocation(path: InputFiles.displayName(of: path)))
  }
}
