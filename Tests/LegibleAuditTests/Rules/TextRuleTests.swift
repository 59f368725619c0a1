import LegibleAdaptive
import LegibleAudit
import LegibleAuditSupport
import LegibleCatalogs
import LegibleCore
import LegibleDialects
import LegibleFiles
import LegibleTestSupport
import LegibleText
import LegibleTokens
import Testing

/// Each rule on texts: what it reports, where, and how seriously.
@Suite struct TextRuleTests {
  private static let long = "Einstellungen für heruntergeladene Wanderkarten zurücksetzen"

  private func audit(_ text: String, _ component: String, language: String = "de") async throws
    -> AuditReport
  {
    try await SampleAudit(
      texts: ["key": [language: text]],
      configuration: """
        {"devices": ["iPhone SE 3", "iPhone 14 Pro Max"],
         "components": [{"keys": "*", \(component)}]}
        """
    ).run()
  }

  @Test func truncationAtAStandardSizeIsAnError() async throws {
    let report = try await audit(Self.long, #""component": "tableCellBasic""#)
    let finding = try #require(report.found("truncation").first)
    #expect(finding.severity == .error && finding.outcome == .fail)
    #expect(finding.location.description == "sample/Texts.strings:1:1")
    let range = try #require(report.evidence("truncation")?.failing)
    #expect(range.categories.first == .xSmall && range.categories.last == .accessibility5)
    // The worst of the sizes that make it an error, not AX5.
    #expect(range.worst.category == .xxxLarge)
    // 375 pt less margins of 16 pt a side.
    #expect(range.worst.available.value == 343)
  }

  @Test func truncationAtAccessibilitySizesIsAWarning() async throws {
    let report = try await audit("Karten herunterladen", #""component": "tableCellBasic""#)
    let finding = try #require(report.found("truncation").first)
    #expect(finding.severity == .warning)
    let categories = try #require(report.evidence("truncation")?.failing).categories
    #expect(!categories.contains { !$0.isAccessibility })
  }

  @Test func textThatWrapsIsNotTruncated() async throws {
    let report = try await audit(Self.long, #""component": "listRow""#)
    #expect(report.found("truncation").isEmpty)
    #expect(report.found("wrapping").isEmpty)
  }

  @Test func lineLimitsOfTheConfigurationCount() async throws {
    let two = try await audit(
      "Wanderkarten für die nächste Tour herunterladen",
      #""component": "tableCellBasic", "lines": 2"#)
    let severities = two.found("truncation").map(\.severity)
    #expect(severities == [.warning])
    let wrapping = try #require(two.found("wrapping").first)
    #expect(wrapping.severity == .note)
    let categories = try #require(two.evidence("wrapping")?.failing).categories
    #expect(!categories.contains { $0.isAccessibility })
  }

  @Test func doubtIsNeitherPassNorFailure() async throws {
    let probe = try await audit("Wegbeschreibung", #""component": "listRow", "width": 133"#)
    let finding = try #require(probe.found("longest-word").first)
    let evidence = try #require(probe.evidence("longest-word"))
    #expect(finding.outcome == .fail)
    // At Medium the word needs about 133 pt: that size cannot be told.
    let unsure = try #require(evidence.unsure)
    #expect(unsure.categories == [.medium])
    // The widest band of all sizes, that of the display cut.
    #expect(abs(evidence.uncertainty - 0.02833) < 0.0001)
  }

  @Test func longWordsAreReportedWhereTextWraps() async throws {
    let report = try await audit(
      "Donaudampfschifffahrtsgesellschaft", #""component": "listRow""#)
    let finding = try #require(report.found("longest-word").first)
    #expect(finding.severity == .error || finding.severity == .warning)
    #expect(finding.hint?.contains("U+00AD") == true)
  }

  /// Words of Hangul, kana and Han are divided between syllables, as books are set; Latin ones among them
  /// and words of other scripts are not.
  @Test(arguments: [
    ("데이터베이스관리시스템입니다", "ko", false), ("DuckDuckGoBrowserPlus에서는", "ko", true),
    ("プライバシーポリシーをごらんください", "ja", false), ("隱私權政策與服務條款", "zh-Hant", false),
    ("ตั้งค่า", "th", false), ("Datenschutzeinstellungen", "de", true),
  ])
  func wordsOfSyllabariesMayBeDivided(_ text: String, _ language: String, _ isFound: Bool)
    async throws
  {
    let report = try await audit(text, #""component": "listRow", "width": 90"#, language: language)
    let standard = report.found("longest-word").filter { $0.severity == .error }
    #expect(!standard.isEmpty == isFound)
    if language == "ko", !isFound { #expect(report.found("longest-word").isEmpty) }
  }

  /// Figures agree with the verdict: where all of them exceed the room, the words say what leaves it open.
  @Test(arguments: [
    ("Einstellungen", 60.0, 2), ("Datenschutzeinstellungen ändern", 120, 2),
    ("Wanderkarten und Wege", 100, 3), ("설정 데이터베이스연결", 40, 2),
  ])
  func figuresAgreeWithVerdicts(_ text: String, _ width: Double, _ lines: Int) async throws {
    let report = try await audit(
      text,
      #""component": "listRow", "style": "largeTitle", "width": \#(width), "lines": \#(lines)"#)
    for found in report.findings {
      guard case .text(let evidence) = found.evidence else { continue }
      if let worst = evidence.failing?.worst {
        #expect(worst.range.lower > worst.available.upper, "\(found.finding.message)")
      }
      if let worst = evidence.unsure?.worst, evidence.failing == nil {
        let isOpen = worst.range.lower <= worst.available.upper
        #expect(isOpen != found.finding.message.contains(" unless a word is divided, "))
      }
    }
    #expect(!report.found("truncation").isEmpty)
  }

  @Test func fixedHeightsClipTallScripts() async throws {
    let clipped = try await audit(
      "ที่พัก", #""component": "tableCellBasic", "height": 12"#, language: "th")
    #expect(clipped.found("clipping").map(\.severity) == [.error])
    let roomy = try await audit(
      "ที่พัก", #""component": "tableCellBasic", "height": 120"#, language: "th")
    #expect(roomy.found("clipping").isEmpty)
  }

  /// In a box of 36 pt around two lines of 22 pt, 4 pt of either edge are cut: accents on the first
  /// line are lost, those on the second are not, and descenders the other way round.
  @Test(arguments: [
    ("ẤỔẪ\nsao", true), ("sao\nẤỔẪ", false), ("sao\nngõ", true), ("ng\nsao", false),
    ("sao\nngõ\nsao", true),
  ])
  func theInkOfEachLineCounts(_ text: String, _ isClipped: Bool) async throws {
    let report = try await SampleAudit(
      texts: ["key": ["vi": text]],
      configuration: """
        {"devices": ["iPhone 14"], "categories": ["large"], "components": [
         {"keys": "*", "component": "tableCellBasic", "height": 36, "lines": 3}]}
        """
    ).run()
    #expect(report.found("clipping").map(\.outcome) == (isClipped ? [.fail] : []))
  }

  @Test(arguments: [
    ("\u{F8FE} pack", Severity.error), ("\u{1F97E} pack", .note), ("\u{10380} pack", .warning),
    // A keycap, text signs that ask for their emoji or may be one, and symbols.
    ("1\u{FE0F}\u{20E3} pack", .note), ("#\u{20E3} pack", .note), ("\u{27A1}\u{FE0F} pack", .note),
    ("\u{27A1} pack", .note), ("\u{2708}\u{FE0E} pack", .note), ("\u{22EF} pack", .note),
    ("\u{2A6A} pack", .note),
  ])
  func missingGlyphsByWhoCouldHaveThem(_ text: String, _ severity: Severity) async throws {
    let report = try await audit(text, #""component": "listRow""#)
    #expect(report.found("missing-glyph").map(\.severity) == [severity])
  }

  @Test func whatNoFontHasIsOfUnknownWidth() async throws {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}"
    let report = try await audit(
      String(repeating: family, count: 12), #""component": "tableCellBasic""#)
    #expect(report.found("truncation").map(\.outcome) == [.cannotTell])
    #expect(report.found("truncation").map(\.severity) == [.note])
  }

  @Test func oneCauseIsOneFinding() async throws {
    let report = try await audit(Self.long, #""component": "tableCellBasic""#)
    #expect(report.found("truncation").count == 1)
  }

  @Test func mappingsThatMatchNothingAreNamed() async throws {
    let report = try await SampleAudit(
      texts: ["key": ["de": "Karte"]],
      configuration: """
        {"devices": ["iPhone SE 3"], "components": [
         {"keys": "old.*", "component": "listRow"}]}
        """
    ).run()
    #expect(report.found("unused-mapping").map(\.severity) == [.error])
  }

  @Test func mappingsTellWhatWasMeant() async throws {
    let report = try await SampleAudit(
      texts: ["button.save": ["de": "Sichern"]],
      configuration: """
        {"devices": ["iPhone SE 3"], "components": [
         {"keys": "buton.*", "component": "listRow"}]}
        """
    ).run()
    #expect(report.found("unused-mapping").map(\.hint) == ["Did you mean button.*?"])
  }

  @Test func placeholdersThatNoTextHasAreNamed() async throws {
    let report = try await SampleAudit(
      texts: ["key": ["de": "%lld von %@"], "more": ["de": "%2$@"]],
      configuration: """
        {"devices": ["iPhone SE 3"], "samples": {"placeholders": {
          "%lld": 5, "%@": "Anna", "%2$@": "x", "%d": 3, "count": 4}}}
        """
    ).run()
    let found = report.found("unused-mapping")
    #expect(
      found.map(\.message) == [
        "no text has the placeholder %d", "no text has the placeholder count",
      ])
    #expect(found.last?.hint == "They have %2$@, %@, %lld.")
    #expect(found.allSatisfy { $0.severity == .error && $0.location.line == 2 })
  }

  @Test func samplesThatMatchNothingAreNamed() async throws {
    let report = try await SampleAudit(
      texts: ["key": ["de": "Karte"]],
      configuration: """
        {"devices": ["iPhone SE 3"], "samples": {"keys": {
         "key": {"%@": "x"}, "old.*": {"%@": "x"}}}}
        """
    ).run()
    #expect(report.found("unused-mapping").map(\.message) == ["no key matches \"old.*\""])
  }

  @Test func aWordThatIsTooWideIsNamed() async throws {
    let text = "Alle Preise gelten mit Donaudampfschifffahrtsgesellschaftsfahrkarte"
    let report = try await audit(text, #""component": "listRow""#)
    let word = "Donaudampfschifffahrtsgesellschaftsfahrkarte"
    #expect(report.evidence("longest-word")?.word == word)
    #expect(report.found("longest-word").first?.message.contains("\"\(word)\" needs ") == true)
    #expect(
      try await audit(Self.long, #""component": "tableCellBasic""#).evidence("truncation")?.word
        == nil)
  }

  /// The two-line limit asks for the width that holds the text on two lines, not for half of it.
  @Test func whatALineLimitNeedsIsTheNarrowestWidthThatKeepsToIt() async throws {
    let report = try await SampleAudit(
      texts: ["key": ["de": "Markierung verschieben, bearbeiten"]],
      configuration: """
        {"devices": ["iPhone SE 1"], "orientations": ["portrait"], "categories": ["xxxLarge"],
         "components": [
          {"keys": "*", "component": "bodyParagraph", "style": "title", "lines": 2}]}
        """
    ).run()
    let worst = try #require(report.evidence("truncation")?.failing?.worst)
    let style = try TokenResolver.ios.resolve(["contentSize": "xxxLarge"]).textStyle("title")
    let paragraph = try FontLibrary().paragraph(
      "Markierung verschieben, bearbeiten", style: style, locale: "de", settings: .ios)
    let margin = try paragraph.fit(width: 288, lines: 2).margin
    #expect(worst.needed == margin.needed && worst.excess == -margin.slack)
    #expect(abs(worst.needed - 355.27) < 0.01)
    let message = try #require(report.found("truncation").first?.message)
    #expect(message.contains(" is truncated in a body paragraph: needs 355.3 pt, 288 pt available"))
  }

  @Test func moreHardLinesThanTheLimitAreTruncatedAtAnyWidth() async throws {
    let report = try await audit("Karte\nWeg", #""component": "navigationTitle""#)
    let worst = try #require(report.evidence("truncation")?.failing?.worst)
    #expect(worst.needed == .infinity && worst.excess == .infinity)
    #expect(report.found("truncation").first?.message.contains("needs more lines") == true)
    let two = try await audit("Karte\nWeg", #""component": "navigationTitle", "lines": 2"#)
    #expect(two.found("truncation").isEmpty)
  }

  /// A navigation title has 243 to 343 pt here: what needs 300 pt fits in some bars only.
  @Test func whatFitsTheWidestRoomAloneIsUndetermined() async throws {
    let text = "Alle Karten und Wege der letzten Tour"
    let report = try await SampleAudit(
      texts: ["key": ["de": text]],
      configuration: """
        {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": ["large"],
         "components": [{"keys": "*", "component": "navigationTitle"}]}
        """
    ).run()
    let evidence = try #require(report.evidence("truncation"))
    let worst = try #require(evidence.unsure?.worst)
    #expect(evidence.failing == nil)
    #expect((worst.available.lower, worst.available.upper) == (243, 343))
    #expect(worst.needed > worst.available.lower && worst.needed < worst.available.upper)
    #expect(worst.range.lower < worst.needed && worst.needed < worst.range.upper)
    #expect(abs(worst.excess - (worst.needed - 243)) < 1e-9)
    let message = try #require(report.found("truncation").first?.message)
    #expect(message.contains(", 243–343 pt available"))
  }

  /// In a font of one's own there is no band: 1/64 pt is forgiven, more is not.
  @Test(arguments: [(0.9, [Outcome]()), (1.6, [.fail])])
  func theToleranceIsNoDoubt(_ share: Double, _ outcomes: [Outcome]) async throws {
    let font = try FontSource(named: PackageFolder.path + "/Fonts/Inter.ttf", from: DiskFiles())
    let style = TextStyle(name: "own", families: ["Inter"], size: 17)
    let paragraph = try FontLibrary([font]).paragraph("Karten", style: style, locale: "de")
    let tokens = try TemporaryFolder([
      "own.tokens.json": """
      {"own": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1.3}}}
      """
    ])
    let width = paragraph.width - Fit.tolerance * share
    let report = try await SampleAudit(
      texts: ["key": ["de": "Karten"]],
      configuration: """
        {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": ["large"],
         "components": [
          {"keys": "*", "component": "navigationTitle", "style": "own", "width": \(width)}]}
        """,
      fonts: [font], tokens: try TokenResolver(contentsOf: tokens.path + "/own.tokens.json")
    ).run()
    #expect(report.found("truncation").map(\.outcome) == outcomes)
  }

  /// French writes a million with `many`: what fails with that number alone is worth a note, what fails
  /// with a likely one too is told of that, although a million is wider.
  @Test(arguments: [(["many"], Severity.note), (["other"], .error), (["many", "other"], .error)])
  func unlikelyNumbersAreNotes(_ wideForms: [String], _ severity: Severity) async throws {
    let wide = "%lld kilomètres parcourus sur des sentiers balisés"
    let forms = ["one", "many", "other"].map { form in
      (key: form, value: wideForms.contains(form) ? wide : "%lld km")
    }
    let variations = forms.sorted { $0.key < $1.key }.map { form, text in
      #""\#(form)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let folder = try TemporaryFolder([
      "L.xcstrings": """
      {"sourceLanguage": "fr", "version": "1.0", "strings": {"distance": {"localizations": {"fr":
        {"variations": {"plural": {\(variations.joined(separator: ", "))}}}}}}}
      """
    ])
    let configuration = try AuditConfiguration(
      parsing: Array(
        """
        {"strings": ["L.xcstrings"], "sourceLanguage": "fr", "devices": ["iPhone SE 3"],
         "categories": ["large"],
         "components": [{"keys": "*", "component": "tableCellBasic", "width": 200}]}
        """.utf8), path: folder.path + "/legible.json")
    let catalog = CatalogLoader(reader: DiskFiles(), sourceLanguage: "fr").catalog(
      for: configuration)
    let report = try await Audit(
      configuration, strings: catalog, tokens: .ios, fonts: try FontLibrary()
    ).run()
    #expect(report.found("truncation").map(\.severity) == [severity])
    #expect(report.found("truncation").map(\.outcome) == [.fail])
  }

  /// Another font does not tell how wide a text is: `measure` cannot tell either.
  @Test func textInAnUndeclaredFontIsUndetermined() async throws {
    let folder = try TemporaryFolder([
      "own.tokens.json": """
      {"own": {"$type": "typography", "$value": {"fontFamily": "Nobody Sans", "fontWeight": 400,
        "fontSize": {"value": 17, "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
        "lineHeight": 1.3}}}
      """
    ])
    let report = try await SampleAudit(
      texts: ["key": ["de": Self.long]],
      configuration: """
        {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": ["large"],
         "components": [{"keys": "*", "component": "tableCellBasic", "style": "own"}]}
        """,
      tokens: try TokenResolver(contentsOf: folder.path + "/own.tokens.json")
    ).run()
    #expect(report.found("truncation").map(\.outcome) == [.cannotTell])
    #expect(report.found("truncation").map(\.severity) == [.note])
    #expect(report.found("missing-font").map(\.severity) == [.warning])
  }
}
