import LegibleKit
/// Reads the user's files and remembers them, to show their lines beside findings.
final class InputFiles {
  private var texts: [String: SourceText] = [:]

  /// The largest file that is read: 1 GiB.
  static let maximumSize = 1 << 30

  /// The bytes of a file, of a pipe, or of standard input for `-`.
  ///
  /// - Throws: ``LegibleError`` with rule `file` that says why the file cannot be read.
  func bytes(at path: String) throws(LegibleError) -> [UInt8] {
    let name = Self.displayName(of: path)
    if path == "-", let text = texts[name] { return text.bytes }
    let bytes = try Self.read(path)
    texts[name] = SourceText(bytes)
    return bytes
  }

  /// Remembers a text that is no file, such as an argument, to show it beside findings.
  func remember(_ text: String, as name: String) { texts[name] = SourceText(Array(text.utf8)) }

  /// The name that findings carry: the path itself, or `<stdin>` for `-`.
  static func displayName(of path: String) -> String { path == "-" ? "<stdin>" : path }

  /// The line at a location, `nil` when its file cannot be read or has no such line.
  func line(at location: SourceLocation) -> String? {
    if texts[location.path] == nil {
      let isFile = try? FileSystem.status(location.path)?.kind == .file
      guard isFile == true, let bytes = try? Self.read(location.path)
      else { return nil }
      texts[location.path] = SourceText(bytes)
    }
    return texts[location.path]?.line(location.line)
  }

  private static func read(_ path: String) throws(LegibleError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try contents(of: path)
    } catch {
      throw .file(path, "cannot be read: \(error)", hint: error.hintForReading)
    }
    guard bytes.count <= maximumSize else {
      throw .file(path, "is larger than 1 GiB", hint: "Split it into several files.")
    }
    return bytes
  }

  /// All bytes, or the first ones of a file that is too large.
  private static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try path == "-" ? .input : Descriptor.reading(path)
    defer { if path != "-" { try? descriptor.close() } }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(try descriptor.status().size, maximumSize) + 1)
    while bytes.count <= maximumSize, try descriptor.read(1 << 18, into: &bytes) > 0 {}
    return bytes
  }
}

extension SystemError {
  fileprivate var hintForReading: String? {
    if isMissing { return "Check the path; it counts from the current folder." }
    if isFolder { return "Name the files in it." }
    return nil
  }
}

extension LegibleError {
  /// An error about a whole file.
  static func file(_ path: String, _ message: String, hint: String?) -> LegibleError {
    LegibleError(
      rule: "file", "the file \(message)", hint: hint,
      at: SourceLocation(path: InputFiles.displayName(of: path)))
  }
}
