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
  package static let maximumDepth = 64

  /// Creates a reader.
  public init() {}

  /// The largest file that is read: 1 GiB.
  package static let maximumSize = 1 << 30

  /// Reads a whole file, or what a pipe delivers.
  ///
  /// - Throws: `LegibleError` with rule `file` for a missing file, a directory, a device, a pipe
  ///   that no process writes into or a file that may not be read; with rule `file-size` for one of more than
  ///   `maximumSize`.
  public func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    switch kind(of: path) {
    case nil: throw fail("there is no such file", path, hint: hint(missing: path))
    case .directory:
      throw fail("this is a directory, not a file", path, hint: "Name a file.")
    case .link, .other:
      throw fail(
        "the file cannot be read", path, hint: "Only files and pipes are read, no devices.")
    case .file, .pipe: break
    }
    do {
      return try contents(of: path, atMost: Self.maximumSize)
    } catch {
      switch error {
      case .failed:
        throw fail("the file cannot be read", path, hint: "Check its permissions.")
      case .silent:
        throw fail(
          "no process has the pipe open for writing", path, hint: "Start what writes into it.")
      case .tooLarge:
        throw LegibleError(
          rule: .fileSize, "the file has more than 1 GiB", hint: "Split it into several files.",
          at: SourceLocation(path: path))
      }
    }
  }

  /// Lists the files below a directory; hidden ones are left out, linked directories not entered.
  ///
  /// - Throws: `LegibleError` with rule `file` when there is no such directory.
  public func files(under directory: String) throws(LegibleError) -> [String] {
    guard kind(of: directory) == .directory else {
      throw fail("there is no such directory", directory, hint: hint(missing: directory))
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

  /// What to do about a path that leads nowhere: the name that was probably meant, looked for where
  /// the path breaks off.
  private func hint(missing path: String) -> String {
    var path = path[...]
    while path.last == "/", path.count > 1 { path.removeLast() }
    while let mark = path.utf8.lastIndex(of: UInt8(ascii: "/")), mark > path.startIndex,
      kind(of: String(path[..<mark])) == nil
    { path = path[..<mark] }
    if kind(of: String(path), followsLinks: false) == .link {
      return "The link \(path) leads to nothing: correct it, or name the file itself."
    }
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
    let name = String(path[folder.endIndex...])
    let others = names(in: folder.isEmpty ? "." : String(folder)).filter { !$0.hasPrefix(".") }
    // Endings such as .tokens.json are alike everywhere.
    guard let guess = closestMatch(to: name, in: others.sorted()),
      closestMatch(to: Self.stem(of: name), in: [Self.stem(of: guess)]) != nil
    else { return "Check the path." }
    return "Did you mean \(folder)\(guess)?"
  }

  private static func stem(of name: String) -> String { String(name.prefix { $0 != "." }) }

  private func fail(_ message: String, _ path: String, hint: String) -> LegibleError {
    LegibleError(rule: .file, message, hint: hint, at: SourceLocation(path: path))
  }
}

/// What a path leads to.
private enum FileKind {
  case file, directory, link, pipe, other
}

/// What a path leads to, `nil` when nothing is there.
private func kind(of path: String, followsLinks: Bool = true) -> FileKind? {
  var status = stat()
  let result = unsafe path.withPath { name in
    unsafe followsLinks ? stat(name, &status) : lstat(name, &status)
  }
  guard result == 0 else { return nil }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .directory
  case S_IFLNK: .link
  case S_IFIFO: .pipe
  default: .other
  }
}

/// Why a file could not be read to its end.
private enum ReadError: Error {
  case failed, silent, tooLarge
}

/// The bytes of a file or a pipe.
private func contents(of path: String, atMost limit: Int) throws(ReadError) -> [UInt8] {
  // Opening a pipe would wait for its writer for ever.
  let file = unsafe path.withPath { unsafe open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  guard file >= 0 else { throw .failed }
  defer { close(file) }
  var status = stat()
  guard unsafe fstat(file, &status) == 0 else { throw .failed }
  let start = status.st_mode & S_IFMT == S_IFIFO ? try firstByte(of: file) : []
  guard status.st_size <= limit else { throw .tooLarge }
  // One byte more than it should have: the end shows in the first round.
  var bytes = start + [UInt8](repeating: 0, count: max(0, Int(status.st_size)) + 1)
  var count = start.count
  while true {
    let result = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
    }
    if result < 0, errno == EINTR { continue }
    guard result >= 0 else { throw .failed }
    count += result
    if result == 0 { break }
    guard count <= limit else { throw .tooLarge }
    if count == bytes.count { bytes += [UInt8](repeating: 0, count: max(count, 1 << 16)) }
  }
  bytes.removeLast(bytes.count - count)
  return bytes
}

/// How long a pipe may stay without a writer, in milliseconds.
private let patience: Int32 = 3000

/// Waits until somebody has a pipe open to write, then lets reading wait for the rest.
///
/// - Returns: What had to be read to see it, a byte or nothing.
private func firstByte(of pipe: Int32) throws(ReadError) -> [UInt8] {
  let round: Int32 = 50
  var waited: Int32 = 0
  var start: [UInt8] = []
  while true {
    var byte: UInt8 = 0
    var events = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
    let isReady = unsafe poll(&events, 1, round) > 0
    let result = unsafe read(pipe, &byte, 1)
    if result > 0 { start = [byte] }
    if result > 0 || isReady || result < 0 && errno == EAGAIN { break }
    guard result == 0 || errno == EINTR else { throw .failed }
    waited += round
    if waited >= patience { throw .silent }
  }
  guard fcntl(pipe, F_SETFL, 0) == 0 else { throw .failed }
  return start
}

/// The names in a directory, none when it cannot be read.
private func names(in directory: String) -> [String] {
  guard let stream = unsafe directory.withPath({ unsafe opendir($0) }) else { return [] }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  // An entry may be shorter than its type says: only its bytes up to the zero are there.
  let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
  while let entry = unsafe readdir(stream) {
    let name = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    unsafe names.append(String(path: name.assumingMemoryBound(to: CChar.self)))
  }
  return names
}
