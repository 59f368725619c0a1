/// What is wrong with a command line, and what to do about it.
public struct ArgumentError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop: `unknown option --siez`.
  public var message: String
  /// What to do about it, as a sentence.
  public var hint: String?

  /// Creates an error.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension ArgumentError: CustomStringConvertible {
  /// The message and the hint on one line.
  public var description: String { hint.map { "\(message). \($0)" } ?? message }
}
