import LegibleCore

/// Reads one `<color>` of CSS Color 4 and 5.
struct CSSColorParser {
  var scanner: CSSScanner
  /// The appearance whose colour of `light-dark()` is taken; `nil` refuses the function.
  let appearance: Appearance?
  /// Whether `light-dark()` occurs.
  var dependsOnAppearance = false
  /// How many functions are open around the colour.
  private var depth = 0

  /// The deepest nesting of functions.
  private static let deepest = 32

  init(_ text: String, in appearance: Appearance? = nil, at location: SourceLocation) {
    scanner = CSSScanner(text, at: location)
    self.appearance = appearance
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
      hint: hintOfHexadecimal ?? "Write one as #rrggbb, a CSS name, or a function such as oklch().")
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

  private func keyword(_ word: CSSWord, from start: Int) throws(LegibleError) -> CSSColor {
    if let rgb = NamedColors.table[word] {
      let color = Color(
        red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
        blue: UInt8(truncatingIfNeeded: rgb))
      return CSSColor(color, isLegacy: true)
    }
    let name = scanner.identifierText(at: start)
    if name == "transparent" {
      return CSSColor(Color(red: 0, green: 0, blue: 0, alpha: 0), isLegacy: true)
    }
    if let reason = UnsupportedColors.reason(keyword: name) {
      throw scanner.unsupported(
        "“\(name)”", at: start, because: reason, hint: "Write the colour itself.")
    }
    let names = NamedColors.values.map(\.key).sorted()
    throw scanner.fail(
      "“\(name)” is not a CSS colour name", at: start,
      hint: hintOfHexadecimal ?? closestMatch(to: name, in: names).map { "Did you mean \($0)?" })
  }

  /// What was meant, when all that was written is a hexadecimal colour without its sign.
  private var hintOfHexadecimal: String? {
    guard [3, 4, 6, 8].contains(scanner.bytes.count),
      scanner.bytes.allSatisfy({ CSSScanner.hexDigit($0) != nil })
    else { return nil }
    return "Did you mean #\(String(decoding: scanner.bytes, as: UTF8.self))?"
  }

  private mutating func function(
    _ word: CSSWord, from start: Int
  ) throws(LegibleError) -> CSSColor {
    guard depth < Self.deepest else {
      throw scanner.fail("colours are nested deeper than \(Self.deepest) levels", at: start)
    }
    depth += 1
    defer { depth -= 1 }
    switch CSSFunction.table[word] {
    case .rgb: return try rgb()
    case .color: return try CSSColor(predefined(), isLegacy: false)
    case .mix: return try CSSColor(mix(), isLegacy: false)
    case .alpha: return CSSColor(relative: try translucent())
    case .lightDark: return try lightDark(from: start)
    case .space(let space): return try components(of: space)
    case nil: break
    }
    let name = scanner.identifierText(at: start)
    if let reason = UnsupportedColors.reason(function: name) {
      throw scanner.unsupported(
        "\(name)()", at: start, because: reason, hint: "Write the colour itself.")
    }
    throw scanner.fail("\(name)() is not a CSS colour function", at: start)
  }

  private mutating func predefined() throws(LegibleError) -> Color {
    let origin = try origin()
    let offset = scanner.at
    guard let word = scanner.identifier() else {
      throw scanner.fail(
        origin == nil
          ? "color() begins with the name of a colour space"
          : "the name of a colour space belongs after the colour of color(from …)", at: offset)
    }
    guard let space = CSSSpace.table[word], space.isPredefined else {
      throw scanner.fail(
        "“\(scanner.identifierText(at: offset))” is not a colour space of color()", at: offset,
        hint: hint(forSpace: scanner.identifierText(at: offset)))
    }
    if let origin { scanner.origin = CSSOrigin(origin, in: space.space) }
    defer { scanner.origin = nil }
    return try color(in: space, try scanner.arguments(of: "color", takesCommas: false))
  }

  private func hint(forSpace name: String) -> String {
    if let space = ColorSpace(cssName: name) { return "It has a function: \(space.rawValue)()." }
    let spaces = ColorSpace.allCases.filter { CSSSpace($0).isPredefined }
    if let space = ColorSpace.meant(by: name, among: spaces) {
      return "Did you mean \(space.rawValue)?"
    }
    return "It takes \(spaces.map(\.rawValue).joined(separator: ", "))."
  }

  private mutating func components(of space: CSSSpace) throws(LegibleError) -> CSSColor {
    let name = space.space.rawValue
    if let origin = try origin() {
      scanner.origin = CSSOrigin(origin, in: space.space)
      defer { scanner.origin = nil }
      let arguments = try scanner.arguments(of: name, takesCommas: false)
      return CSSColor(relative: try color(in: space, arguments))
    }
    let arguments = try scanner.arguments(of: name, takesCommas: space.space == .hsl)
    if arguments.hasCommas {
      for value in [arguments.second, arguments.third] where value.kind != .percent {
        throw scanner.fail("\(name)() with commas takes percentages here", at: value.offset)
      }
    }
    return CSSColor(
      try color(in: space, arguments).cutToLegacyRange,
      isLegacy: space.space == .hsl || space.space == .hwb)
  }

  private mutating func rgb() throws(LegibleError) -> CSSColor {
    if let origin = try origin() {
      scanner.origin = CSSOrigin(origin, in: .srgb, scale: 255)
      defer { scanner.origin = nil }
      let arguments = try scanner.arguments(of: "rgb", takesCommas: false)
      return CSSColor(relative: try color(ofChannels: arguments))
    }
    let arguments = try scanner.arguments(of: "rgb", takesCommas: true)
    if arguments.hasCommas {
      for value in [arguments.second, arguments.third] where value.kind != arguments.first.kind {
        throw scanner.fail(
          "rgb() with commas takes three numbers or three percentages", at: value.offset)
      }
    }
    return CSSColor(try color(ofChannels: arguments), isLegacy: true)
  }

  // MARK: Components

  private func color(ofChannels arguments: CSSArguments) throws(LegibleError) -> Color {
    var missing: MissingComponents = []
    let channels = Vector3(
      try channel(arguments.first, .first, &missing),
      try channel(arguments.second, .second, &missing),
      try channel(arguments.third, .third, &missing))
    let alpha = try opacity(arguments.alpha, &missing)
    return Color(.srgb, channels, alpha: alpha, missing: missing)
  }

  private func color(
    in space: CSSSpace, _ arguments: CSSArguments
  ) throws(LegibleError) -> Color {
    var missing: MissingComponents = []
    let components = Vector3(
      try component(arguments.first, space.first, .first, &missing),
      try component(arguments.second, space.second, .second, &missing),
      try component(arguments.third, space.third, .third, &missing))
    let alpha = try opacity(arguments.alpha, &missing)
    return Color(space.space, components, alpha: alpha, missing: missing)
  }

  /// The largest component, to which others are cut; no display has a use for more, and no formula
  /// overflows.
  ///
  /// CSS Values 4, “Numeric Data Types”, asks for the nearest value that is supported, and CSS Color 4
  /// leaves the limit open.
  private static let largestComponent = 1e9

  private func component(
    _ value: CSSValue, _ syntax: CSSComponent, _ flag: MissingComponents,
    _ missing: inout MissingComponents
  ) throws(LegibleError) -> Double {
    var number = value.value
    switch value.kind {
    case .none:
      missing.insert(flag)
      return 0
    case .number: break
    case .angle:
      guard syntax.isHue else {
        throw scanner.fail("an angle where a number belongs", at: value.offset)
      }
    case .percent:
      guard !syntax.isHue else {
        throw scanner.fail("a percentage where an angle belongs", at: value.offset)
      }
      // Multiplying by 100 first would round 29% of 100 to a neighbour of 29.
      if syntax.whole != 100 { number = number * syntax.whole / 100 }
    }
    // Source: CSS Color 4, “Representing Cylindrical-coordinate Hues”: infinite angles count as 0.
    if syntax.isHue { return number.isFinite ? Elementary.normalized(degrees: number) : 0 }
    return min(
      max(number, syntax.range.lowerBound, -Self.largestComponent), syntax.range.upperBound,
      Self.largestComponent)
  }

  /// A channel of `rgb()`, 0...1; of a relative colour it may lie beyond that.
  private func channel(
    _ value: CSSValue, _ flag: MissingComponents, _ missing: inout MissingComponents
  ) throws(LegibleError) -> Double {
    let range =
      scanner.origin == nil ? 0...1 : -Self.largestComponent...Self.largestComponent
    switch value.kind {
    case .none:
      missing.insert(flag)
      return 0
    case .number: return min(max(value.value / 255, range.lowerBound), range.upperBound)
    case .percent: return min(max(value.value / 100, range.lowerBound), range.upperBound)
    case .angle: throw scanner.fail("rgb() takes no angle", at: value.offset)
    }
  }

  /// An opacity, 0...1; where none is written that of the colour a relative one starts from.
  func opacity(
    _ value: CSSValue?, _ missing: inout MissingComponents
  ) throws(LegibleError) -> Double {
    guard let value = value ?? scanner.origin?.alpha else { return 1 }
    switch value.kind {
    case .none:
      missing.insert(.alpha)
      return 0
    case .number: return min(max(value.value, 0), 1)
    case .percent: return min(max(value.value / 100, 0), 1)
    case .angle: throw scanner.fail("an opacity is a number or a percentage", at: value.offset)
    }
  }
}

extension Color {
  /// The colour of `hsl()` and `hwb()` as CSS keeps it: as the channels of `rgb()`, which are cut to their
  /// range; other spaces stay.
  ///
  /// Source: CSS Color 4, “Serializing sRGB values”.
  fileprivate var cutToLegacyRange: Color {
    guard space == .hsl || space == .hwb else { return self }
    let rgb = convert(components, from: space, to: .srgb)
    guard !rgb.isWithinUnit(tolerance: Self.gamutTolerance) else { return self }
    var cut = convert(rgb.clampedToUnit, from: .srgb, to: space)
    for index in 0..<3 where missing.contains(.component(index)) { cut[index] = 0 }
    return Color(space, cut, alpha: alpha, missing: missing)
  }
}
