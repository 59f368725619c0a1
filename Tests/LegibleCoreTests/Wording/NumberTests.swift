import LegibleCore
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (17, 1, "17"), (15.3, 1, "15.3"), (0.01, 1, "0.1"), (12.341, 2, "12.35"), (12.3, 2, "12.3"),
    (-0.15, 1, "-0.1"), (-0.01, 1, "0"), (99.99, 1, "100"), (1e13, 1, "10000000000000"),
    (.infinity, 1, "inf"),
    // Halves: up, also where the digit before is even, and towards zero below it.
    (0.25, 1, "0.3"), (0.75, 1, "0.8"), (0.125, 2, "0.13"), (-0.25, 1, "-0.2"), (-0.75, 1, "-0.7"),
    (2.5, 0, "3"), (-2.5, 0, "-2"),
  ])
  func roundedUp(length: Double, decimals: Int, expected: String) {
    #expect(length.roundedUpDescription(decimals: decimals) == expected)
  }

  @Test(arguments: [
    (0, "0 files"), (1, "1 file"), (999, "999 files"), (2048, "2,048 files"),
    (1_234_567, "1,234,567 files"), (.min, "-9,223,372,036,854,775,808 files"),
  ])
  func pluralizes(count: Int, expected: String) {
    #expect(pluralized(count, "file") == expected)
  }
}
