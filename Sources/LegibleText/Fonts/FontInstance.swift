/// A face at chosen variations, ready to shape; what a run of text is set in.
final class FontInstance: Sendable {
  let face: FontFace
  let font: ShapingFont
  let unitsPerEm: Int
  /// Positive upwards, in font units.
  let ascent: Int
  /// Positive downwards, in font units.
  let descent: Int
  let lineGap: Int
  /// The platform family that this font stands in for, with its calibration.
  let standIn: StandIn?

  init(_ face: FontFace, variations: [FontVariation], standIn: StandIn? = nil) {
    self.face = face
    self.standIn = standIn
    font = ShapingFont(face.table, variations: variations)
    unitsPerEm = face.table.unitsPerEm
    (ascent, descent, lineGap) = font.verticalExtents
  }

  /// Whether the font can show every visible code point of a cluster.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    cluster.allSatisfy { $0.needsNoGlyph || font.glyph(for: $0.value) != nil }
  }
}

extension Unicode.Scalar {
  /// Whether it shows nothing of its own: controls, joiners, variation selectors, bidi marks.
  var needsNoGlyph: Bool {
    if value < 0x80 { return value < 0x20 || value == 0x7F }
    return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
      || value == 0x2028 || value == 0x2029
  }
}
