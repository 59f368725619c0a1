import LegibleKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program as the system sees it.
enum Process {
  /// A number that no other running program has.
  static var identifier: Int32 { getpid() }

  /// The words of the command line, the program's name first; they may be paths that are not UTF-8.
  static var arguments: [String] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe String(path: $0) }
    }
  }

  /// The value of an environment variable, `nil` when it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    let text = unsafe String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Makes writing to a pipe without a reader, or past the largest size a file may have, an error
  /// instead of the program's end.
  static func ignoreWritingSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Ends the program.
  static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }
}

// The method above hides the function it calls.
private func systemExit(_ status: Int32) -> Never { exit(status) }
