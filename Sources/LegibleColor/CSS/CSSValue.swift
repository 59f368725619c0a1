import LegibleCore

/// A numeric value or `none`, with the place where it stands.
struct CSSValue {
  var kind: Kind
  /// The number; percent without the sign; an angle in degrees.
  var value: Double
  let offset: Int

  enum Kind { case number, percent, angle, none }

  var isNone: Bool { kind == .none }
}

extension CSSScanner {
  /// Reads `none`, a number, a percentage, an angle or a `calc()` of those.
  ///
  /// - Parameter depth: How many calculations are open around the value.
  mutating func value(depth: Int = 0) throws(LegibleError) -> CSSValue {
    let offset = at
    if isAtNumber { return try numeric() }
    guard let word = identifier() else {
      throw fail("expected a number", at: offset)
    }
    if next == UInt8(ascii: "(") {
      guard word == "calc" else {
        throw unsupported(
          "\(word)()", at: offset, because: "it stands where a number belongs",
          hint: "Write the number itself, or calc() of numbers.")
      }
      at += 1
      var result = try calculation(from: offset, depth: depth)
      // CSS Values 4, section 10.9.1: outside of other calculations, not a number is 0.
      if depth == 0, result.value.isNaN { result.value = 0 }
      return result
    }
    guard word == "none" else {
      throw fail("expected a number instead of “\(word)”", at: offset)
    }
    return CSSValue(kind: .none, value: 0, offset: offset)
  }

  private mutating func numeric() throws(LegibleError) -> CSSValue {
    let offset = at
    let number = number()
    if eat("%") { return CSSValue(kind: .percent, value: number, offset: offset) }
    let unitOffset = at
    guard let unit = identifier() else {
      return CSSValue(kind: .number, value: number, offset: offset)
    }
    let degrees: Double
    switch unit {
    case "deg": degrees = number
    case "grad": degrees = number * 0.9
    case "rad": degrees = number * 180 / .pi
    case "turn": degrees = number * 360
    default:
      throw fail(
        "unknown unit “\(unit)”", at: unitOffset, hint: "Angles take deg, grad, rad or turn.")
    }
    return CSSValue(kind: .angle, value: degrees, offset: offset)
  }

  // MARK: calc()

  private static let deepestCalculation = 32

  /// A sum up to its closing parenthesis.
  private mutating func calculation(
    from offset: Int, depth: Int
  ) throws(LegibleError) -> CSSValue {
    guard depth < Self.deepestCalculation else {
      throw fail("calc() is nested deeper than \(Self.deepestCalculation) levels", at: at)
    }
    var sum = try product(from: offset, depth: depth)
    while true {
      let hasSpace = skipSpace()
      if eat(")") { return sum }
      let place = at
      let isSum = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
      guard hasSpace, isSum else {
        throw fail("expected ) or an operator between spaces in calc()", at: place)
      }
      let sign: Double = eat("+") ? 1 : -1
      if sign < 0 { at += 1 }
      guard skipSpace() else { throw fail("calc() needs spaces around + and -", at: place) }
      let term = try product(from: offset, depth: depth)
      guard term.kind == sum.kind else {
        throw fail("calc() adds a number, a percentage or an angle to its like only", at: place)
      }
      sum.value += sign * term.value
    }
  }

  private mutating func product(from offset: Int, depth: Int) throws(LegibleError) -> CSSValue {
    var product = try factor(from: offset, depth: depth)
    while true {
      let before = self
      skipSpace()
      let place = at
      if eat("*") {
        let factor = try factor(from: offset, depth: depth)
        guard product.kind == .number || factor.kind == .number else {
          throw fail("calc() multiplies by a plain number only", at: place)
        }
        if product.kind == .number { product.kind = factor.kind }
        product.value *= factor.value
      } else if eat("/") {
        let divisor = try factor(from: offset, depth: depth)
        guard divisor.kind == .number, divisor.value != 0 else {
          throw fail("calc() divides by a plain number other than 0 only", at: place)
        }
        product.value /= divisor.value
      } else {
        self = before
        return product
      }
    }
  }

  private mutating func factor(from offset: Int, depth: Int) throws(LegibleError) -> CSSValue {
    skipSpace()
    if eat("(") { return try calculation(from: offset, depth: depth + 1) }
    let place = at
    var factor = isAtNumber ? try numeric() : try value(depth: depth + 1)
    guard factor.kind != .none else { throw fail("none cannot stand in calc()", at: place) }
    factor = CSSValue(kind: factor.kind, value: factor.value, offset: offset)
    return factor
  }
}
