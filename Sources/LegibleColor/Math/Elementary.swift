#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The elementary functions of the C library, without Foundation.
enum Elementary {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func exponential(_ value: Double) -> Double { exp(value) }

  static func logarithm(_ value: Double) -> Double { log(value) }

  static func hypotenuse(_ first: Double, _ second: Double) -> Double { hypot(first, second) }

  // MARK: Angles

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The tangent, infinite at its poles.
  static func tangent(degrees: Double) -> Double {
    switch degrees.truncatingRemainder(dividingBy: 360) {
    case 90, -270: .infinity
    case -90, 270: -.infinity
    default: tan(degrees * .pi / 180)
    }
  }

  /// The angle in radians whose sine is a value; not a number outside of -1...1.
  static func arcsine(_ value: Double) -> Double { asin(value) }

  /// The angle in radians whose cosine is a value; not a number outside of -1...1.
  static func arccosine(_ value: Double) -> Double { acos(value) }

  /// The angle of a point in radians, from -pi to pi.
  static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

  /// The same angle within 0..<360 degrees.
  static func normalized(degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest >= 0 ? rest : wrapped(rest)
  }

  /// A negative angle plus the full circle, to which a tiny one rounds up.
  static func wrapped(_ degrees: Double) -> Double {
    degrees + 360 == 360 ? 0 : degrees + 360
  }
}
