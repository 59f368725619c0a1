import LegibleUnicode
import Testing

@Suite struct PluralRulesTests {
  /// Numbers that CLDR's chart of plural rules gives as examples of each category.
  static let cases: [(String, [PluralCategory: [Int]])] = [
    ("en", [.one: [1], .other: [0, 2, 11, 21, 101, 1_000_000]]),
    ("de", [.one: [1], .other: [0, 2, 21, 1_000_000]]),
    ("sv", [.one: [1], .other: [0, 2, 21]]),
    ("ja", [.other: [0, 1, 2, 1_000_000]]),
    ("zh-Hans", [.other: [0, 1, 2]]),
    ("th", [.other: [0, 1, 2]]),
    ("ko", [.other: [0, 1, 2]]),
    ("fr", [.one: [0, 1], .many: [1_000_000, 3_000_000], .other: [2, 17, 1_000, 1_500_000]]),
    ("pt-BR", [.one: [0, 1], .many: [1_000_000], .other: [2, 17]]),
    ("pt", [.one: [0, 1], .many: [1_000_000], .other: [2]]),
    ("pt-PT", [.one: [1], .many: [1_000_000], .other: [0, 2]]),
    ("es", [.one: [1], .many: [1_000_000, 3_000_000], .other: [0, 2, 1_000]]),
    ("es-MX", [.one: [1], .many: [1_000_000], .other: [0, 2]]),
    ("it", [.one: [1], .many: [1_000_000], .other: [0, 2, 8]]),
    ("ru", [.one: [1, 21, 101], .few: [2, 24, 102], .many: [0, 5, 11, 12, 111, 1_000_000]]),
    ("uk", [.one: [1, 21, 101], .few: [2, 4, 22], .many: [0, 5, 11, 14, 112]]),
    ("be", [.one: [1, 21], .few: [2, 34], .many: [0, 5, 11]]),
    ("pl", [.one: [1], .few: [2, 4, 22], .many: [0, 5, 12, 21, 101]]),
    ("cs", [.one: [1], .few: [2, 4], .other: [0, 5, 22, 101]]),
    ("sk", [.one: [1], .few: [3], .other: [0, 5, 22]]),
    ("hr", [.one: [1, 21], .few: [2, 24], .other: [0, 5, 11, 112]]),
    ("sr-Latn", [.one: [1, 101], .few: [3], .other: [0, 11]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 104], .other: [0, 5, 111]]),
    ("lt", [.one: [1, 21, 101], .few: [2, 9, 22], .other: [0, 10, 11, 19, 20, 111]]),
    ("lv", [.zero: [0, 10, 11, 19, 20], .one: [1, 21, 101], .other: [2, 9, 22]]),
    ("ro", [.one: [1], .few: [0, 2, 16, 101], .other: [20, 35, 100]]),
    ("mk", [.one: [1, 21], .other: [0, 2, 11]]),
    ("is", [.one: [1, 21], .other: [0, 11, 111]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103], .many: [11, 99, 999],
        .other: [100, 102, 1_000],
      ]
    ),
    ("he", [.one: [1], .two: [2], .other: [0, 3, 20, 100]]),
    ("iw", [.one: [1], .two: [2], .other: [0, 3, 20]]),
    ("iu", [.one: [1], .two: [2], .other: [0, 3, 12]]),
    ("hi", [.one: [0, 1], .other: [2, 100]]),
    ("fa", [.one: [0, 1], .other: [2]]),
    ("ga", [.one: [1], .two: [2], .few: [3, 6], .many: [7, 10], .other: [0, 11]]),
    ("cy", [.zero: [0], .one: [1], .two: [2], .few: [3], .many: [6], .other: [4, 5, 7, 16]]),
    ("gd", [.one: [1, 11], .two: [2, 12], .few: [3, 10, 19], .other: [0, 20]]),
    (
      "mt",
      [.one: [1], .two: [2], .few: [0, 3, 10, 103], .many: [11, 19, 119], .other: [20, 101]]
    ),
    ("fil", [.one: [0, 1, 2, 3, 5, 7, 10], .other: [4, 6, 9, 14, 104]]),
    ("tl", [.one: [0, 1, 5], .other: [4, 16]]),
    ("zh_CN", [.other: [1]]),
    ("pt_PT", [.one: [1], .other: [0]]),
    ("de-u-nu-latn", [.one: [1], .other: [0]]),
    // CLDR's root, for what has no rules.
    ("tlh", [.other: [0, 1, 2]]),
    ("", [.other: [0, 1, 2]]),
    ("Base", [.other: [1]]),
    ("not a language", [.other: [1]]),
  ]

  @Test(arguments: cases) func categorizes(
    _ language: String, _ categories: [PluralCategory: [Int]]
  ) throws {
    let rules = try PluralRules(language: language)
    for (category, numbers) in categories {
      for number in numbers {
        #expect(try rules.category(of: number) == category, "\(language) \(number)")
      }
    }
  }

  /// The categories that are shown with a whole number: `many` of Czech and `other` of Russian are
  /// for fractions alone.
  @Test(arguments: cases.prefix { $0.0 != "zh_CN" })
  func usesNoOtherCategories(_ language: String, _ categories: [PluralCategory: [Int]]) throws {
    let rules = try PluralRules(language: language)
    let numbers = Array(0...1_000) + [1_000_000]
    let found = try Set(numbers.map(rules.category(of:)))
    #expect(found == Set(categories.keys))
  }

  @Test func takesTagsOfAnyLength() throws {
    let long = String(repeating: "a", count: 100_000)
    let rules = try? PluralRules(language: long)
    #expect(try rules?.category(of: 1) ?? .other == .other)
  }
}
