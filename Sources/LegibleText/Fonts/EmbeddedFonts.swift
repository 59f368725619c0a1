/// The fonts that come with the binary; `Fonts/README.md` tells their origin.
enum EmbeddedFonts {
  /// Families that take over, in this order, what the wanted fonts cannot show.
  static let fallbackFamilies = [
    "Inter", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai",
    "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Gujarati",
    "Noto Sans Gurmukhi", "Noto Sans Kannada", "Noto Sans Malayalam", "Noto Sans Sinhala",
    "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Myanmar", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Ethiopic", "Droid Sans Fallback",
  ]

  /// All embedded faces, in the order of their file names.
  ///
  /// Opening them reads only table directories, so all are opened at the first use.
  static let faces = EmbeddedFontFile.all.map { file in
    FontFace(
      embedded: file.name, family: family(of: file.name), weights: weights(of: file.name),
      table: file.table)
  }

  /// `NotoSansThai-Bold.ttf` is of the family Noto Sans Thai.
  private static func family(of path: String) -> String {
    let stem = path.prefix { $0 != "-" && $0 != "." }
    var family = ""
    for character in stem {
      if character.isUppercase, !family.isEmpty { family += " " }
      family.append(character)
    }
    return family
  }

  private static func weights(of path: String) -> ClosedRange<Double> {
    if path.hasPrefix("Inter") { return 100...900 }
    return path.hasSuffix("-Bold.ttf") ? 700...700 : 400...400
  }
}
