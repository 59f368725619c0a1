/// A width and a height in pt.
public struct Size: Hashable, Sendable {
  /// The horizontal extent in pt.
  public var width: Double
  /// The vertical extent in pt.
  public var height: Double

  /// Creates a size in pt.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in pt, the origin at its top left.
public struct Rectangle: Hashable, Sendable {
  /// The left edge in pt.
  public var x: Double
  /// The top edge in pt.
  public var y: Double
  /// The horizontal extent in pt.
  public var width: Double
  /// The vertical extent in pt.
  public var height: Double

  /// Creates a rectangle in pt.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Distances from the four edges in pt.
public struct EdgeInsets: Hashable, Sendable {
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
