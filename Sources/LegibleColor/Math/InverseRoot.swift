/// The inverse *n*-th root of three numbers at once, without a division.
///
/// Dividing the exponent gives an estimate that is right to 3.5 percent; two steps of the binomial
/// series for (1 - h)^(-1/n), where h is what the estimate misses, leave a relative error below
/// 2e-16: the first step takes five terms, the second two. The C library takes twice the time, one
/// number after the other.
struct InverseRoot {
  private let degree: UInt64
  /// What the bits of the estimate start from; chosen for the least error over an octave.
  private let seed: UInt64
  private let terms: (Double, Double, Double, Double, Double)

  @inline(__always)
  private init(_ degree: UInt64, seed: UInt64) {
    self.degree = degree
    self.seed = seed
    let share = 1 / Double(degree)
    let second = share * (share + 1) / 2
    let third = second * (share + 2) / 3
    let fourth = third * (share + 3) / 4
    terms = (share, second, third, fourth, fourth * (share + 4) / 5)
  }

  @inline(__always)
  static var third: InverseRoot { InverseRoot(3, seed: 0x553E_F000_0000_0000) }
  @inline(__always)
  static var fifth: InverseRoot { InverseRoot(5, seed: 0x4CB8_A999_9999_9800) }

  /// The inverse root of numbers above 1e-290, or that of 1e-290, so that 0 times it is 0.
  ///
  /// - Parameter power: Raises to the degree, with as few products as it takes.
  @inline(__always)
  func of(_ numbers: Vector3, _ power: (Vector3) -> Vector3) -> Vector3 {
    let numbers = numbers.replacing(with: 1e-290, where: numbers .< 1e-290)
    let start = Vector3(estimate(numbers.x), estimate(numbers.y), estimate(numbers.z))
    let miss = Vector3.one - numbers * power(start)
    var series = miss * terms.4 + terms.3
    series = series * miss + terms.2
    series = series * miss + terms.1
    series = series * miss + terms.0
    let root = start + start * miss * series
    let rest = Vector3.one - numbers * power(root)
    return root + root * rest * (rest * terms.1 + terms.0)
  }

  @inline(__always)
  private func estimate(_ number: Double) -> Double {
    Double(bitPattern: seed &- number.bitPattern / degree)
  }
}
