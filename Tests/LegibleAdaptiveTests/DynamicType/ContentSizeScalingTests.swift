import LegibleAdaptive
import LegibleCore
import Testing

@Suite struct ContentSizeScalingTests {
  @Test func reproducesTheReadingOfADevice() {
    let value = ContentSizeScaling(.body).scaledValue(17, at: .medium, displayScale: 3)
    #expect(value == 49.0 / 3)
  }

  /// 17 pt along the body, computed by hand from leadings of 19 to 62 over 22.
  @Test(
    arguments: [
      (.xSmall, 44.0 / 3, 14.5, 15), (.small, 46.0 / 3, 15.5, 15), (.large, 17, 17, 17),
      (.xLarge, 56.0 / 3, 18.5, 19), (.xxxLarge, 67.0 / 3, 22.5, 22),
      (.accessibility1, 79.0 / 3, 26.5, 26), (.accessibility5, 48, 48, 48),
    ] as [(SizeCategory, Double, Double, Double)])
  func growsWithTheLeading(category: SizeCategory, at3x: Double, at2x: Double, font: Double) {
    let metrics = ContentSizeScaling()
    #expect(metrics.scaledValue(17, at: category, displayScale: 3) == at3x)
    #expect(metrics.scaledValue(17, at: category, displayScale: 2) == at2x)
    #expect(metrics.scaledSize(of: 17, at: category) == font)
    #expect(metrics.scaledSize(of: 17, at: category, maximum: 20) == min(font, 20))
  }

  /// Lengths that come to half a pixel: away from zero, also where the pixels before are even.
  @Test(
    arguments: [
      (0.5, .large, 1, 1), (1.5, .large, 1, 2), (2.5, .large, 1, 3), (-0.5, .large, 1, -1),
      (-2.5, .large, 1, -3), (1.25, .large, 2, 1.5), (1.5, .large, 3, 5.0 / 3),
      // 21 and 20 over 22.
      (11, .medium, 1, 11), (-11, .medium, 1, -11), (5.5, .medium, 2, 5.5), (2.75, .small, 1, 3),
    ] as [(Double, SizeCategory, Double, Double)])
  func roundsHalvesAwayFromZero(
    value: Double, category: SizeCategory, displayScale: Double, expected: Double
  ) {
    let metrics = ContentSizeScaling(.body)
    #expect(metrics.scaledValue(value, at: category, displayScale: displayScale) == expected)
    if displayScale == 1 { #expect(metrics.scaledSize(of: value, at: category) == expected) }
  }

  @Test func leavesOddValuesUnrounded() {
    let metrics = ContentSizeScaling(.body)
    #expect(metrics.scaledValue(17, at: .medium, displayScale: 0) == 17.0 * 21 / 22)
    #expect(metrics.scaledValue(17, at: .medium, displayScale: .nan) == 17.0 * 21 / 22)
    #expect(metrics.scaledValue(.infinity, at: .medium) == .infinity)
    #expect(metrics.scaledValue(.nan, at: .medium).isNaN)
  }

  @Test(
    arguments: [
      (.body, .large, 17, 22, -26), (.body, .accessibility5, 53, 62, 6),
      (.largeTitle, .xxLarge, 38, 46, 10), (.caption2, .accessibility5, 40, 48, 10),
      (.subheadline, .xxxLarge, 21, 28, -18), (.title3, .accessibility5, 55, 65, nil),
    ] as [(TextStyleName, SizeCategory, Double, Double, Double?)])
  func hasThePublishedMeasures(
    style: TextStyleName, category: SizeCategory, size: Double, leading: Double, tracking: Double?
  ) {
    let text = DynamicType(style, at: category)
    #expect(text.size == size)
    #expect(text.leading == leading)
    #expect(text.tracking == tracking)
  }

  @Test(arguments: TextStyleName.allCases)
  func neverShrinksAsTheCategoryGrows(style: TextStyleName) {
    let texts = SizeCategory.allCases.map { DynamicType(style, at: $0) }
    for (smaller, larger) in zip(texts, texts.dropFirst()) {
      #expect(smaller.size <= larger.size)
      #expect(smaller.leading <= larger.leading)
    }
    #expect(texts[0].weight == (style == .headline ? 600 : 400))
  }
}
