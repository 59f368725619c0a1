/// The references that lead from a value to what it comes to: each token is computed once, however many
/// values name it.
final class ReferenceTrail<Value> {
  /// Why a reference is not followed.
  enum Obstacle: Error {
    /// It leads back to where it came from.
    case circle
    /// Too many follow each other.
    case length
  }

  /// How many references may follow each other: each takes a part of the stack.
  static var maximumLength: Int { 100 }

  private var open: Set<String> = []
  private var known: [String: Value] = [:]

  /// What a token comes to.
  ///
  /// - Parameters:
  ///   - name: The token.
  ///   - failure: What is thrown where the reference is not followed.
  ///   - compute: Computes the value, through further references.
  func value<Failure: Error>(
    of name: String, failure: (Obstacle) -> Failure, compute: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = known[name] { return value }
    guard !open.contains(name) else { throw failure(.circle) }
    guard open.count < Self.maximumLength else { throw failure(.length) }
    open.insert(name)
    defer { open.remove(name) }
    let value = try compute()
    known[name] = value
    return value
  }
}
