/// A glyph at its position: x from the line's left, y upwards from the baseline, in pt.
package struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  package var id: UInt32
  /// The UTF-16 offset of the cluster it belongs to.
  package var cluster: Int
  /// From the line's left edge, in pt.
  package var x: Double
  /// Upwards from the baseline, in pt.
  package var y: Double
  /// The index into ``Fit/fontPaths``.
  package var font: Int
  /// The font size in pt.
  package var size: Double
}
