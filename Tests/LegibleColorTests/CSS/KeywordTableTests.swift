import Testing

@testable import LegibleColor

struct KeywordTableTests {
  @Test func findsEveryNamedColor() {
    #expect(NamedColors.values.count == 148)
    for (name, value) in NamedColors.values { #expect(NamedColors.table[CSSWord(name)] == value) }
  }

  /// Words that share their beginning or their end with a keyword, or are longer than any.
  @Test(arguments: [
    "", "r", "re", "redd", "ed", "lightgoldenrodyello", "lightgoldenrodyelloww",
    "xxxxxxxxlightgoldenrodyellow", "lightgoldenrodyellowxxxxxxxxxxxxxxxxxxxx",
    "redxxxxxxxxxxxxxxxxxxxxxxxxxred",
  ])
  func findsNothingElse(_ word: String) {
    #expect(NamedColors.table[CSSWord(word)] == nil)
  }

  @Test func tellsLongWordsFromTheirEnds() {
    let word = String(repeating: "x", count: 24) + "cornflowerblue"
    #expect(CSSWord(word) != CSSWord("cornflowerblue"))
  }
}
