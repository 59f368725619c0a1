import LegibleColor

/// The words in names of colours: conventions of Material, Primer, Spectrum, Polaris and of iOS.
enum ColorWords {
  /// For what is in front.
  static let foreground: Set = ["text", "foreground", "fg", "label", "content", "ink", "icon"]
  /// For what is behind.
  static let background: Set = ["background", "backgrounds", "bg", "surface", "surfaces"]
  /// For texts, of which the last word of a name tells: a `cardTitle` lies on the card.
  static let titles: Set = [
    "title", "subtitle", "heading", "subheading", "headline", "subheadline", "caption",
    "placeholder",
  ]
  /// What is in front when the name starts with it, and behind when it says nothing but which one it is.
  private static let weakForeground: Set = ["link", "body", "heading", "caption"]
  private static let weakBackground: Set = ["page", "card", "canvas", "sheet", "screen", "window"]

  /// Subjects of backgrounds that any text may lie on.
  static let neutral = weakBackground.union([
    "primary", "secondary", "tertiary", "quaternary", "body", "app", "main", "elevated", "raised",
    "sunken", "grouped", "subtle", "muted", "low", "lowest", "high", "highest", "dim", "bright",
    "container", "level", "layer", "modal", "popover", "system", "neutral", "inverse", "inverted",
  ])
  static let inverse: Set = ["inverse", "inverted"]
  /// Words that change nothing.
  static let plain: Set = [
    "default", "base", "rest", "enabled", "normal", "regular", "color", "colour",
  ]
  /// Groups that only say that a colour is one.
  static let empty: Set = ["color", "colors", "colour", "colours", "semantic", "sys", "alias"]
  static let states: Set = [
    "hover", "hovered", "pressed", "active", "focus", "focused", "selected", "visited", "dragged",
    "disabled", "inactive",
  ]
  private static let raw: Set = [
    "palette", "palettes", "primitive", "primitives", "ref", "reference", "raw", "swatch",
    "swatches", "ramp", "light", "dark",
  ]

  /// Whether a group holds colours to make others of.
  static func isRaw(_ words: [String]) -> Bool { words.count == 1 && raw.contains(words[0]) }

  /// Whether the words name what lies on something: `on-accent`, `inverse-on-surface`.
  static func isOn(_ words: [String]) -> Bool {
    words.firstIndex(of: "on").map { $0 < words.count - 1 } ?? false
  }

  /// The side that a name or a group says it is on: that of the last word which says one.
  static func side(of words: [String]) -> ColorName.Side {
    if isOn(words) { return .foreground }
    guard let word = words.last(where: { foreground.contains($0) || background.contains($0) })
    else { return .neither }
    return foreground.contains(word) || endsAsTitle(words) ? .foreground : .background
  }

  /// Whether a name is that of a text: the last word but for states, numbers and those that change nothing.
  static func endsAsTitle(_ words: [String]) -> Bool {
    words.last { word in
      !states.contains(word) && !plain.contains(word) && !word.allSatisfy(\.isNumber)
    }.map(titles.contains) ?? false
  }

  /// The side of a name without a word for one.
  static func weakSide(of words: [String]) -> ColorName.Side {
    if endsAsTitle(words) { return .foreground }
    let telling = words.filter { !states.contains($0) && !plain.contains($0) }
    guard let word = telling.first else { return .neither }
    if weakForeground.contains(word) { return .foreground }
    // The border of a card is not a background of text.
    let isGround = telling.allSatisfy { neutral.contains($0) || $0.allSatisfy(\.isNumber) }
    return weakBackground.contains(word) && isGround ? .background : .neither
  }

  /// Whether a subject is a thing of its own that texts of its name lie on: the card of `cardTitle`.
  static func isThing(_ subject: [String]) -> Bool {
    subject.first.map(weakBackground.contains) ?? false
  }

  /// What a foreground with these words is for.
  static func role(of words: [String]) -> ContrastRole {
    if !Set(words).isDisjoint(with: ["disabled", "inactive"]) { return .inactive }
    if !Set(words).isDisjoint(with: ["logo", "logotype", "wordmark"]) { return .logotype }
    if !Set(words).isDisjoint(with: ["decorative", "decoration"]) { return .decorative }
    return words.contains("icon") ? .nonText : .text
  }

  /// The words of a name, lower-cased: `onAccent2`, `on-accent-2` and `on_accent_2` have the same.
  static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterLower = false
    var isNumber = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        (word, isAfterLower) = ("", false)
        continue
      }
      let changesKind = character.isNumber != isNumber && !word.isEmpty
      if changesKind || character.isUppercase && isAfterLower && !word.isEmpty {
        words.append(word)
        word = ""
      }
      isNumber = character.isNumber
      isAfterLower = !character.isUppercase
      word += character.lowercased()
    }
    return word.isEmpty ? words : words + [word]
  }
}
