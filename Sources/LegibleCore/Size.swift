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
