extension FontDescription {
  /// Reads what a file says of a face; `fallbackName` stands in for a name that it lacks.
  init(_ table: FaceTable, fallbackName: String) {
    let axes = table.axes
    let family = table.name(.typographicFamily) ?? table.name(.family) ?? fallbackName
    self.init(
      family: family,
      styleName: table.name(.typographicStyle) ?? table.name(.style) ?? "Regular",
      faceNames: [table.name(.full), table.name(.postScript)].compactMap { $0 },
      otherFamilies: table.allNames([.family, .typographicFamily]).filter { $0 != family },
      traits: FontTraits(table.style, axes: axes),
      axes: axes.map {
        FontAxis(
          tag: $0.tag, range: $0.range, defaultValue: $0.defaultValue, isHidden: $0.isHidden)
      },
      namedInstances: table.namedInstances(axisCount: axes.count).map {
        NamedInstance(name: $0.name, coordinates: $0.coordinates)
      },
      unitsPerEm: table.unitsPerEm, glyphCount: table.glyphCount, isColor: table.isColor,
      hanLanguage: HanLanguage(table, family: family))
  }
}

extension FontTraits {
  /// The ranges of the registered axes, and the fixed values for those that are missing.
  fileprivate init(_ style: FaceTable.Style, axes: [FaceTable.Axis]) {
    func range(_ tag: String, _ value: Double) -> ClosedRange<Double> {
      axes.first { $0.tag == tag }?.range ?? value...value
    }
    let slant = range("slnt", style.isItalic ? 0 : (-90...90).nearest(to: style.slant))
    self.init(
      weights: range("wght", (1...1000).nearest(to: style.weight)),
      widths: range("wdth", (1...1000).nearest(to: style.width)),
      // The axis counts anticlockwise.
      slopes: -slant.upperBound ... -slant.lowerBound,
      italics: range("ital", style.isItalic ? 1 : 0))
  }
}

extension HanLanguage {
  /// The only code page of Han characters that OS/2 claims; else what the family's name ends in, as
  /// the pan-CJK families claim all code pages.
  fileprivate init?(_ table: FaceTable, family: String) {
    let os2 = table.bytes(ofTable: "OS/2")
    if os2.count >= 82 {
      let pages = os2[78..<82].reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
      let claimed = HanLanguage.allCases.filter { pages >> UInt32($0.codePageBit) & 1 == 1 }
      if claimed.count == 1 {
        self = claimed[0]
        return
      }
    }
    switch family.split(separator: " ").last {
    case "JP", "J": self = .japanese
    case "KR", "K": self = .korean
    case "SC", "CN": self = .simplifiedChinese
    case "TC", "TW", "HK": self = .traditionalChinese
    default: return nil
    }
  }
}
