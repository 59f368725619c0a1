import LegibleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few calls on paths that the program needs.
enum FileSystem {
  /// What a path leads to, links followed; `nil` when there is nothing.
  static func status(_ path: String) throws(SystemError) -> FileStatus? {
    var status = stat()
    guard unsafe path.withPath({ unsafe stat($0, &status) }) == 0 else {
      let error = SystemError.last
      if error.isMissing { return nil }
      throw error
    }
    return FileStatus(status)
  }

  /// Whether a path leads to what standard input reads from.
  static func isStandardInput(_ path: String) -> Bool {
    var (named, input) = (stat(), stat())
    guard unsafe path.withPath({ unsafe stat($0, &named) }) == 0, unsafe fstat(0, &input) == 0
    else { return false }
    return named.st_dev == input.st_dev && named.st_ino == input.st_ino
  }

  /// Makes a folder; one that is there already is fine.
  static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe path.withPath({ unsafe mkdir($0, 0o777) }) != 0 else { return }
    let error = SystemError.last
    guard error.isExisting, try status(path)?.kind == .folder else { throw error }
  }

  /// Puts one file in the place of another in one step.
  static func move(_ source: String, to target: String) throws(SystemError) {
    let result = unsafe source.withPath { source in
      unsafe target.withPath { unsafe rename(source, $0) }
    }
    guard result == 0 else { throw .last }
  }

  /// Removes a file; that it is gone already is fine.
  static func remove(_ path: String) {
    _ = unsafe path.withPath { unsafe unlink($0) }
  }

  /// The path without links, `.` and `..`.
  static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe path.withPath({ unsafe realpath($0, nil) }) else { throw .last }
    defer { unsafe free(resolved) }
    return unsafe String(path: resolved)
  }
}
