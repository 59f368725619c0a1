/// An ellipsis or a hyphen, shaped by itself in the paragraph's direction.
struct ShapedMarker {
  var text: String
  /// From the marker's own left edge.
  var glyphs: [PlacedGlyph] = []
  /// With the spacing after each cluster, in pt.
  var advance = 0.0
}
