/// How a sequence that can be an emoji asks to be shown (UTS #51, 4).
enum EmojiStyle {
  /// A glyph like a letter, in the font of the text.
  case text
  /// A picture.
  case emoji

  /// The style of a cluster; `nil` when it leaves the choice to the order of the fonts.
  init?(of scalars: [Unicode.Scalar]) {
    guard let base = scalars.first, base.properties.isEmoji else { return nil }
    let second = scalars.count > 1 ? scalars[1].value : 0
    if second == 0xFE0E {
      self = .text
    } else if second == 0xFE0F || base.properties.isEmojiPresentation
      || scalars.dropFirst().contains(where: \.joinsEmoji)
    {
      self = .emoji
    } else {
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// Skin tones, the other half of a flag, the letters of a subdivision's flag, another emoji.
  fileprivate var joinsEmoji: Bool {
    properties.isEmojiModifier || properties.isEmojiPresentation
      || (0xE0020...0xE007F).contains(value)
  }
}
