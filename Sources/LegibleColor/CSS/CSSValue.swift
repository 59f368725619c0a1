import LegibleCore

/// A numeric value or `none`, with the place where it stands.
struct CSSValue {
  let kind: Kind
  /// The number; percent without the sign; an angle in degrees.
  let value: Double
  let offset: Int
  /// Whether a calculation gave it, which is cut to what is allowed where plain numbers are wrong.
  var isCalculated = false

  enum Kind { case number, percent, angle, none }

  var isNone: Bool { kind == .none }
}

extension CSSScanner {
  /// Reads `none`, a number, a percentage, an angle, a calculation of those or, in a relative colour, the
  /// keyword of a component.
  mutating func value() throws(LegibleError) -> CSSValue {
    let offset = at
    if isAtNumber { return try numeric() }
    if let function = mathFunction() { return try calculation(function, from: offset) }
    guard let word = identifier() else { throw fail("expected a number", at: offset) }
    if word == Self.none, next != UInt8(ascii: "(") {
      return CSSValue(kind: .none, value: 0, offset: offset)
    }
    if next != UInt8(ascii: "("), let component = origin?.value(of: word, at: offset) {
      return component
    }
    throw noNumber(at: offset)
  }

  static let none = CSSWord("none")

  /// What is wrong with an identifier, just read, in the place of a number.
  func noNumber(at offset: Int) -> LegibleError {
    let name = identifierText(at: offset)
    guard next == UInt8(ascii: "(") else {
      return fail(
        "expected a number instead of “\(name)”", at: offset,
        hint: origin.map { "Of the colour after from, \($0.phrase) may stand here." })
    }
    return unsupported(
      "\(name)()", at: offset, because: "it stands where a number belongs",
      hint: "Write the number itself, or calc() of numbers.")
  }

  /// Reads a number with its unit.
  ///
  /// - Precondition: ``isAtNumber``.
  mutating func numeric() throws(LegibleError) -> CSSValue {
    let offset = at
    let number = number()
    if eat("%") { return CSSValue(kind: .percent, value: number, offset: offset) }
    let unitOffset = at
    guard let unit = identifier() else {
      return CSSValue(kind: .number, value: number, offset: offset)
    }
    let degrees: Double
    switch unit {
    case Self.degree: degrees = number
    case Self.gradian: degrees = number * 0.9
    case Self.radian: degrees = number * 180 / .pi
    case Self.turn: degrees = number * 360
    default:
      throw fail(
        "unknown unit “\(identifierText(at: unitOffset))”", at: unitOffset,
        hint: "Angles take deg, grad, rad or turn.")
    }
    return CSSValue(kind: .angle, value: degrees, offset: offset)
  }

  private static let degree = CSSWord("deg")
  private static let gradian = CSSWord("grad")
  private static let radian = CSSWord("rad")
  private static let turn = CSSWord("turn")
}
