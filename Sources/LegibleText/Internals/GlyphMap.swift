import CHarfBuzz

/// Glyphs by code point that take the place of a font's character map.
final class GlyphMap: Sendable {
  fileprivate let glyphs: [UInt32: UInt32]

  init(_ glyphs: [UInt32: UInt32]) {
    self.glyphs = glyphs
  }

  /// A font that is as another one but for its character map; the other is given away to it.
  func font(over parent: OpaquePointer) -> OpaquePointer {
    let font = unsafe hb_font_create_sub_font(parent)!  // never null: HarfBuzz's empty font
    unsafe hb_font_destroy(parent)
    unsafe hb_font_set_funcs(
      font, Self.functions, Unmanaged.passRetained(self).toOpaque(),
      { map in
        if let map = unsafe map { unsafe Unmanaged<GlyphMap>.fromOpaque(map).release() }
      })
    return unsafe font
  }

  // Unsafe: made once, immutable before anybody sees it.
  private static nonisolated(unsafe) let functions: OpaquePointer? = {
    let functions = unsafe hb_font_funcs_create()
    unsafe hb_font_funcs_set_nominal_glyph_func(
      functions,
      { _, map, scalar, glyph, _ in
        guard let map = unsafe map,
          let found = unsafe Unmanaged<GlyphMap>.fromOpaque(map).takeUnretainedValue()
            .glyphs[scalar]
        else { return 0 }
        unsafe glyph?.pointee = found
        return 1
      }, nil, nil)
    unsafe hb_font_funcs_make_immutable(functions)
    return unsafe functions
  }()
}
