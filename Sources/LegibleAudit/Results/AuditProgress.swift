/// How far an audit has come.
public struct AuditProgress: Hashable, Sendable {
  /// What is being judged.
  public let phase: Phase
  /// The keys or the pairs of colours that are judged.
  public let done: Int
  /// The keys or the pairs there are; keys in contexts with other text styles count again.
  public let total: Int

  /// The parts of an audit, in their order.
  public enum Phase: Hashable, Sendable {
    /// The texts of keys.
    case texts
    /// The pairs of colours.
    case colors
  }
}
