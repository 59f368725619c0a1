import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleTestSupport
import Testing

/// Pairs of the configuration and of tokens.
struct DeclaredPairsTests {
  private static let greys = [
    ("a.text.one", "#777777"), ("a.text.two", "#888888"), ("a.text.fine", "#000000"),
    ("a.page", "#ffffff"), ("a.veil", "#ffffff80"),
  ]

  @Test func patternsStandForTokens() async throws {
    let sample = ColorSample(
      light: Self.greys,
      configuration: #""contrast": [{"foreground": "a.text.*", "background": "a.p?ge"}]"#)
    let report = try await sample.report()
    #expect(report.coverage.pairs == 3 * 4)
    #expect(report.found("contrast").map(\.severity) == [.error, .error])
    #expect(report.found("contrast").map(\.subject) == ["a.text.one", "a.text.two"])
  }

  @Test func patternsThatMatchNothingAreReported() async throws {
    let sample = ColorSample(
      light: Self.greys,
      configuration: #""contrast": [{"foreground": "b.*", "background": "a.page"}]"#)
    let finding = try await #require(try sample.report().found("unused-pair").first)
    #expect(finding.severity == .error && finding.subject == "b.*")
  }

  @Test func tokensNameTheirBackgrounds() async throws {
    let sample = ColorSample(
      light: Self.greys,
      extensions: [
        "a.text.one": """
        {"contrast": ["a.page", {"background": ["a.veil", "a.page"], "role": "nonText"},
          {"background": "a.page", "style": ["largeTitle", "body"]}]}
        """,
        "a.text.two": #"{"role": "inactive", "contrast": "a.page"}"#,
      ], configuration: #""inferContrast": false"#)
    let report = try await sample.report()
    let findings = report.found("contrast")
    #expect(findings.map(\.severity) == [.error, .error])
    #expect(findings.allSatisfy { $0.location.path == "light.tokens.json" })
    #expect(report.coverage.pairs == 4 * 4)
  }

  @Test func mistakesInTokensAreLocated() async throws {
    let sample = ColorSample(
      light: Self.greys,
      extensions: ["a.text.one": #"{"contrast": [{"backgrund": "a.page"}], "role": "texts"}"#])
    let messages = try await sample.report().found("configuration").map(\.message)
    #expect(messages.contains { $0.contains("has no \"backgrund\"") })
    #expect(messages.contains { $0.contains("\"texts\" is not a role") })
  }

  @Test(arguments: [("largeTitle", 0), ("body", 1)]) func theStyleDecides(
    _ style: String, _ count: Int
  ) async throws {
    let sample = ColorSample(
      light: Self.greys,
      configuration: """
        "policy": "wcag2ict", "inferContrast": false,
        "contrast": [{"foreground": "a.text.one", "background": "a.page", "style": "\(style)"}]
        """)
    #expect(try await sample.messages().count == count)
  }

  @Test func theWorstOfSeveralStylesDecides() async throws {
    let sample = ColorSample(
      light: Self.greys,
      configuration: """
        "policy": "wcag2ict", "inferContrast": false, "contrast": [
          {"foreground": "a.text.one", "background": "a.page", "style": ["largeTitle", "footnote"]}
        ]
        """)
    let found = try await #require(
      try sample.report().findings.first { $0.finding.rule == "contrast" })
    guard case .contrast(let evidence) = found.evidence else { return }
    #expect(evidence.rows.allSatisfy { $0.style == "footnote" })
  }

  @Test func oneCauseIsOneFindingWithItsContexts() async throws {
    let sample = ColorSample(
      light: Self.greys, dark: [("a.page", "#000000")], increased: [("a.text.one", "#595959")],
      configuration:
        #""inferContrast": false, "contrast": [{"foreground": "a.text.one", "background": "a.page"}]"#
    )
    // 4.47 in light, 4.68 in dark, 7.00 in light and 2.99 in dark with increased contrast.
    let messages = try await sample.messages()
    #expect(messages.count == 1)
    #expect(messages[0].contains("4.47:1 in light, 2.99:1 in dark with increased contrast"))
    #expect(try await sample.messages("increased-contrast").isEmpty)
  }

  @Test func unknownBackdropsAreWarnings() async throws {
    let sample = ColorSample(
      light: Self.greys,
      configuration: #""contrast": [{"foreground": "a.text.one", "background": "a.veil"}]"#)
    let finding = try await #require(try sample.report().found("contrast").first)
    #expect(finding.severity == .error || finding.severity == .warning)
    #expect(finding.outcome == .cannotTell || finding.outcome == .fail)
    #expect(finding.hint?.contains("Name what lies under a.veil") ?? false)
  }

  /// secondaryLabel on white is 3.43, systemBlue 4.01.
  @Test func coloursOfThePlatformAreOneNote() async throws {
    let sample = ColorSample(
      light: [
        ("a.quiet", "{ios.color.secondaryLabel}"), ("a.link", "{ios.color.systemBlue}"),
        ("a.page", "{ios.color.systemBackground}"),
      ],
      configuration: """
        "contrast": [
          {"foreground": "a.quiet", "background": "a.page"},
          {"foreground": "a.link", "background": "a.page"},
          {"foreground": "ios.color.secondaryLabel", "background": "#ffffff"}
        ]
        """)
    let findings = try await sample.report().found("contrast")
    let notes = findings.filter { $0.severity == .note }
    #expect(notes.count == 1)
    #expect(notes.first?.count == 3)
    #expect(notes.first?.message.contains("3.43:1 in light") ?? false)
    #expect(notes.first?.message.contains("4.01:1 in light") ?? false)
    // On the literal white of the app the label of dark is the app's own doing.
    #expect(findings.filter { $0.severity == .error }.count == 1)
  }
}
