import LegibleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the system.
struct Descriptor {
  private let number: Int32

  /// Takes the number of an open file.
  init(number: Int32) { self.number = number }

  /// Standard input.
  static let input = Descriptor(number: 0)
  /// Standard output.
  static let output = Descriptor(number: 1)
  /// Standard error.
  static let error = Descriptor(number: 2)

  /// Opens a file for reading.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try checked(unsafe path.withPath { unsafe open($0, O_RDONLY | O_CLOEXEC) })
  }

  /// Makes a file that was not there before.
  static func creating(_ path: String) throws(SystemError) -> Descriptor {
    try checked(
      unsafe path.withPath { unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) })
  }

  /// Opens a device or a pipe for writing.
  ///
  /// - Throws: ``SystemError`` with ``SystemError/isUnread`` for a pipe that no process reads after some
  ///   seconds: opening it would wait for ever.
  static func writing(_ path: String) throws(SystemError) -> Descriptor {
    let round: UInt32 = 50_000
    var rounds = 60
    while true {
      let number = unsafe path.withPath { unsafe open($0, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
      if number < 0, SystemError.last.isUnread, rounds > 0 {
        rounds -= 1
        usleep(round)
        continue
      }
      let descriptor = try checked(number)
      guard fcntl(number, F_SETFL, 0) == 0 else { throw .last }
      return descriptor
    }
  }

  private static func checked(_ number: Int32) throws(SystemError) -> Descriptor {
    guard number >= 0 else { throw .last }
    return Descriptor(number: number)
  }

  /// What it is and how large.
  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { throw .last }
    return FileStatus(status)
  }

  /// Reads at most `count` bytes and appends them.
  ///
  /// - Returns: How many there were, 0 at the end of the file.
  func read(_ count: Int, into bytes: inout [UInt8]) throws(SystemError) -> Int {
    var result = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        result = unsafe systemRead(number, buffer.baseAddress, count)
      } while result < 0 && errno == EINTR
      initialized = max(result, 0)
    }
    guard result >= 0 else { throw .last }
    bytes += chunk
    return result
  }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let result = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(number, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if result >= 0 {
        written += result
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Closes it; late errors of writing show here.
  func close() throws(SystemError) {
    guard systemClose(number) == 0 else { throw .last }
  }

  /// The columns of the terminal that it is, `nil` when it is none or does not know.
  var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }
}

/// What a path leads to.
struct FileStatus {
  /// The sort of file.
  let kind: Kind
  /// The size in bytes.
  let size: Int

  /// The sorts that matter here.
  enum Kind { case file, folder, other }

  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    size = Int(status.st_size)
  }
}

// The methods above hide the functions they call.
private let systemRead = unsafe read(_:_:_:)
private let systemWrite = unsafe write(_:_:_:)
private let systemClose = close(_:)
