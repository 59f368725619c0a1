import LegibleCore

/// One face: its names, its traits and its opened tables.
final class FontFace: Sendable {
  /// The path or the embedded file's name, with `#index` for a later face of a collection.
  let path: String
  /// The family that styles call it by.
  let family: String
  /// What the file says of itself; `nil` for an embedded font, whose file is not asked.
  let description: FontDescription?
  let traits: FontTraits
  let table: FaceTable
  /// The spacing by size that the file brings with it.
  let tracking: TrackingTable?
  /// The families it answers to, in lower case.
  private let families: Set<String>

  /// Takes over an embedded font.
  init(embedded path: String, family: String, weights: ClosedRange<Double>, table: FaceTable) {
    self.path = path
    self.family = family
    self.table = table
    description = nil
    tracking = nil
    traits = FontTraits(weights: weights)
    families = [family.lowercased()]
  }

  /// Opens a user's font file.
  ///
  /// - Throws: `LegibleError` with rule `font` naming the file, for what is not a font and for damage.
  init(_ file: FontSource) throws(LegibleError) {
    path = file.face == 0 ? file.path : "\(file.path)#\(file.face)"
    _ = try FontDirectory(file)
    do { try FreeType.check(file.bytes, face: file.face) } catch { throw file.failure(error) }
    table = FaceTable(copying: file.bytes, face: file.face)
    let description = FontDescription(table, fallbackName: file.path)
    family = file.family ?? description.family
    families = Set(
      ([file.family].compactMap { $0 } + [description.family] + description.otherFamilies)
        .map { $0.lowercased() })
    self.description = description
    tracking = TrackingTable(table.bytes(ofTable: "trak"), unitsPerEm: table.unitsPerEm)
    traits = description.traits
  }

  /// Whether it came with the binary, so that it may stand in for a platform's font.
  var isEmbedded: Bool { description == nil }

  /// Whether it has pictures for glyphs: a font of emoji.
  var isColor: Bool { description?.isColor ?? false }

  /// Whether its shapes depend on the size in more than scale.
  var dependsOnSize: Bool { description?.axes.contains { $0.tag == "opsz" } ?? false }

  /// Whether a style that names a family means it; `name` in lower case.
  func isOfFamily(_ name: String) -> Bool { families.contains(name) }

  /// How a name calls for this face alone, as `local()` of CSS does: by its path, its full or its
  /// PostScript name, or a named instance after the family's name.
  ///
  /// - Returns: The axis settings that go with the name, `nil` when it is not meant.
  func settings(forFaceNamed name: String) -> [FontVariation]? {
    if path == name { return [] }
    let name = name.lowercased()
    guard let description else { return nil }
    for instance in description.namedInstances
    where families.contains(where: { "\($0) \(instance.name.lowercased())" == name }) {
      return zip(description.axes, instance.coordinates).compactMap { FontVariation($0.tag, $1) }
    }
    return description.faceNames.contains { $0.lowercased() == name } ? [] : nil
  }
}
