import CHarfBuzz

/// A HarfBuzz font: a face at chosen variations, in font units.
///
/// Sendable because the font is made immutable before anybody sees it.
@safe final class ShapingFont: @unchecked Sendable {
  let font: OpaquePointer
  let table: FaceTable

  /// Opens a font; as it has no size in pt, HarfBuzz leaves its `trak` table aside.
  init(_ table: FaceTable, variations: [FontVariation]) {
    self.table = table
    let font = unsafe hb_font_create(table.face)!  // never null: HarfBuzz's empty font
    unsafe hb_font_set_scale(font, Int32(table.unitsPerEm), Int32(table.unitsPerEm))
    let settings = variations.map {
      hb_variation_t(tag: $0.tag, value: Float($0.value))
    }
    unsafe hb_font_set_variations(font, settings, UInt32(settings.count))
    unsafe self.font = table.glyphMap?.font(over: font) ?? font
    unsafe hb_font_make_immutable(self.font)
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// The glyph of a code point, `nil` when the font has none.
  func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Whether the font maps a code point with a variation selector after it (OpenType, cmap, format 14).
  func hasVariation(of scalar: UInt32, _ selector: UInt32) -> Bool {
    var glyph: UInt32 = 0
    return unsafe hb_font_get_variation_glyph(font, scalar, selector, &glyph) != 0
  }

  /// The box around the ink of a glyph in font units, y upwards.
  struct Ink {
    /// Of the left edge.
    var x: Int
    var top: Int
    var width: Int
    var height: Int
  }

  /// The ink of a glyph; `nil` when it has none.
  func ink(of glyph: UInt32) -> Ink? {
    var extents = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0,
      extents.width != 0 || extents.height != 0
    else { return nil }
    return Ink(
      x: Int(extents.x_bearing), top: Int(extents.y_bearing), width: Int(extents.width),
      height: -Int(extents.height))
  }
}
