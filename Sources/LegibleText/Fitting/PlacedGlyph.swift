/// A glyph in its place: x from the line's left, y upwards from the baseline, in pt.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var id: UInt32
  /// The UTF-16 offset of the cluster it belongs to.
  public var cluster: Int
  /// From the line's left edge, in pt.
  public var x: Double
  /// Upwards from the baseline, in pt.
  public var y: Double
  /// The index into ``Fit/fontPaths``.
  public var font: Int
  /// The font size in pt.
  public var size: Double
}
