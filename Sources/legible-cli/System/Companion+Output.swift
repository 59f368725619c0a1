import LegibleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Companion {
  /// Runs a program beside this one to its end; what it says on standard error goes where that of this one goes.
  ///
  /// - Returns: The bytes of its standard output; `nil` where it failed.
  /// - Throws: What the system says when it cannot be started or read.
  static func output(of path: String, _ arguments: [String]) throws(SystemError) -> [UInt8]? {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    let output = Descriptor(number: ends[0])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child: pid_t
    do throws(SystemError) {
      child = try start(path, arguments, output: ends[1])
    } catch {
      for end in ends { close(end) }
      throw error
    }
    close(ends[1])
    defer { try? output.close() }
    var bytes: [UInt8] = []
    while try output.read(1 << 18, into: &bytes) > 0 {}
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { throw .last }
    }
    return status == 0 ? bytes : nil
  }

  /// Starts a program whose standard output is a descriptor.
  private static func start(
    _ path: String, _ arguments: [String], output: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw .last }
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    guard unsafe posix_spawn_file_actions_adddup2(&actions, output, 1) == 0 else { throw .last }
    var child: pid_t = 0
    let result = unsafe withWords(path, arguments) { path, words in
      unsafe posix_spawn(&child, path, &actions, nil, words, environ)
    }
    guard result == 0 else { throw SystemError(code: result) }
    return child
  }
}
