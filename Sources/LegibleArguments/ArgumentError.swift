/// What is wrong with a command line, and what to do about it.
package struct ArgumentError: Error, Hashable, Sendable {
  /// What is wrong, without a full stop: `unknown option --siez`.
  package var message: String
  /// What to do about it, as a sentence.
  package var hint: String?

  /// Creates an error.
  package init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension ArgumentError: CustomStringConvertible {
  /// The message and the hint on one line.
  package var description: String { hint.map { "\(message). \($0)" } ?? message }
}
