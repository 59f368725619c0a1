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
  /// The spacing by size that it takes.
  let calibration: Calibration?
  /// Whether it was not asked for: it stands for what a platform would take in its place.
  let isFallback: Bool

  /// Opens a face.
  init(
    _ face: FontFace, variations: [FontVariation], calibration: Calibration? = nil,
    isFallback: Bool = false
  ) {
    self.face = face
    self.calibration = calibration
    self.isFallback = isFallback
    font = ShapingFont(face.table, variations: variations)
    unitsPerEm = face.table.unitsPerEm
    (ascent, descent, lineGap) = font.verticalExtents
  }

  /// The platform family that this font stands in for.
  var standIn: StandIn? { if case .standIn(let standIn) = calibration { standIn } else { nil } }

  /// Whether the font can show every visible code point of a cluster, as it is or composed.
  func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    if cluster.allSatisfy({ $0.needsNoGlyph || shows($0) }) { return true }
    let composed = Normalization.compose(cluster)
    return composed.contains { $0.isComposed }
      && composed.allSatisfy { $0.scalar.needsNoGlyph || shows($0.scalar) }
  }

  /// Whether shaping finds a way to show a code point: a glyph, its parts, a space of another width,
  /// a hyphen for a non-breaking one (HarfBuzz, "normalize").
  private func shows(_ scalar: Unicode.Scalar) -> Bool {
    if font.glyph(for: scalar.value) != nil { return true }
    if scalar.value < 0x80 { return false }
    if scalar.value == 0x2011 { return font.glyph(for: 0x2010) != nil }
    if scalar.properties.generalCategory == .spaceSeparator { return font.glyph(for: 0x20) != nil }
    guard let parts = Normalization.decompose(scalar) else { return false }
    return parts.allSatisfy { $0 == scalar ? false : shows($0) }
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

extension FontInstance {
  /// The font's vertical metrics at a size, in pt; those of San Francisco for what stands in for it.
  func extents(size: Double) -> FontExtents {
    if standIn != nil {
      return FontExtents(
        ascent: SanFrancisco.ascent * size, descent: SanFrancisco.descent * size, lineGap: 0)
    }
    let scale = size / Double(unitsPerEm)
    return FontExtents(
      ascent: Double(ascent) * scale, descent: Double(descent) * scale,
      lineGap: Double(lineGap) * scale)
  }
}
