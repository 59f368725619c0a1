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

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The angle of a point seen from the origin, 0..<360 degrees.
  static func degrees(y: Double, x: Double) -> Double {
    let angle = atan2(y, x) * 180 / .pi
    return angle >= 0 ? angle : wrapped(angle)
  }

  /// The same angle within 0..<360 degrees.
  static func normalized(degrees: Double) -> Double {
    if degrees >= 0, degrees < 360 { return degrees }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest >= 0 ? rest : wrapped(rest)
  }

  /// A negative angle plus the full circle, to which a tiny one rounds up.
  private static func wrapped(_ degrees: Double) -> Double {
    degrees + 360 == 360 ? 0 : degrees + 360
  }
}
