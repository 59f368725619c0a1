/// How far an audit has come.
public struct AuditProgress: Hashable, Sendable {
  /// The keys whose texts are judged.
  public var done = 0
  /// The keys there are; those in contexts with other text styles count again.
  public var total = 0

  /// Creates the progress of an audit that has not begun.
  public init() {}

  init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
