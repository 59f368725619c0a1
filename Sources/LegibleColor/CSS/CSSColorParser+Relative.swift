import LegibleCore

/// Colours that are made of others: relative ones and the two of `light-dark()`.
extension CSSColorParser {
  /// Steps over `from` and the colour after it, which are the origin of a relative colour; `nil` when
  /// values begin instead.
  ///
  /// Source: CSS Color 5, “Relative Color Syntax”.
  mutating func origin() throws(LegibleError) -> Color? {
    scanner.skipSpace()
    if scanner.isAtNumber { return nil }
    let before = scanner.at
    guard scanner.identifier() == Self.from else {
      scanner.at = before
      return nil
    }
    scanner.skipSpace()
    let origin = try color().color
    scanner.skipSpace()
    return origin
  }

  private static let from = CSSWord("from")

  /// What stands between the parentheses of `alpha()`: a colour, which keeps its space, and another opacity.
  ///
  /// Source: CSS Color 5, “Processing Model for Relative Colors”, its alpha-only form.
  mutating func translucent() throws(LegibleError) -> Color {
    guard let origin = try origin() else {
      throw scanner.fail("alpha() begins with from and a colour", at: scanner.at)
    }
    scanner.origin = CSSOrigin(alphaOf: origin)
    defer { scanner.origin = nil }
    let value = scanner.eat("/") ? try scanner.argument(of: "alpha") : nil
    guard scanner.eat(")") else {
      throw scanner.fail("expected / and an opacity, or ) in alpha()", at: scanner.at)
    }
    var missing = origin.missing.subtracting(.alpha)
    let alpha = try opacity(value, &missing)
    return Color(origin.space, origin.components, alpha: alpha, missing: missing)
  }

  /// What stands between the parentheses of `light-dark()`: the colour in light and the one in dark.
  ///
  /// Source: CSS Color 5, “Reacting to the used color-scheme: the light-dark() Function”.
  mutating func lightDark(from start: Int) throws(LegibleError) -> CSSColor {
    let light = try choice(endingWith: ",")
    let dark = try choice(endingWith: ")")
    dependsOnAppearance = true
    switch appearance {
    case .light: return light
    case .dark: return dark
    case nil:
      throw scanner.unsupported(
        "light-dark()", at: start, because: "it is two colours, one for each appearance",
        hint: "Write the colour of one appearance.")
    }
  }

  private mutating func choice(endingWith end: Unicode.Scalar) throws(LegibleError) -> CSSColor {
    scanner.skipSpace()
    let choice = try color()
    scanner.skipSpace()
    guard scanner.eat(end) else {
      throw scanner.fail("light-dark() takes two colours and a comma between them", at: scanner.at)
    }
    return choice
  }
}

extension CSSColor {
  /// A relative colour in the space of its function.
  ///
  /// CSS writes `hsl()` and `hwb()` as sRGB, beyond whose gamut a relative colour may lie; a missing component
  /// keeps the space, as sRGB has none to carry it.
  init(relative color: Color) {
    let isCylinder = color.space == .hsl || color.space == .hwb
    let isWhole = color.missing.isDisjoint(with: [.first, .second, .third])
    self.init(
      isCylinder && isWhole ? color.converted(to: .srgb) : color,
      isLegacy: isCylinder && !isWhole)
  }
}
