import LegibleCore
import Testing

@Suite struct SizeCategoryTests {
  @Test(
    arguments: [
      ("large", .large),
      ("Large", .large),
      ("L", .large),
      ("xs", .xSmall),
      ("XXXL", .xxxLarge),
      ("xxx-large", .xxxLarge),
      ("extraExtraExtraLarge", .xxxLarge),
      ("UICTContentSizeCategoryXXXL", .xxxLarge),
      ("UICTContentSizeCategoryAccessibilityM", .accessibility1),
      ("accessibilityMedium", .accessibility1),
      ("AX1", .accessibility1),
      ("ax 5", .accessibility5),
      ("accessibility5", .accessibility5),
      ("accessibilityExtraExtraExtraLarge", .accessibility5),
      ("UICTContentSizeCategoryAccessibilityXXXL", .accessibility5),
      ("AX6", nil),
      ("accessibility0", nil),
      ("", nil),
      ("huge", nil),
    ] as [(String, SizeCategory?)])
  func readsNames(_ name: String, _ expected: SizeCategory?) {
    #expect(SizeCategory(named: name) == expected)
  }

  @Test func areOrdered() {
    #expect(SizeCategory.allCases.sorted() == SizeCategory.allCases)
    #expect(SizeCategory.allCases.map(\.index) == Array(0..<12))
    #expect(
      SizeCategory.allCases.filter(\.isAccessibility).map(\.shortName) == [
        "AX1", "AX2", "AX3", "AX4", "AX5",
      ])
  }

  @Test(arguments: SizeCategory.allCases)
  func namesReadBack(_ category: SizeCategory) {
    #expect(SizeCategory(named: category.shortName) == category)
    #expect(SizeCategory(named: category.rawValue.uppercased()) == category)
  }
}
