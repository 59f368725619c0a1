import CFreeType
import LegibleCore

/// What FreeType reads off a font file.
struct FontDescription {
  var family: String
  var weights: ClosedRange<Double>
  var isItalic: Bool
}

/// Judges whether a file is a TrueType or OpenType font and reads its names.
///
/// - Throws: `LegibleError` with rule `font` naming the file.
func describeFont(_ file: FontSource) throws(LegibleError) -> FontDescription {
  func fail(_ message: String) -> LegibleError {
    LegibleError(
      rule: "font", message, hint: "Name a TrueType or OpenType font file.",
      at: SourceLocation(path: file.path))
  }
  guard !file.bytes.isEmpty else { throw fail("the font file is empty") }
  guard file.bytes.count <= Int32.max else { throw fail("the font file is larger than 2 GiB") }
  // FreeType reads a negative index as a question, and the upper half of one as a named instance.
  guard (0...0xFFFF).contains(file.face) else { throw fail(missingFace(file)) }

  // One library a call: FreeType's objects must not be shared between threads.
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else {
    throw fail("FreeType cannot start")
  }
  defer { unsafe FT_Done_FreeType(library) }

  let description: FontDescription? = unsafe file.bytes.withUnsafeBufferPointer { buffer in
    var face: FT_Face?
    let status = unsafe FT_New_Memory_Face(
      library, buffer.baseAddress, FT_Long(buffer.count), FT_Long(file.face), &face)
    guard status == 0, let face = unsafe face else { return nil }
    defer { unsafe FT_Done_Face(face) }
    // Bitmap fonts of emoji are sfnt files too: their advances are all that measuring needs.
    guard unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 else { return nil }
    let family = unsafe face.pointee.family_name.map { unsafe String(cString: $0) }
    return unsafe FontDescription(
      family: family ?? file.path, weights: weightRange(of: face, library),
      isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0)
  }
  guard let description else {
    throw fail(file.face == 0 ? "the file is no font" : missingFace(file))
  }
  return description
}

private func missingFace(_ file: FontSource) -> String {
  "the file has no face of index \(file.face)"
}

/// The `wght` axis of a variable font, or the weight class of a static one (OpenType, OS/2).
private func weightRange(of face: FT_Face, _ library: FT_Library) -> ClosedRange<Double> {
  var axes: UnsafeMutablePointer<FT_MM_Var>?
  if unsafe FT_Get_MM_Var(face, &axes) == 0, let axes = unsafe axes {
    defer { unsafe FT_Done_MM_Var(library, axes) }
    for index in 0..<Int(unsafe axes.pointee.num_axis) {
      let axis = unsafe axes.pointee.axis[index]
      let low = unsafe Double(axis.minimum) / 65536
      let high = unsafe Double(axis.maximum) / 65536
      if unsafe axis.tag == 0x7767_6874, low <= high { return low...high }
    }
  }
  let table = unsafe FT_Get_Sfnt_Table(face, FT_SFNT_OS2)
  guard let os2 = unsafe table?.assumingMemoryBound(to: TT_OS2.self) else { return 400...400 }
  let weight = unsafe Double(os2.pointee.usWeightClass)
  guard (1...1000).contains(weight) else { return 400...400 }
  return weight...weight
}
