extension Paragraph {
  /// What the style and the settings ask for and the fonts in use could not give, in the order of the
  /// stack.
  ///
  /// - Complexity: O(*fonts in use* · *settings*).
  package var unavailableStyles: [UnavailableStyle] {
    guard
      !(stack.unavailable.isEmpty && settings.openType.variations.isEmpty
        && settings.openType.features.isEmpty)
    else { return [] }
    return Set(shaped.runs.map(\.font)).sorted().flatMap { index in
      let face = shaped.fonts[index].face
      let style = stack.unavailable[index].map { [$0] } ?? []
      return style + face.unavailableAxes(settings.openType.variations)
        + face.unavailableFeatures(settings.openType.features)
    }
  }
}
