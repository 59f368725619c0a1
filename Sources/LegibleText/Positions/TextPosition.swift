/// A position between two clusters of a text.
///
/// Where a line wraps and where the direction changes, one offset shows at two positions: the affinity
/// says beside which cluster.
public struct TextPosition: Hashable, Sendable {
  /// In UTF-16 code units.
  public var offset: Int
  /// The cluster it stands beside.
  public var affinity: Affinity

  /// Which of its two neighbours a position belongs to.
  public enum Affinity: String, Hashable, Sendable, CaseIterable {
    /// To the cluster before: the end of a line, the end of a word in the other direction.
    case upstream
    /// To the cluster after.
    case downstream
  }

  /// Creates a position.
  public init(_ offset: Int, _ affinity: Affinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
