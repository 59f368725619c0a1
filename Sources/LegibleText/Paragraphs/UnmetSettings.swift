import LegibleCore

extension Paragraph {
  /// What the style and the settings ask for and the fonts in use could not give, in the order of the
  /// stack.
  ///
  /// - Complexity: O(*fonts in use* · *settings*).
  public var unmetStyles: [UnmetStyle] {
    guard !(stack.unmet.isEmpty && settings.variations.isEmpty && settings.features.isEmpty)
    else { return [] }
    return Set(shaped.runs.map(\.font)).sorted().flatMap { place in
      let face = shaped.fonts[place].face
      let style = stack.unmet[place].map { [$0] } ?? []
      return style + settings.unmetAxes(of: face) + settings.unmetFeatures(of: face)
    }
  }
}

extension ParagraphSettings {
  /// The axis settings that a face has no axis for, or not so far.
  fileprivate func unmetAxes(of face: FontFace) -> [UnmetStyle] {
    guard !variations.isEmpty else { return [] }
    let axes = face.table.axes
    return variations.sorted { $0.key < $1.key }.compactMap { tag, value in
      let wanted = "\(tag) \(value.plain)"
      guard let axis = axes.first(where: { $0.tag == tag }) else {
        return UnmetStyle(font: face.path, wanted: wanted, used: "no such axis")
      }
      if axis.range.contains(value) { return nil }
      let nearest = axis.range.nearest(to: value)
      return UnmetStyle(font: face.path, wanted: wanted, used: "\(tag) \(nearest.plain)")
    }
  }

  /// The features that are turned on and a face does not have.
  fileprivate func unmetFeatures(of face: FontFace) -> [UnmetStyle] {
    features.compactMap { text in
      guard let feature = FontFeature(text), feature.isOn, !face.table.hasFeature(feature.tag)
      else { return nil }
      return UnmetStyle(
        font: face.path, wanted: "the feature \(tagName(feature.tag))", used: "no such feature")
    }
  }
}

extension FontStack {
  /// Checks that each feature and axis of the settings is known: registered, or had by a font.
  ///
  /// - Throws: `LegibleError` with rule `text` for the first that is not.
  func checkTags(
    _ features: [FontFeature], _ variations: [FontVariation]
  ) throws(LegibleError) {
    for feature in features {
      let name = tagName(feature.tag)
      let isKnown =
        TagRegistry.hasFeature(name) || fonts.contains { $0.face.table.hasFeature(feature.tag) }
      if !isKnown { throw unknown("feature", name, "tnum") }
    }
    for variation in variations {
      let name = tagName(variation.tag)
      let isKnown =
        TagRegistry.hasAxis(name)
        || fonts.contains { $0.face.table.axes.contains { $0.tag == name } }
      if !isKnown { throw unknown("axis", name, "wght") }
    }
  }

  private func unknown(_ what: String, _ tag: String, _ example: String) -> LegibleError {
    LegibleError(
      rule: "text",
      "\"\(tag)\" is no \(what) that OpenType registers, and none of the fonts has it",
      hint:
        "Tags have four characters, as in \"\(example)\", and small and capital letters differ.",
      at: SourceLocation(path: "<text>"))
  }
}
