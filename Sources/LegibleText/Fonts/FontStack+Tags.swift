import LegibleCore

extension FontStack {
  /// Checks that each feature and axis of the settings is known: registered, or had by a font.
  ///
  /// - Throws: `LegibleError` with rule `text` for the first that is not.
  func checkTags(
    _ features: [FontFeature], _ variations: [FontVariation]
  ) throws(LegibleError) {
    for feature in features {
      let name = OpenTypeTag.name(of: feature.tag)
      let isKnown =
        TagRegistry.hasFeature(name) || fonts.contains { $0.face.table.hasFeature(feature.tag) }
      if !isKnown { throw unknown("feature", name, "tnum") }
    }
    for variation in variations {
      let name = OpenTypeTag.name(of: variation.tag)
      let isKnown =
        TagRegistry.hasAxis(name)
        || fonts.contains { $0.face.table.axes.contains { $0.tag == name } }
      if !isKnown { throw unknown("axis", name, "wght") }
    }
  }

  private func unknown(_ what: String, _ tag: String, _ example: String) -> LegibleError {
    LegibleError(
      rule: .text,
      "\"\(tag)\" is not a registered OpenType \(what), and none of the fonts has it",
      hint:
        "Tags have four characters, as in \"\(example)\", and small and capital letters differ.",
      at: .unspecified)
  }
}
