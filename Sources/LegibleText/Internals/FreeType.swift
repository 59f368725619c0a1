import CFreeType

/// FreeType, which judges the tables of a font: it looks into more of them than measuring does.
enum FreeType {
  /// Why a font does not open.
  enum Failure: Error {
    /// FreeType itself does not start.
    case noLibrary
    /// The font is damaged: FreeType's error code.
    case damaged(Int32)
  }

  /// Opens a face of a font file and closes it.
  static func check(_ bytes: [UInt8], face: Int) throws(Failure) {
    // One library a call: FreeType's objects must not be shared between threads.
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw .noLibrary
    }
    defer { unsafe FT_Done_FreeType(library) }
    let status: FT_Error = unsafe bytes.withUnsafeBufferPointer { buffer in
      var opened: FT_Face?
      let status = unsafe FT_New_Memory_Face(
        library, buffer.baseAddress, FT_Long(buffer.count), FT_Long(face), &opened)
      if status == 0 { unsafe FT_Done_Face(opened) }
      return status
    }
    guard status == 0 else { throw .damaged(status) }
  }
}
