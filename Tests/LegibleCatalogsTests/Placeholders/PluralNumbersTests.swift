import LegibleUnicode
import Testing

@testable import LegibleCatalogs

@Suite struct PluralNumbersTests {
  /// A form, all forms, and the number that is shown with it.
  static let selections: [(String, PluralCategory, Set<PluralCategory>, Int, Int?)] = [
    ("en", .one, [.one, .other], 888, 1),
    ("en", .other, [.one, .other], 888, 888),
    ("en", .other, [.one, .other], 12, 12),
    ("en", .zero, [.zero, .one, .other], 888, 0),
    ("en", .other, [.zero, .one, .other], 0, 2),
    ("en", .few, [.few, .other], 888, nil),
    ("ru", .one, [.one, .few, .many, .other], 888, 881),
    ("ru", .few, [.one, .few, .many, .other], 888, 884),
    ("ru", .many, [.one, .few, .many, .other], 888, 888),
    ("ru", .other, [.one, .few, .many, .other], 888, nil),
    ("ru", .other, [.one, .other], 888, 888),
    ("ar", .two, [.two, .other], 888, 2),
    ("ar", .few, [.few, .other], 888, 810),
    ("es", .many, [.one, .many, .other], 888, 1_000_000),
    ("en", .one, [.one, .other], 1_000_000_000, 1),
    ("en", .other, [.one, .other], -1, 0),
    ("cs", .many, [.one, .few, .many, .other], 888, nil),
    ("pt-PT", .one, [.one, .other], 888, 1),
    ("tlh", .one, [.one, .other], 888, nil),
    ("tlh", .other, [.one, .other], 888, 888),
  ]

  @Test(arguments: selections) func selects(
    _ language: String, _ category: PluralCategory, _ forms: Set<PluralCategory>, _ limit: Int,
    _ expected: Int?
  ) {
    let numbers = PluralNumbers()
    for _ in 1...2 {
      let found = numbers.number(
        selecting: category, of: forms, language: language, limit: limit)
      #expect(found == expected)
    }
  }
}
