import Testing

@testable import LegibleColor

/// Angles of our own, held against those of the C library.
struct DirectionTests {
  @Test func differLittleFromTheLibrarys() {
    var worst = 0.0
    for step in 1..<200_000 {
      let angle = Double(step) * .pi / 100_000
      for length in [1e-9, 0.3, 1e9] {
        let (x, y) = (
          length * Elementary.cosine(degrees: angle * 180 / .pi),
          length * Elementary.sine(degrees: angle * 180 / .pi)
        )
        let theirs = Elementary.arctangent(y, x) * 180 / .pi
        let expected = theirs < 0 ? theirs + 360 : theirs
        worst = max(worst, abs(Direction.degrees(y: y, x: x) / expected - 1))
      }
    }
    #expect(worst < 1e-15)
  }

  @Test(
    arguments: [
      (0, 0, 0), (0, 1, 0), (-0.0, 1, 0), (1, 1, 45), (1, 0, 90), (1, -1, 135), (0, -1, 180),
      (-0.0, -1, 180), (-1, -1, 225), (-1, 0, 270), (-1, 1, 315), (1e-300, 1, 0),
      (-1e-30, 1, 0), (1e300, 1e300, 45),
    ] as [(Double, Double, Double)])
  func areExactOnAxes(y: Double, x: Double, degrees: Double) {
    #expect(abs(Direction.degrees(y: y, x: x) - degrees) < 1e-297)
    #expect(Direction.degrees(y: y, x: x) < 360)
  }
}
