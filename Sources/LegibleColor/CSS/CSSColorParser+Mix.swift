import LegibleCore

extension CSSColorParser {
  /// What stands between the parentheses of `color-mix()`: a method, which is OKLab when it is
  /// left out, and colours with shares before or after them.
  mutating func mix() throws(LegibleError) -> Color {
    scanner.skipSpace()
    var interpolation = ColorInterpolation()
    if let method = try interpolationMethod() {
      interpolation = method
      guard scanner.eat(",") else {
        throw scanner.fail("expected a comma after the space of color-mix()", at: scanner.at)
      }
    }
    var parts = [try part()]
    while scanner.eat(",") { parts.append(try part()) }
    guard scanner.eat(")") else {
      throw scanner.fail("expected a comma or ) in color-mix()", at: scanner.at)
    }
    return ColorMix(parts, in: interpolation).color
  }

  /// A colour and perhaps a percentage, in any order.
  private mutating func part() throws(LegibleError) -> ColorMix.Part {
    scanner.skipSpace()
    var percentage = try percentageIfNext()
    scanner.skipSpace()
    let color = try color()
    scanner.skipSpace()
    if percentage == nil { percentage = try percentageIfNext() }
    scanner.skipSpace()
    return ColorMix.Part(color.color, percentage)
  }

  private mutating func percentageIfNext() throws(LegibleError) -> Double? {
    let before = scanner.at
    let isCalculation = scanner.mathFunction() != nil
    scanner.at = before
    guard isCalculation || scanner.isAtNumber else { return nil }
    let value = try scanner.value()
    guard value.kind == .percent else {
      throw scanner.fail("a share of color-mix() is a percentage", at: value.offset)
    }
    // A calculation is cut to what is allowed, a plain number has to be.
    guard value.isCalculated || (0...100).contains(value.value) else {
      throw scanner.fail("a share of color-mix() lies between 0% and 100%", at: value.offset)
    }
    return value.value
  }

  /// `in lch longer hue`, `nil` when a colour begins instead.
  private mutating func interpolationMethod() throws(LegibleError) -> ColorInterpolation? {
    let before = scanner.at
    guard scanner.identifier() == CSSWord("in"), scanner.skipSpace() else {
      scanner.at = before
      return nil
    }
    let offset = scanner.at
    guard let space = scanner.identifier().flatMap({ CSSSpace.table[$0] })?.space else {
      let name = scanner.identifierText(at: offset)
      throw scanner.fail(
        "“\(name)” is not a colour space to mix in", at: offset,
        hint: ColorSpace.meant(by: name).map { "Did you mean \($0.rawValue)?" })
    }
    scanner.skipSpace()
    let wordOffset = scanner.at
    guard scanner.identifier() != nil else { return ColorInterpolation(space) }
    scanner.skipSpace()
    guard let hue = HueInterpolation(rawValue: scanner.identifierText(at: wordOffset)),
      scanner.identifier() == CSSWord("hue")
    else {
      throw scanner.fail(
        "expected shorter, longer, increasing or decreasing, and the word hue", at: wordOffset)
    }
    guard space.hueIndex != nil else {
      throw scanner.fail("\(space.rawValue) has no hue", at: wordOffset)
    }
    scanner.skipSpace()
    return ColorInterpolation(space, hue: hue)
  }
}
