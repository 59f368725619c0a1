import CHarfBuzz

/// A HarfBuzz face over a font's bytes.
///
/// Sendable because the face is made immutable before anybody sees it (HarfBuzz manual, "Thread safety").
@safe final class FaceTable: @unchecked Sendable {
  let unitsPerEm: Int
  let glyphCount: Int
  let face: OpaquePointer
  /// What takes the place of a character map that HarfBuzz does not read.
  let glyphMap: GlyphMap?

  /// Opens a face over bytes that live as long as the process: an embedded font.
  init(embedded bytes: UnsafeRawBufferPointer) {
    let blob = unsafe hb_blob_create(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    glyphMap = nil
    unsafe face = Self.open(blob, 0)
    unsafe unitsPerEm = Int(hb_face_get_upem(face))
    unsafe glyphCount = Int(hb_face_get_glyph_count(face))
  }

  /// Opens a face over a copy of a file.
  init(copying bytes: [UInt8], face index: Int) {
    let blob = unsafe bytes.withUnsafeBytes { buffer in
      unsafe hb_blob_create(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(buffer.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    unsafe face = Self.open(blob, index)
    glyphMap = MacintoshMap(unsafe Self.bytes(of: "cmap", in: face)).map { GlyphMap($0.glyphs) }
    unsafe unitsPerEm = Int(hb_face_get_upem(face))
    unsafe glyphCount = Int(hb_face_get_glyph_count(face))
  }

  private static func open(_ blob: OpaquePointer?, _ index: Int) -> OpaquePointer {
    let face = unsafe hb_face_create(blob, UInt32(index))!  // never null: HarfBuzz's empty face
    unsafe hb_blob_destroy(blob)
    unsafe hb_face_make_immutable(face)
    return unsafe face
  }

  /// The bytes of a table; empty when the face has none of this tag.
  func bytes(ofTable tag: String) -> [UInt8] { unsafe Self.bytes(of: tag, in: face) }

  static func bytes(of tag: String, in face: OpaquePointer) -> [UInt8] {
    let blob = unsafe hb_face_reference_table(face, OpenTypeTag.value(of: tag))
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length) else { return [] }
    let bytes = unsafe UnsafeRawBufferPointer(start: data, count: Int(length))
    return unsafe Array(bytes)
  }

  deinit {
    unsafe hb_face_destroy(face)
  }
}
