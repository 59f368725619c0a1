import LegibleColor
import Testing

@Suite struct CSSNumberTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (4e-7, "0.0000004"), (-5.1e-6, "-0.0000051"), (0.1, "0.1"),
      (0.1 + 0.2, "0.30000000000000004"), (12, "12"), (-1.5, "-1.5"), (1200, "1200"),
      (123.456, "123.456"), (1e9, "1000000000"), (1e21, "1000000000000000000000"),
      (0x1p53, "9007199254740992"), (.infinity, "0"), (.nan, "0"),
    ] as [(Double, String)])
  func exact(value: Double, text: String) { #expect(CSSNumber.exact(value) == text) }

  @Test(
    arguments: [
      (0, "0"), (22.0 / 17, "1.294118"), (0.025, "0.025"), (1 / 3e6, "0.000000333333"),
      (9.999_999_6e-7, "0.000001"), (-1e-8, "-0.00000001"), (2.5e-7 / 3, "0.0000000833333"),
    ] as [(Double, String)])
  func computed(value: Double, text: String) { #expect(CSSNumber.computed(value) == text) }

  /// Any bits that are a finite number: what is written reads back equal.
  @Test func readsBackEqual() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let text = CSSNumber.exact(value)
      #expect(Double(text) == value, "\(value) is written as \(text)")
      #expect(!text.contains { "eE+".contains($0) })
    }
  }
}
