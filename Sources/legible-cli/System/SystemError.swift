#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system answered, by its number.
struct SystemError: Error, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  /// The error of the call that just failed.
  static var last: SystemError { SystemError(code: errno) }

  /// Whether the reader of a pipe has gone.
  var isBrokenPipe: Bool { code == EPIPE }

  /// Whether there is no such file or folder.
  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether no process has the pipe open for reading.
  var isUnread: Bool { code == ENXIO }

  /// Whether the file is there already.
  var isExisting: Bool { code == EEXIST }

  /// The system's words for it.
  var description: String { unsafe String(cString: strerror(code)) }
}
