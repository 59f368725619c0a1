import LegibleCore
import Testing

@Suite struct NumberTests {
  @Test(arguments: [
    (17, 1, "17"), (15.3, 1, "15.3"), (0.01, 1, "0.1"), (12.341, 2, "12.35"), (12.3, 2, "12.3"),
    (-0.15, 1, "-0.1"), (-0.01, 1, "0"), (99.99, 1, "100"), (1e13, 1, "10000000000000"),
    (.infinity, 1, "inf"),
  ])
  func points(length: Double, decimals: Int, expected: String) {
    #expect(LegibleCore.points(length, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (0, "0 files"), (1, "1 file"), (999, "999 files"), (2048, "2,048 files"),
    (1_234_567, "1,234,567 files"), (.min, "-9,223,372,036,854,775,808 files"),
  ])
  func counted(count: Int, expected: String) {
    #expect(LegibleCore.counted(count, "file") == expected)
  }
}
