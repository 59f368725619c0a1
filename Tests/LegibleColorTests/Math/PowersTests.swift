import Testing

@testable import LegibleColor

/// Powers of our own, held against those of the C library.
struct PowersTests {
  struct Power: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var exponent: Double
    var ours: @Sendable (SIMD3<Double>) -> SIMD3<Double>
  }

  static let powers = [
    Power(testDescription: "1/3", exponent: 1 / 3.0) { Powers.third($0) },
    Power(testDescription: "12/5", exponent: 2.4) { Powers.twelveFifths($0) },
    Power(testDescription: "5/12", exponent: 1 / 2.4) { Powers.fiveTwelfths($0) },
    Power(testDescription: "9/5", exponent: 1.8) { Powers.nineFifths($0) },
    Power(testDescription: "5/9", exponent: 1 / 1.8) { Powers.fiveNinths($0) },
  ]

  /// Colours have components from 1e-9, below which curves are straight, to some thousands.
  @Test(arguments: powers)
  func differLittleFromTheLibrarys(_ power: Power) {
    var worst = 0.0
    var number = 1e-9
    while number < 1e5 {
      let expected = Elementary.power(number, power.exponent)
      for value in [power.ours(SIMD3(number, 1, 1)).x, power.ours(SIMD3(1, 1, number)).z] {
        worst = max(worst, abs(value / expected - 1))
      }
      number *= 1.004
    }
    #expect(worst < 3e-15)
  }

  @Test(arguments: powers)
  func keepTheEndsOfTheRange(_ power: Power) {
    #expect(power.ours(SIMD3(0, 1, 0)).x == 0)
    #expect(abs(power.ours(SIMD3(0, 1, 0)).y - 1) < 2e-15)
  }
}
