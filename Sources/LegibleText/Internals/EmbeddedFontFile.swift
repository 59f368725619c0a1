import CLegibleFonts

/// A font file in the binary.
struct EmbeddedFontFile {
  /// Such as `NotoSansThai-Bold.ttf`.
  var name: String
  var table: FaceTable

  /// All of them, in the order of their names.
  static var all: [Self] {
    (0..<legible_font_count()).compactMap { index in
      var length = 0
      guard let name = unsafe legible_font_name(index),
        let data = unsafe legible_font_data(index, &length)
      else { return nil }
      return unsafe Self(
        name: String(cString: name),
        table: FaceTable(embedded: UnsafeRawBufferPointer(start: data, count: length)))
    }
  }
}
