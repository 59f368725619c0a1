/// What a font file says of one of its faces.
package struct FontDescription: Hashable, Sendable {
  /// The family: the typographic one where the font has it (OpenType, name, 16 before 1).
  package var family: String
  /// The style within the family: "Bold Italic" (17 before 2).
  package var styleName: String
  /// The names that mean this face alone: the full and the PostScript one (4 and 6).
  package var faceNames: [String]
  /// The family under other names: that of four styles, and in other languages (1 and 16).
  package var otherFamilies: [String]
  /// What it can be set at.
  package var traits: FontTraits
  /// The axes of a variable font; empty for a static one.
  package var axes: [FontAxis]
  /// The positions on the axes that have names.
  package var namedInstances: [NamedInstance]
  /// Font units per em.
  package var unitsPerEm: Int
  /// The number of glyphs.
  package var glyphCount: Int
  /// Whether its glyphs are pictures in colours of their own, as those of emoji are.
  package var isColor: Bool
  /// The writing system that its Han characters are drawn for, as OS/2's code pages say.
  var hanLanguage: HanLanguage?
}

/// The languages that draw the same Han characters differently.
enum HanLanguage: Hashable, Sendable, CaseIterable {
  case japanese, simplifiedChinese, traditionalChinese, korean

  /// The variety that a language tag (BCP 47) writes; `nil` for languages without Han characters.
  init?(locale: String) {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japanese
    case "ko": self = .korean
    case "zh", "yue", "cmn":
      let isTraditional =
        parts.contains("hant")
        || !parts.contains("hans")
          && (parts[0] == "yue" || parts.contains { ["tw", "hk", "mo"].contains($0) })
      self = isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// The bit of `ulCodePageRange1` (OpenType, OS/2).
  var codePageBit: Int {
    switch self {
    case .japanese: 17
    case .simplifiedChinese: 18
    case .korean: 19
    case .traditionalChinese: 20
    }
  }
}
