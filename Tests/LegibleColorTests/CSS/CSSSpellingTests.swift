import LegibleColor
import LegibleCore
import Testing

/// What an error says was probably meant.
struct CSSSpellingTests {
  @Test(arguments: [
    ("fff", "Did you mean #fff?"), ("2f62a1", "Did you mean #2f62a1?"),
    ("777", "Did you mean #777?"), ("ABCD", "Did you mean #ABCD?"),
    ("rebecapurple", "Did you mean rebeccapurple?"), ("grene", "Did you mean green?"),
    ("color(p3 1 0 0)", "Did you mean display-p3?"),
    ("color(displayp3 1 0 0)", "Did you mean display-p3?"),
    ("color(adobe-rgb 1 0 0)", "Did you mean a98-rgb?"),
    ("color(bt2020 1 0 0)", "Did you mean rec2020?"),
    ("color(oklch 1 0 0)", "It has a function: oklch()."),
    ("color-mix(in p3, red, blue)", "Did you mean display-p3?"),
  ])
  func guesses(css: String, hint: String) {
    let error = #expect(throws: LegibleError.self) { try CSSColor(parsing: css) }
    #expect(error?.findings.first?.hint == hint)
  }
}
