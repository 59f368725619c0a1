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
    #expect(SizeCategory(spelled: name) == expected)
    #expect((try? SizeCategory(named: name)) == expected)
  }

  @Test(
    arguments: [
      ("AX6", "Did you mean AX1?"), ("acessibility3", "Did you mean accessibility3?"),
      ("huge", "Choose from XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5."),
    ])
  func suggestsTheNearestName(_ name: String, _ hint: String) {
    let error = #expect(throws: LegibleError.self) { try SizeCategory(named: name) }
    #expect(error?.findings.map(\.rule) == ["unknown-size-category"])
    #expect(error?.findings.first?.message == "\"\(name)\" is not a text size")
    #expect(error?.findings.first?.hint == hint)
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
    #expect(SizeCategory(spelled: category.shortName) == category)
    #expect(SizeCategory(spelled: category.rawValue.uppercased()) == category)
  }
}
