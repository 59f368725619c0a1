import LegibleCore
import Testing

/// The pattern that was meant by one which matches nothing.
@Suite struct GlobSuggestionTests {
  @Test(arguments: [
    ("brnd.*", "brand.*"), ("brand.tex.*", "brand.text.*"), ("brnd.*.on", "brand.*.on"),
    ("brand.pge", "brand.page"), ("*.x", nil), ("brand.none*", nil), ("brnd.*.off", nil),
    ("else.*", nil), ("", nil),
  ])
  func suggests(_ pattern: String, _ meant: String?) {
    let paths = ["brand.page", "brand.text.on", "title"]
    #expect(Glob(key: pattern).suggestion(in: paths) == meant)
  }
}
