import LegibleCore

extension FontLibrary {
  func validate(_ style: TextStyle) throws(LegibleError) {
    guard style.size > 0, style.size <= Self.maximumSize else {
      throw Self.failure(
        "the font size \(style.size.plain) pt is not above 0 and up to \(Int(Self.maximumSize))")
    }
    guard (1...1000).contains(style.weight) else {
      throw Self.failure("the font weight \(style.weight.plain) is not within 1...1000")
    }
    guard style.tracking.isFinite, abs(style.tracking) <= 10_000 else {
      throw Self.failure("the tracking \(style.tracking.plain) is not within -10000...10000")
    }
    if let leading = style.leading, !(leading > 0 && leading <= Self.maximumLength) {
      throw Self.failure(
        "the line height \(leading.plain) pt is not above 0 and up to \(Self.maximumLength.plain)")
    }
    guard (1...1000).contains(style.fontWidth) else {
      throw Self.failure("the font width \(style.fontWidth.plain) % is not within 1...1000")
    }
  }

  func variations(_ settings: ParagraphSettings) throws(LegibleError) -> [FontVariation] {
    guard settings.wordSpacing.isFinite, abs(settings.wordSpacing) <= Self.maximumSize else {
      throw Self.failure(
        "the word spacing \(settings.wordSpacing.plain) pt is not within -10000...10000")
    }
    switch settings.tabStops {
    case .spaces(let count):
      guard (0...Self.maximumTabSize).contains(count) else {
        throw Self.failure("the tab size \(count.plain) is not within 0...1000")
      }
    case .points(let distance):
      guard (0...Self.maximumLength).contains(distance) else {
        throw Self.failure("the tab stops \(distance.plain) pt are not within 0...100000")
      }
    }
    var variations: [FontVariation] = []
    for (tag, value) in settings.openType.variations.sorted(by: { $0.key < $1.key }) {
      guard let variation = FontVariation(tag, value) else {
        throw Self.failure("the variation \(tag) = \(value.plain) is not an axis setting")
      }
      variations.append(variation)
    }
    return variations
  }

  func features(
    _ settings: ParagraphSettings, isTracked: Bool
  ) throws(LegibleError) -> [FontFeature] {
    // The user's own settings come later and have the last word.
    var features =
      isTracked && !settings.openType.keepsLigaturesWhenTracked ? FontFeature.noLigatures : []
    for text in settings.openType.features {
      guard let feature = FontFeature(text) else {
        throw LegibleError(
          rule: .text, "\"\(text)\" is not an OpenType feature",
          hint: "Write a tag, as in \"tnum\", \"-kern\" or \"ss01=1\"; a value is at most 65535.",
          at: .unspecified)
      }
      features.append(feature)
    }
    return features
  }
}
