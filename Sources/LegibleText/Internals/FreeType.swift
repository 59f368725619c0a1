import CFreeType
import LegibleCore

extension FontSource {
  /// Lets FreeType judge the tables of a font whose directory is in order: it looks into more of them
  /// than measuring does.
  ///
  /// - Throws: `LegibleError` with rule `font` naming the file.
  func checkTables() throws(LegibleError) {
    // One library a call: FreeType's objects must not be shared between threads.
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
      throw failure("FreeType cannot start")
    }
    defer { unsafe FT_Done_FreeType(library) }
    let status: FT_Error = unsafe bytes.withUnsafeBufferPointer { buffer in
      var opened: FT_Face?
      let status = unsafe FT_New_Memory_Face(
        library, buffer.baseAddress, FT_Long(buffer.count), FT_Long(face), &opened)
      if status == 0 { unsafe FT_Done_Face(opened) }
      return status
    }
    guard status == 0 else {
      throw failure("the font's tables are damaged: FreeType's error \(status)")
    }
  }
}
