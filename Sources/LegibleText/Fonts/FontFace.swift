import LegibleCore

/// One face: its names, its place in a family and its opened tables.
final class FontFace: Sendable {
  /// The path or the embedded file's name, with `#index` for a later face of a collection.
  let path: String
  let family: String
  /// The weights it can be set at, on the CSS scale: one for a static font.
  let weights: ClosedRange<Double>
  let isItalic: Bool
  /// Whether it came with the binary, so that it may stand in for a platform's font.
  let isEmbedded: Bool
  let table: FaceTable

  init(
    path: String, family: String, weights: ClosedRange<Double>, isItalic: Bool, isEmbedded: Bool,
    table: FaceTable
  ) {
    self.path = path
    self.family = family
    self.weights = weights
    self.isItalic = isItalic
    self.isEmbedded = isEmbedded
    self.table = table
  }

  /// Opens a user's font file; FreeType judges whether it is one.
  convenience init(_ file: FontSource) throws(LegibleError) {
    let path = file.face == 0 ? file.path : "\(file.path)#\(file.face)"
    let description = try describeFont(file)
    self.init(
      path: path, family: file.family ?? description.family, weights: description.weights,
      isItalic: description.isItalic, isEmbedded: false,
      table: FaceTable(copying: file.bytes, face: file.face))
    guard table.unitsPerEm > 0, table.glyphCount > 0 else {
      throw LegibleError(
        rule: "font", "the font has no glyphs",
        hint: "Name a TrueType or OpenType font file.", at: SourceLocation(path: path))
    }
  }
}
