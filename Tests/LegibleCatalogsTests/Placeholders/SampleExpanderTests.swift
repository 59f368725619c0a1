import LegibleCore
import LegibleUnicode
import Testing

@testable import LegibleCatalogs

@Suite struct SampleExpanderTests {
  static let place = SourceLocation(path: "L.xcstrings")

  /// A text, its language and comment, and what is measured.
  static let plain: [(String, String, String?, String)] = [
    ("Save", "en", nil, "Save"),
    ("%d%%", "en", nil, "888%"),
    ("%.2f km", "de", nil, "88,88 km"),
    ("%f", "en", nil, "88.888888"),
    ("%x", "en", nil, "FF88"),
    ("Hi %@", "en", nil, "Hi Maximilian"),
    ("Hi %@", "ru", nil, "Hi Александра"),
    ("%@", "de", "Cell title with the date", "01.01.2025"),
    ("%@", "de", "The full date", "Donnerstag, 11. September 2025"),
    ("%@", "da", "A weekday", "torsdag"),
    ("%@", "zh-TW", "A month", "10月"),
    ("%@", "de-AT", "Name of the file", "Maximilian"),
    ("%@", "en", "File name", "Quarterly-Report-2025-final2.pdf"),
    ("%@ %@", "en", "A date", "Maximilian Maximilian"),
    ("%1$@ at %2$@", "en", "%1$@ is the weekday; %2$@ is the time", "Wednesday at 12:48 AM"),
    ("%@ at %@", "en", "%@ is the weekday; %@ is the time", "Wednesday at 12:48 AM"),
    ("%1$@ %2$@", "en", "Dose (1: amount)(2: unit of measure)", "€88,888.88 Maximilian"),
    ("%1$@ %2$@", "en", "The price %1$@. The month %2$@.", "€88,888.88 September"),
    ("%@", "de", "The size of the download", "888,8 MB"),
    ("%lld", "hi", nil, "888"),
    // Variables that code puts in by itself.
    ("Hi ${name}", "en", nil, "Hi Maximilian"),
    ("{{count}} of %{count}", "en", nil, "888 of 888"),
    ("{user} on {due.date}", "de", nil, "Maximilian on 01.01.2025"),
    ("Open {url}", "en", nil, "Open https://www.example.org/articles/2025/09"),
    ("{} { name } {1} {a", "en", nil, "{} { name } {1} {a"),
  ]

  @Test(arguments: plain) func fillsPlaceholders(
    _ text: String, _ language: String, _ comment: String?, _ expected: String
  ) {
    let string = LocalizedString(
      key: "k", language: language, table: "L", comment: comment,
      variants: [StringVariant(text, at: Self.place)], at: Self.place)
    #expect(SampleExpander().expand(string).texts.map(\.text) == [expected])
  }

  static let numbers: [(String, Int, String)] = [
    ("en", 1_234_567, "1,234,567"), ("de", 1_234, "1.234"), ("hi", 1_234_567, "12,34,567"),
    ("hi", 123_456_789, "12,34,56,789"), ("fa", 1_250, "۱٬۲۵۰"), ("fr", 1_000, "1\u{202F}000"),
    ("my", 12, "၁၂"), ("en", -1_000, "-1,000"), ("xx", 1_000, "1,000"),
  ]

  @Test(arguments: numbers) func writesNumbers(
    _ language: String, _ number: Int, _ expected: String
  ) {
    #expect(SampleValues.of(language).written(number) == expected)
  }

  @Test func givesEachPluralFormItsNumber() {
    let texts = expand(
      "ru",
      [(.one, "%lld тур"), (.few, "%lld тура"), (.many, "%lld туров"), (.other, "%lld тура")])
    #expect(texts.map(\.text) == ["881 тур", "884 тура", "888 туров"])
    #expect(
      texts.map(\.sampleDescription) == [
        "%lld = 881 (number for one)", "%lld = 884 (number for few)",
        "%lld = 888 (number for many)",
      ])
  }

  @Test func keepsFormsThatOnlyFractionsSelect() {
    let texts = expand(
      "ru", [(.one, "%.1f тур"), (.few, "%.1f тура"), (.many, "%.1f туров"), (.other, "%.1f тура")])
    #expect(texts.map(\.text) == ["881,0 тур", "884,0 тура", "888,0 туров", "1,5 тура"])
    #expect(expand("cs", [(.many, "%@ kilometru")]).map(\.text) == ["Maximilian kilometru"])
  }

  @Test func marksNumbersThatAreUnlikely() {
    let texts = expand(
      "fr", [(.one, "%lld tour"), (.many, "%lld de tours"), (.other, "%lld tours")])
    #expect(texts.map(\.text) == ["1 tour", "1\u{202F}000\u{202F}000 de tours", "888 tours"])
    #expect(texts.map(\.isUnlikely) == [false, true, false])
  }

  @Test func countsSameTextsOnce() {
    #expect(expand("en", [(.one, "Hikes"), (.other, "Hikes")]).map(\.text) == ["Hikes"])
    #expect(expand("en", [(.other, "")]).isEmpty)
  }

  @Test func combinesSubstitutions() {
    let string = substituted(
      "%1$#@days@, %2$#@huts@",
      [
        ("days", "lld", [(.one, "%arg day"), (.other, "%arg days")]),
        ("huts", "d", [(.one, "one hut"), (.other, "%d huts in %#@days@")]),
      ])
    #expect(
      SampleExpander().expand(string).texts.map(\.text) == [
        "1 day, one hut", "1 day, 888 huts in 1 day", "888 days, one hut",
        "888 days, 888 huts in 888 days",
      ])
  }

  @Test func boundsCombinationsAndCycles() {
    let forms: [(PluralCategory, String)] = [(.one, "1"), (.other, "%arg")]
    let names = (0..<10).map { "v\($0)" }
    let many = substituted(
      names.map { "%#@\($0)@" }.joined(separator: " "), names.map { ($0, "d", forms) })
    let texts = SampleExpander().expand(many).texts.map(\.text)
    #expect(texts.count == 11)
    // One form at a time differs from the last ones, which are those of most numbers.
    #expect(texts.contains(names.map { _ in "888" }.joined(separator: " ")))
    #expect(texts.allSatisfy { $0.split(separator: " ").count { $0 == "1" } <= 1 })
  }

  /// By what the substitution `v0` and those after it name.
  @Test(arguments: [
    ("refers to itself", 1, "%#@v0@%#@v0@"), ("refers to itself", 9, "%#@NEXT@"),
    ("more than 1,048,576 bytes", 40, "%#@NEXT@%#@NEXT@"), ("64 levels", 70, "%#@NEXT@"),
  ])
  func refusesTextsWithoutAnEnd(_ message: String, _ count: Int, _ form: String) {
    let isCircle = message == "refers to itself"
    let string = substituted(
      "%#@v0@",
      (0..<count).map { index in
        let next = isCircle ? (index + 1) % count : index + 1
        let text = index + 1 < count || isCircle ? form.replacing("NEXT", with: "v\(next)") : "end"
        return ("v\(index)", "d", [(.other, text)])
      })
    let expansion = SampleExpander().expand(string)
    #expect(expansion.findings.map(\.rule) == ["endless-substitution"])
    #expect(expansion.findings.first?.message.contains(message) == true)
    #expect(expansion.texts.isEmpty)
  }

  @Test func followsLongChains() {
    let string = substituted(
      "%#@v0@",
      (0..<20).map { ("v\($0)", "d", [(.other, $0 < 19 ? "%#@v\($0 + 1)@" : "end")]) })
    #expect(SampleExpander().expand(string).texts.map(\.text) == ["end"])
  }

  @Test func reportsDoubts() {
    let stray = LocalizedString(
      key: "k", language: "en", table: "L",
      variants: [StringVariant("100% of %@", at: Self.place)], at: Self.place)
    #expect(SampleExpander().expand(stray).findings.map(\.rule) == ["stray-percent"])
    #expect(SampleExpander().expand(stray).texts.map(\.text) == ["100% of Maximilian"])
    let unknown = substituted("%#@days@", [])
    #expect(SampleExpander().expand(unknown).findings.map(\.rule) == ["unknown-substitution"])
  }

  @Test func takesOverrides() {
    let overrides = SampleOverrides(
      placeholders: [
        "%@": .text("Ann"), "%lld": .number(12_345), "%.1f": .number(2.5), "{name}": .text("Ben"),
      ],
      keys: [
        .init(keys: Glob(key: "trip.*"), values: ["2": .text("Zugspitze"), "%lld": .number(7)])
      ])
    let cases: [(String, String, String)] = [
      ("a", "%@ %@", "Ann Ann"),
      ("trip.a", "%@ %@", "Ann Zugspitze"),
      ("a", "%lld", "12,345"),
      ("trip.b", "%lld", "7"),
      ("a", "%.1f", "2.5"),
      ("a", "%d", "888"),
      ("a", "{name}", "Ben"),
    ]
    for (key, text, expected) in cases {
      let string = LocalizedString(
        key: key, language: "en", table: "L", variants: [StringVariant(text, at: Self.place)],
        at: Self.place)
      #expect(SampleExpander(overrides).expand(string).texts.map(\.text) == [expected])
    }
  }

  private func expand(
    _ language: String, _ forms: [(PluralCategory, String)]
  ) -> [MeasurableText] {
    let string = LocalizedString(
      key: "k", language: language, table: "L", variants: variants(forms), at: Self.place)
    return SampleExpander().expand(string).texts
  }

  private func substituted(
    _ text: String, _ substitutions: [(String, String, [(PluralCategory, String)])]
  ) -> LocalizedString {
    LocalizedString(
      key: "k", language: "en", table: "L", variants: [StringVariant(text, at: Self.place)],
      substitutions: substitutions.map {
        StringSubstitution(name: $0, argument: nil, specifier: $1, variants: variants($2))
      }, at: Self.place)
  }

  private func variants(_ forms: [(PluralCategory, String)]) -> [StringVariant] {
    forms.map { StringVariant($1, plural: $0, at: Self.place) }
  }
}
