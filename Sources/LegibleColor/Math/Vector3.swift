/// A colour's three components, or any other triple that a matrix takes.
typealias Vector3 = SIMD3<Double>

extension Vector3 {
  /// Each component through a function.
  @inline(__always)
  func mapped(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }

  /// The magnitudes of the components.
  @inline(__always)
  var magnitudes: Vector3 { mapped(abs) }

  /// The components with the signs of others.
  @inline(__always)
  func signed(as other: Vector3) -> Vector3 {
    Vector3(
      Double(signOf: other.x, magnitudeOf: x), Double(signOf: other.y, magnitudeOf: y),
      Double(signOf: other.z, magnitudeOf: z))
  }

  /// Each component within 0...1; what is not a number is 0.
  @inline(__always)
  var clampedToUnit: Vector3 {
    mapped { $0 > 0 ? ($0 < 1 ? $0 : 1) : 0 }
  }

  /// Whether each component lies within 0...1, but for a tolerance.
  @inline(__always)
  func isWithinUnit(tolerance: Double) -> Bool {
    isWithin(-tolerance...1 + tolerance)
  }

  /// Whether each component lies within a range.
  @inline(__always)
  func isWithin(_ range: ClosedRange<Double>) -> Bool {
    let (low, high) = (range.lowerBound, range.upperBound)
    return x >= low && y >= low && z >= low && x <= high && y <= high && z <= high
  }
}
