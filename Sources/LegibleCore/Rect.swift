/// A rectangle in pt, the origin at its top left.
public struct Rect: Hashable, Sendable {
  /// The left edge in pt.
  public var x: Double
  /// The top edge in pt.
  public var y: Double
  /// The horizontal extent in pt.
  public var width: Double
  /// The vertical extent in pt.
  public var height: Double

  /// Creates a rectangle in pt.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
