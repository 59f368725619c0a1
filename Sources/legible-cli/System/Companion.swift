import LegibleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that comes with this one, and lies beside it or in its `libexec`.
///
/// Never one from the folder that is read, nor from `PATH`: what is judged does not get to run.
enum Companion {
  /// Where a program lies, `nil` when it is not installed.
  static func path(of name: String) -> String? {
    guard let program = ownPath, let end = program.lastIndex(of: "/") else { return nil }
    let folder = program[..<end]
    return ["\(folder)/\(name)", "\(folder)/../libexec/\(name)"].first { path in
      unsafe path.withPath { unsafe access($0, X_OK) } == 0
    }
  }

  /// Lets a program take the place of this one.
  ///
  /// - Throws: What the system says when it cannot be started; otherwise there is no way back.
  static func run(_ path: String, _ arguments: [String]) throws(SystemError) -> Never {
    unsafe withWords(path, arguments) { path, words in _ = unsafe execv(path, words) }
    throw .last
  }

  /// Gives a program's path and its words, the path first, as the system takes them.
  static func withWords<Result>(
    _ path: String, _ arguments: [String],
    _ body: (UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var words = unsafe ([path] + arguments).map { word in
      unsafe word.withPath { unsafe strdup($0) }
    }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    return unsafe path.withPath { path in
      unsafe words.withUnsafeMutableBufferPointer { unsafe body(path, $0.baseAddress!) }
    }
  }

  private static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let path = unsafe buffer.withUnsafeBufferPointer { unsafe String(path: $0.baseAddress!) }
      return try? FileSystem.resolved(path)
    #else
      return try? FileSystem.resolved("/proc/self/exe")
    #endif
  }
}
