import LegibleCore

/// Reads one `<color>` of CSS Color 4.
struct CSSColorParser {
  var scanner: CSSScanner
  /// How many functions are open around the colour.
  var depth = 0

  init(_ text: String, at location: SourceLocation) {
    scanner = CSSScanner(text, at: location)
  }

  mutating func parse() throws(LegibleError) -> CSSColor {
    scanner.skipSpace()
    guard !scanner.isAtEnd else { throw scanner.fail("the colour is empty", at: scanner.at) }
    let color = try color()
    scanner.skipSpace()
    guard scanner.isAtEnd else {
      throw scanner.fail("unexpected text after the colour", at: scanner.at)
    }
    return color
  }

  /// The colour that begins here.
  mutating func color() throws(LegibleError) -> CSSColor {
    let start = scanner.at
    if scanner.eat("#") { return try hexadecimal(from: start) }
    if let word = scanner.identifier() {
      return scanner.eat("(") ? try function(word, from: start) : try keyword(word, from: start)
    }
    throw scanner.fail(
      "expected a colour", at: start,
      hint: "Write one as #rrggbb, a CSS name, or a function such as oklch().")
  }

  // MARK: Notations

  private mutating func hexadecimal(from start: Int) throws(LegibleError) -> CSSColor {
    var value: UInt32 = 0
    var count = 0
    while let digit = CSSScanner.hexDigit(scanner.next) {
      value = value << 4 | UInt32(digit)
      count += 1
      scanner.at += 1
    }
    guard !scanner.isAtIdentifierPart else {
      throw scanner.fail("not a hexadecimal digit", at: scanner.at)
    }
    /// The channel of two digits, or of one that counts twice, from the right.
    func channel(_ place: UInt32) -> UInt8 {
      count < 6
        ? UInt8(truncatingIfNeeded: value >> (4 * place) & 0xF) * 17
        : UInt8(truncatingIfNeeded: value >> (8 * place))
    }
    switch count {
    case 3, 6:
      return CSSColor(Color(red: channel(2), green: channel(1), blue: channel(0)), isLegacy: true)
    case 4, 8:
      return CSSColor(
        Color(red: channel(3), green: channel(2), blue: channel(1), alpha: channel(0)),
        isLegacy: true)
    default:
      throw scanner.fail(
        "a hexadecimal colour has 3, 4, 6 or 8 digits, not \(count)", at: start)
    }
  }

  private func keyword(_ word: String, from start: Int) throws(LegibleError) -> CSSColor {
    if let rgb = NamedColors.table[word] {
      let color = Color(
        red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
      return CSSColor(color, isLegacy: true)
    }
    if word == "transparent" {
      return CSSColor(Color(red: 0, green: 0, blue: 0, alpha: 0), isLegacy: true)
    }
    if let reason = UnsupportedColors.reason(keyword: word) {
      throw scanner.unsupported(
        "“\(word)”", at: start, because: reason, hint: "Write the colour itself.")
    }
    let guess = nearest(to: word, in: NamedColors.table.keys.sorted())
    throw scanner.fail(
      "“\(word)” is no CSS colour name", at: start, hint: guess.map { "Did you mean \($0)?" })
  }

  private mutating func function(
    _ name: String, from start: Int
  ) throws(LegibleError) -> CSSColor {
    switch name {
    case "rgb", "rgba": return try CSSColor(rgb(from: start), isLegacy: true)
    case "hsl", "hsla": return try CSSColor(components(of: .hsl, name, start), isLegacy: true)
    case "hwb": return try CSSColor(components(of: .hwb, name, start), isLegacy: true)
    case "color": return try CSSColor(predefined(from: start), isLegacy: false)
    case "color-mix": return try CSSColor(mix(), isLegacy: false)
    case "lab", "lch", "oklab", "oklch":
      guard let space = ColorSpace(rawValue: name) else { break }
      return try CSSColor(components(of: space, name, start), isLegacy: false)
    default: break
    }
    if let reason = UnsupportedColors.reason(function: name) {
      throw scanner.unsupported(
        "\(name)()", at: start, because: reason, hint: "Write the colour itself.")
    }
    throw scanner.fail("\(name)() is no CSS colour function", at: start)
  }

  private mutating func predefined(from start: Int) throws(LegibleError) -> Color {
    try rejectRelative("color", start)
    let offset = scanner.at
    guard let name = scanner.identifier() else {
      throw scanner.fail("color() begins with the name of a colour space", at: offset)
    }
    guard let space = ColorSpace(cssName: name),
      space.gamut == space || space == .xyzD65 || space == .xyzD50
    else {
      throw scanner.fail(
        "“\(name)” is no colour space of color()", at: offset,
        hint: "It takes srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65 "
          + "or xyz-d50.")
    }
    return try color(in: space, try scanner.arguments(of: "color", takesCommas: false))
  }

  private mutating func components(
    of space: ColorSpace, _ name: String, _ start: Int
  ) throws(LegibleError) -> Color {
    try rejectRelative(name, start)
    let arguments = try scanner.arguments(of: name, takesCommas: space == .hsl)
    if arguments.hasCommas {
      for value in [arguments.second, arguments.third] where value.kind != .percent {
        throw scanner.fail("\(name)() with commas takes percentages here", at: value.offset)
      }
    }
    return try color(in: space, arguments)
  }

  private mutating func rgb(from start: Int) throws(LegibleError) -> Color {
    try rejectRelative("rgb", start)
    let arguments = try scanner.arguments(of: "rgb", takesCommas: true)
    if arguments.hasCommas {
      for value in [arguments.second, arguments.third] where value.kind != arguments.first.kind {
        throw scanner.fail(
          "rgb() with commas takes three numbers or three percentages", at: value.offset)
      }
    }
    func channel(_ value: CSSValue) throws(LegibleError) -> Double? {
      switch value.kind {
      case .none: nil
      case .number: min(max(value.value, 0), 255) / 255
      case .percent: min(max(value.value, 0), 100) / 100
      case .angle: throw scanner.fail("rgb() takes no angle", at: value.offset)
      }
    }
    return Color(
      .srgb, try channel(arguments.first), try channel(arguments.second),
      try channel(arguments.third), alpha: try opacity(arguments.alpha))
  }

  private mutating func rejectRelative(_ name: String, _ start: Int) throws(LegibleError) {
    scanner.skipSpace()
    if scanner.isAtNumber { return }
    let before = scanner
    if scanner.identifier() == "from" {
      throw scanner.unsupported(
        "a relative colour", at: start, because: "it is computed from another one",
        hint: "Write the resulting colour: \(name)() with three values.")
    }
    scanner = before
  }

  // MARK: Components

  private func color(
    in space: ColorSpace, _ arguments: CSSArguments
  ) throws(LegibleError) -> Color {
    Color(
      space,
      try component(arguments.first, space, 0), try component(arguments.second, space, 1),
      try component(arguments.third, space, 2), alpha: try opacity(arguments.alpha))
  }

  /// The largest component that is read; no display has a use for more, and no formula overflows.
  private static let largestComponent = 1e9

  private func component(
    _ value: CSSValue, _ space: ColorSpace, _ index: Int
  ) throws(LegibleError) -> Double? {
    let component = space.components[index]
    var number = value.value
    switch value.kind {
    case .none: return nil
    case .number: break
    case .angle:
      guard component.isHue else {
        throw scanner.fail("an angle where a number belongs", at: value.offset)
      }
    case .percent:
      guard let whole = component.hundredPercent else {
        throw scanner.fail("a percentage where an angle belongs", at: value.offset)
      }
      // Multiplying by 100 first would round 29% of 100 to a neighbour of 29.
      if whole != 100 { number = number * whole / 100 }
    }
    switch space {
    case _ where component.isHue:
      if number.isFinite { number = Elementary.normalized(degrees: number) }
    case .lab, .lch, .oklab, .oklch:
      number = min(max(number, component.range.lowerBound), component.range.upperBound)
    case .hsl where index == 1: number = max(number, 0)
    default: break
    }
    guard abs(number) <= Self.largestComponent else {
      throw scanner.fail("the number is too large for a colour", at: value.offset)
    }
    return number
  }

  private func opacity(_ value: CSSValue?) throws(LegibleError) -> Double? {
    guard let value else { return 1 }
    switch value.kind {
    case .none: return nil
    case .number: return min(max(value.value, 0), 1)
    case .percent: return min(max(value.value / 100, 0), 1)
    case .angle: throw scanner.fail("an opacity is a number or a percentage", at: value.offset)
    }
  }
}
