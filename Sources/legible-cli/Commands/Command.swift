import LegibleArguments

/// One of the program's commands.
protocol Command: Sendable {
  /// Its name, its help and what it takes.
  static var signature: CommandSignature { get }

  /// Does the work.
  ///
  /// - Throws: ``ArgumentError`` for options that do not go together, ``LegibleError`` for input
  ///   that cannot be used; both end the program with status 2.
  static func run(_ arguments: Arguments, _ console: Console) async throws -> ExitStatus
}
