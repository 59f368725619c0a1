import LegibleCore
import LegibleTestSupport
import LegibleUnicode
import Testing

@testable import LegibleCatalogs

@Suite struct XcstringsReaderTests {
  /// The entries of a catalog, and `key language [category/device] value` of each variant.
  static let cases: [(String, [String])] = [
    (#""Hike": {}"#, ["Hike en Hike (key)"]),
    (#""": {}"#, [" en  (key)"]),
    (
      #""Hike": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Tour"}}}}"#,
      ["Hike de Tour", "Hike en Hike (key)"]
    ),
    (
      #""h": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Hike"}}}}"#,
      ["h en Hike new"]
    ),
    (#""%@": {"shouldTranslate": false}"#, ["%@ en %@ (key)"]),
    (
      #""b": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"value": "Ok"}}}}"#,
      ["b en Ok"]
    ),
    (
      #""h": {"extractionState": "stale", "comment": "A row", "localizations": {}}"#,
      ["h en h (key) stale // A row"]
    ),
    (
      """
      "n": {"localizations": {"ru": {"variations": {"plural": {
        "other": {"stringUnit": {"state": "needs_review", "value": "%lld тура"}},
        "one": {"stringUnit": {"state": "translated", "value": "%lld тур"}},
        "many": {"stringUnit": {"state": "translated", "value": "%lld туров"}}}}},
        "en": {"stringUnit": {"value": "%lld hikes"}}}}
      """,
      [
        "n en %lld hikes", "n ru one %lld тур", "n ru many %lld туров",
        "n ru other %lld тура needs_review",
      ]
    ),
    (
      """
      "d": {"localizations": {"en": {"variations": {"device": {
        "other": {"stringUnit": {"value": "Press"}},
        "iphone": {"variations": {"plural": {"one": {"stringUnit": {"value": "Tap"}},
                                             "other": {"stringUnit": {"value": "Taps"}}}}}}}}}}
      """,
      ["d en other-device Press", "d en one iphone Tap", "d en other iphone Taps"]
    ),
    (
      """
      "p": {"localizations": {"en": {"variations": {"plural": {"other": {"variations": {"device": {
        "ipad": {"stringUnit": {"value": "Wide"}}}}}}}}}}
      """, ["p en other ipad Wide"]
    ),
    (
      #""s": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["a", "b"]}}}}"#, []
    ),
  ]

  @Test(arguments: cases) func reads(_ entries: String, _ expected: [String]) {
    let catalog = read(#"{"sourceLanguage": "en", "strings": {"# + entries + "}}")
    #expect(catalog.strings.flatMap(describe) == expected)
    #expect(catalog.findings.isEmpty)
  }

  @Test func readsSubstitutions() {
    let catalog = read(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@days@ in %#@huts@"},
        "substitutions": {
          "huts": {"formatSpecifier": "d", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg huts"}}}}},
          "days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg day"}},
            "other": {"stringUnit": {"value": "%arg days"}}}}}}}}}}}
      """)
    let found = catalog.strings[0].substitutions
    #expect(found.map(\.name) == ["days", "huts"])
    #expect(found.map(\.argument) == [1, nil])
    #expect(found.map(\.specifier) == ["lld", "d"])
    #expect(found.map { $0.variants.map(\.value) } == [["%arg day", "%arg days"], ["%arg huts"]])
  }

  /// Order in the file does not show, and each string knows its place.
  @Test func ordersAndLocates() {
    let catalog = read(
      """
      {"strings": {
        "b": {},
        "a": {"localizations": {
          "de": {"stringUnit": {"value": "ä"}}}}}, "sourceLanguage": "en"}
      """)
    #expect(catalog.strings.map { "\($0.key) \($0.language)" } == ["a de", "a en", "b en"])
    #expect(
      catalog.strings.map { "\($0.location.line):\($0.location.column)" } == ["4:5", "3:3", "2:3"])
    #expect(catalog.strings[0].variants[0].location.column == 36)
    #expect(catalog.languages == ["de", "en"])
  }

  static let broken: [(String, [String])] = [
    ("▸[]", ["error"]),
    ("▸{}", ["error"]),
    (#"{"strings": ▸[]}"#, ["error"]),
    (#"{"strings": {"a": ▸1}}"#, ["error"]),
    (#"{"strings": {"a": {"localizations": {"de": {"stringUnit": ▸{}}}}}}"#, ["error"]),
    (#"{"strings": {"a": {"localizations": {"de": ▸"x"}}}}"#, ["error"]),
    (
      #"{"strings": {"a": {"localizations": {"de": {"variations": {▸"plural": {▸"both": {}}}}}}}}"#,
      ["error", "error"]
    ),
    (
      #"{"strings": {"a": {"localizations": {"de": {"variations": {▸"plural": {}}}}}}}"#,
      ["error"]
    ),
    (#"{"strings": {"a": {"localizations": {"de": {"variations": ▸{}}}}}}"#, ["error"]),
    (
      #"{"strings": {"a": {"localizations": {"de": {"variations": {▸"size": {}}}}}}}"#,
      ["warning"]
    ),
    (#"{"strings": {"a": {}, ▸"a": {}}}"#, ["warning"]),
    (#"{"strings": ▸"#, ["error"]),
  ]

  @Test(arguments: broken) func locatesFaults(_ text: String, _ expected: [String]) {
    let marked = MarkedText(text)
    let findings = read(marked.text).findings
    #expect(findings.map(\.position) == marked.positions)
    #expect(findings.map(\.severity.rawValue) == expected)
  }

  @Test func limitsNesting() {
    let level = #"{"variations": {"plural": {"other": "#
    let text =
      #"{"strings": {"a": {"localizations": {"en": "#
      + String(repeating: level, count: 20) + "{}" + String(repeating: "}}}", count: 20) + "}}}}"
    #expect(read(text).findings.map(\.message) == ["variations are nested deeper than 8 levels"])
  }

  private func read(_ text: String) -> StringCatalog {
    CatalogSource(path: "L.xcstrings", bytes: Array(text.utf8)).catalog()
  }

  private func describe(_ string: LocalizedString) -> [String] {
    string.variants.map { variant in
      var words = [string.key, string.language]
      if let plural = variant.plural { words.append(plural.rawValue) }
      if let device = variant.device { words.append(device == "other" ? "other-device" : device) }
      words.append(variant.value)
      if string.isKeyShown { words.append("(key)") }
      if variant.state != .translated { words.append(variant.state.rawValue) }
      if string.isStale { words.append("stale") }
      if let comment = string.comment { words.append("// " + comment) }
      return words.joined(separator: " ")
    }
  }
}
