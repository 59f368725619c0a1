#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A colour's three components, or any other triple that a matrix takes.
typealias Vector3 = SIMD3<Double>

/// The elementary functions of the C library, without Foundation.
enum Elementary {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }

  static func exponential(_ value: Double) -> Double { exp(value) }

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }

  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }

  /// The angle of a point seen from the origin, 0..<360 degrees.
  static func degrees(y: Double, x: Double) -> Double {
    normalized(degrees: atan2(y, x) * 180 / .pi)
  }

  /// The same angle within 0..<360 degrees.
  static func normalized(degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    if rest >= 0 { return rest }
    // A tiny negative angle rounds up to the full circle.
    return rest + 360 == 360 ? 0 : rest + 360
  }
}

extension Vector3 {
  /// Each component through a function.
  func mapped(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }

  /// Each component within 0...1.
  var clampedToUnit: Vector3 { clamped(lowerBound: .zero, upperBound: .one) }

  /// Whether each component lies within 0...1, but for a tolerance.
  func isWithinUnit(tolerance: Double) -> Bool {
    self.min() >= -tolerance && self.max() <= 1 + tolerance
  }
}
