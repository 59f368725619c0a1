#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a run of the built command gave.
public struct CommandRun: Sendable {
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let errors: String
  /// Its exit status; a signal counts as 128 and its number.
  public let status: Int32

  /// Runs the command and waits for it.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - input: What standard input delivers.
  ///   - environment: Variables; beside them only `PATH` and 80 columns are set.
  ///   - folder: The current folder of the command.
  ///   - program: Another program to run, by its path or its name in `PATH`.
  public init(
    _ words: [String], input: [UInt8] = [], environment: [String: String] = [:],
    in folder: String, program: String = PackageFolder.command
  ) throws {
    try self.init(
      program: [program] + words, input: input, environment: environment, in: folder)
  }

  /// Runs a shell script in which `$1` is the command, for pipes and the like.
  public init(script: String, in folder: String) throws {
    try self.init(
      program: ["/bin/sh", "-c", script, "sh", PackageFolder.command], input: [], environment: [:],
      in: folder)
  }

  private init(
    program: [String], input: [UInt8], environment: [String: String], in folder: String
  ) throws {
    // Files instead of pipes: no reader has to keep up with two streams.
    let streams = try TemporaryFolder()
    try streams.write(input, to: "in")
    let script = """
      streams=$1; cd "$2" && shift 2 && exec "$@" <"$streams/in" >"$streams/out" 2>"$streams/err"
      """
    let words = ["/bin/sh", "-c", script, "sh", streams.path, folder] + program
    var variables = ["PATH": "/usr/bin:/bin", "COLUMNS": "80"]
    variables.merge(environment) { $1 }
    var process = pid_t()
    let result = unsafe withCStrings(words) { arguments in
      unsafe withCStrings(variables.sorted { $0 < $1 }.map { "\($0)=\($1)" }) { environment in
        unsafe posix_spawn(&process, words[0], nil, nil, arguments, environment)
      }
    }
    guard result == 0 else { throw SpawnError(code: result) }
    var state: Int32 = 0
    while unsafe waitpid(process, &state, 0) < 0 && errno == EINTR {}
    status = state & 0x7F == 0 ? (state >> 8) & 0xFF : 128 + (state & 0x7F)
    output = String(decoding: try streams.read("out"), as: UTF8.self)
    errors = String(decoding: try streams.read("err"), as: UTF8.self)
  }
}

/// The shell that runs the command could not be started.
private struct SpawnError: Error {
  let code: Int32
}

/// Calls a function with a list of C strings that ends with null, as `posix_spawn` wants it.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let copies = unsafe strings.map { unsafe strdup($0) }
  defer { unsafe copies.forEach { unsafe free($0) } }
  return unsafe (copies + [nil]).withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
}
