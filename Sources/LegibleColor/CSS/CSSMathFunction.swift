/// A function of CSS Values 4, “Mathematical Expressions”; the raw value is its name.
enum CSSMathFunction: String, CaseIterable {
  case calc, min, max, clamp
  case round, mod, rem
  case sin, cos, tan, asin, acos, atan, atan2
  case pow, sqrt, hypot, log, exp
  case abs, sign

  /// All of them by name.
  static let table = KeywordTable(allCases.map { (key: $0.rawValue, value: $0) })

  /// How many values it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .min, .max, .hypot: 1...Int.max
    case .clamp: 3...3
    case .round, .log: 1...2
    case .mod, .rem, .atan2, .pow: 2...2
    default: 1...1
    }
  }

  /// The same in words.
  var arityPhrase: String {
    if arity.lowerBound == arity.upperBound {
      return "takes \(["one value", "two values", "three values"][arity.lowerBound - 1])"
    }
    return arity.upperBound == 2 ? "takes one value or two" : "takes at least one value"
  }

  /// What it makes of values, as many as ``arity`` says.
  ///
  /// - Returns: `nil` when the values have other dimensions than it takes.
  func apply(_ arguments: [CSSQuantity], _ strategy: CSSRounding) -> CSSQuantity? {
    guard let first = arguments.first,
      arguments.allSatisfy({ $0.dimension == first.dimension }),
      let dimension = dimension(for: first.dimension, count: arguments.count)
    else { return nil }
    let values = arguments.map(\.value)
    if values.contains(where: \.isNaN) { return CSSQuantity(.nan, dimension) }
    return CSSQuantity(result(values, strategy, isAngle: first.dimension == .angle), dimension)
  }

  /// The dimension of the result, `nil` where the function does not take one.
  private func dimension(for given: CSSDimension, count: Int) -> CSSDimension? {
    switch self {
    case .calc, .min, .max, .clamp, .mod, .rem, .hypot, .abs: given
    case .round: count == 2 || given == .number ? given : nil
    case .sign: .number
    case .sin, .cos, .tan: given == .number || given == .angle ? .number : nil
    case .asin, .acos, .atan: given == .number ? .angle : nil
    case .atan2: .angle
    case .pow, .sqrt, .log, .exp: given == .number ? .number : nil
    }
  }

  private func result(_ values: [Double], _ strategy: CSSRounding, isAngle: Bool) -> Double {
    let first = values[0]
    return switch self {
    case .calc: first
    case .min: values.min() ?? first
    case .max: values.max() ?? first
    case .clamp: Swift.max(values[0], Swift.min(values[1], values[2]))
    case .round: strategy.round(first, to: values.count > 1 ? values[1] : 1)
    case .mod: CSSRounding.modulus(first, values[1])
    case .rem: first.truncatingRemainder(dividingBy: values[1])
    case .sin: Elementary.sine(degrees: isAngle ? first : first * 180 / .pi)
    case .cos: Elementary.cosine(degrees: isAngle ? first : first * 180 / .pi)
    case .tan: Elementary.tangent(degrees: isAngle ? first : first * 180 / .pi)
    case .asin: Elementary.arcsine(first) * 180 / .pi
    case .acos: Elementary.arccosine(first) * 180 / .pi
    case .atan: Elementary.arctangent(first, 1) * 180 / .pi
    case .atan2: Elementary.arctangent(first, values[1]) * 180 / .pi
    case .pow: Elementary.power(first, values[1])
    case .sqrt: first.squareRoot()
    case .hypot: values.reduce(0, Elementary.hypotenuse)
    case .log:
      Elementary.logarithm(first) / (values.count > 1 ? Elementary.logarithm(values[1]) : 1)
    case .exp: Elementary.exponential(first)
    case .abs: Swift.abs(first)
    case .sign: first == 0 ? first : (first < 0 ? -1 : 1)
    }
  }
}

/// How `round()` rounds; the raw value is the keyword.
///
/// Source: CSS Values 4, “Stepped Value Functions”.
enum CSSRounding: String {
  case nearest, up, down
  case toZero = "to-zero"

  /// A multiple of a step.
  func round(_ value: Double, to step: Double) -> Double {
    if step == 0 || value.isInfinite && step.isInfinite { return .nan }
    if value.isInfinite || value == 0 { return value }
    if step.isInfinite {
      let zero = value < 0 ? -0.0 : 0.0
      return switch self {
      case .up: value > 0 ? .infinity : zero
      case .down: value < 0 ? -.infinity : zero
      case .nearest, .toZero: zero
      }
    }
    let step = abs(step)
    let quotient = value / step
    let below = quotient.rounded(.down)
    if below == quotient { return value }
    let goesUp =
      switch self {
      case .nearest: quotient - below >= 0.5
      case .up: true
      case .down: false
      case .toZero: value < 0
      }
    return (goesUp ? below + 1 : below) * step
  }

  /// The rest of a division, with the sign of the divisor.
  static func modulus(_ value: Double, _ divisor: Double) -> Double {
    if divisor.isInfinite, value.isFinite {
      return value.sign == divisor.sign ? value : .nan
    }
    let rest = value.truncatingRemainder(dividingBy: divisor)
    if rest == 0 { return Double(signOf: divisor, magnitudeOf: 0) }
    return rest.sign == divisor.sign ? rest : rest + divisor
  }
}
