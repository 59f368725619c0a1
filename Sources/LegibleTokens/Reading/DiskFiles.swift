public import LegibleCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of this machine.
///
/// By the calls of the system: Foundation would take every command a millisecond more to start.
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
    switch kind(of: path) {
    case nil: throw fail("there is no such file", path, hint: "Check the path.")
    case .directory:
      throw fail("this is a directory, not a file", path, hint: "Name a file.")
    case .file:
      if let bytes = contents(of: path) { return bytes }
    case .link, .other: break
    }
    throw fail(
      "the file cannot be read", path, hint: "Check its permissions; only regular files are read.")
  }

  /// Lists the files below a directory; hidden ones are left out, linked directories not entered.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is no such directory.
  public func files(under directory: String) throws(LegibleError) -> [String] {
    guard kind(of: directory) == .directory else {
      throw fail("there is no such directory", directory, hint: "Check the path.")
    }
    var files: [String] = []
    list(directory, prefix: "", depth: 0, into: &files)
    return files.sorted()
  }

  private func list(_ directory: String, prefix: String, depth: Int, into files: inout [String]) {
    guard depth < Self.maximumDepth else { return }
    for name in names(in: directory) where !name.hasPrefix(".") {
      let path = directory + "/" + name
      if kind(of: path) != .directory {
        files.append(prefix + name)
      } else if kind(of: path, followsLinks: false) != .link {
        list(path, prefix: prefix + name + "/", depth: depth + 1, into: &files)
      }
    }
  }

  private func fail(_ message: String, _ path: String, hint: String) -> LegibleError {
    LegibleError(rule: "file", message, hint: hint, at: SourceLocation(path: path))
  }
}

/// What a path leads to.
private enum FileKind {
  case file, directory, link, other
}

/// What a path leads to, `nil` when nothing is there.
private func kind(of path: String, followsLinks: Bool = true) -> FileKind? {
  var status = stat()
  guard unsafe (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .directory
  case S_IFLNK: .link
  default: .other
  }
}

/// The bytes of a file, `nil` when it cannot be read.
private func contents(of path: String) -> [UInt8]? {
  let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { return nil }
  // One byte more than it should have: the end shows in the first round.
  var bytes = [UInt8](repeating: 0, count: max(0, Int(status.st_size)) + 1)
  var count = 0
  while true {
    let result = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if result < 0, errno == EINTR { continue }
    guard result >= 0 else { return nil }
    count += result
    if result == 0 { break }
    if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}

/// The names in a directory, none when it cannot be read.
private func names(in directory: String) -> [String] {
  guard let stream = unsafe opendir(directory) else { return [] }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  // An entry may be shorter than its type says: only its bytes up to the zero are there.
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  while let entry = unsafe readdir(stream) {
    let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    unsafe names.append(String(cString: name.assumingMemoryBound(to: CChar.self)))
  }
  return names
}
