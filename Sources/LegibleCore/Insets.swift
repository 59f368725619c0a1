/// Distances from the four edges in pt.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge in pt.
  public var top: Double
  /// The distance from the left edge in pt.
  public var left: Double
  /// The distance from the bottom edge in pt.
  public var bottom: Double
  /// The distance from the right edge in pt.
  public var right: Double

  /// Creates insets in pt.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
