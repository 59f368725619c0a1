import Testing

@testable import LegibleCatalogs

@Suite struct PluralRulesTests {
  /// Numbers that CLDR gives as examples of each category.
  static let cases: [(String, PluralCategory, [Int])] = [
    ("en", .one, [1]), ("en", .other, [0, 2, 11, 21, 1_000_000]),
    ("fr", .one, [0, 1]), ("fr", .many, [1_000_000]), ("fr", .other, [2, 17, 1_000]),
    ("pt-BR", .one, [0, 1]), ("pt-PT", .other, [0, 2]), ("es", .many, [1_000_000, 3_000_000]),
    ("ru", .one, [1, 21, 101]), ("ru", .few, [2, 24, 102]), ("ru", .many, [0, 5, 11, 12, 111]),
    ("pl", .one, [1]), ("pl", .few, [2, 22]), ("pl", .many, [0, 5, 12, 21, 101]),
    ("cs", .few, [2, 4]), ("cs", .other, [0, 5, 22]),
    ("hr", .one, [1, 21]), ("hr", .other, [0, 5, 11]),
    ("sl", .two, [2, 102]), ("sl", .few, [3, 104]), ("sl", .other, [0, 5, 111]),
    ("lt", .few, [2, 22]), ("lt", .other, [0, 10, 11, 20]), ("lt", .one, [1, 21]),
    ("lv", .zero, [0, 10, 11, 20]), ("lv", .one, [1, 21]), ("lv", .other, [2, 22]),
    ("ro", .few, [0, 2, 16, 101]), ("ro", .other, [20, 100]),
    ("ar", .zero, [0]), ("ar", .two, [2]), ("ar", .few, [3, 103]), ("ar", .many, [11, 999]),
    ("ar", .other, [100, 102, 1_000]),
    ("he", .two, [2]), ("he", .other, [0, 3, 20]),
    ("hi", .one, [0, 1]), ("hi", .other, [2]),
    ("ja", .other, [0, 1, 2]), ("zh-Hans", .other, [1]), ("th", .other, [1]),
    ("ga", .few, [3, 6]), ("ga", .many, [7, 10]), ("ga", .other, [0, 11]),
    ("cy", .many, [6]), ("cy", .few, [3]), ("mt", .few, [0, 3, 103]), ("mt", .many, [11, 119]),
    ("fil", .one, [0, 1, 5]), ("fil", .other, [4, 16]), ("is", .one, [1, 21]),
    ("tlh", .one, [1]),
  ]

  @Test(arguments: cases) func categorizes(
    _ language: String, _ category: PluralCategory, _ numbers: [Int]
  ) {
    for number in numbers {
      #expect(pluralCategory(of: number, language: language) == category, "\(number)")
    }
  }

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
  ]

  @Test(arguments: selections) func selects(
    _ language: String, _ category: PluralCategory, _ forms: Set<PluralCategory>, _ limit: Int,
    _ expected: Int?
  ) {
    let found = number(selecting: category, of: forms, language: language, limit: limit)
    #expect(found == expected)
  }
}
