/// Powers of three numbers at once, none of which may be negative.
///
/// The exponents are those that colour spaces have, all of them quotients of small numbers: the
/// results come out of inverse roots, with a relative error below 3e-15.
enum Powers {
  /// The cube root.
  @inline(__always)
  static func third(_ numbers: Vector3) -> Vector3 {
    let root = InverseRoot.third.of(numbers) { $0 * $0 * $0 }
    return numbers * root * root
  }

  /// The power of 2.4.
  @inline(__always)
  static func twelveFifths(_ numbers: Vector3) -> Vector3 {
    let square = numbers * numbers
    let root = InverseRoot.fifth.of(square) { $0 * $0 * ($0 * $0) * $0 }
    let fourth = root * root * (root * root)
    return square * square * fourth
  }

  /// The power of 1/2.4: the cube root times its own fourth root.
  @inline(__always)
  static func fiveTwelfths(_ numbers: Vector3) -> Vector3 {
    let third = third(numbers)
    return third * third.squareRoot().squareRoot()
  }

  /// The power of 1.8.
  @inline(__always)
  static func nineFifths(_ numbers: Vector3) -> Vector3 {
    numbers * numbers * InverseRoot.fifth.of(numbers) { $0 * $0 * ($0 * $0) * $0 }
  }

  /// The power of 1/1.8: the cube root times the square of its own cube root.
  @inline(__always)
  static func fiveNinths(_ numbers: Vector3) -> Vector3 {
    let third = third(numbers)
    let ninth = Self.third(third)
    return third * ninth * ninth
  }
}
