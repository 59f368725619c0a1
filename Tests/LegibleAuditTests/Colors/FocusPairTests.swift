import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleTestSupport
import Testing

/// Pairs of the role focus, the level of pairs and what hints ask for.
struct FocusPairTests {
  private static let colors = [
    ("a.ring", "#767676"), ("a.page", "#ffffff"), ("a.button", "#707070"), ("a.border", "#808080"),
    ("a.fine", "#000000"),
  ]

  private func report(_ pair: String) async throws -> AuditReport {
    try await ColorSample(
      light: Self.colors, configuration: "\"inferContrast\": false, \"contrast\": [\(pair)]"
    ).report()
  }

  @Test(arguments: [
    ("", 0, ""),
    (#", "component": "a.fine""#, 0, ""),
    (
      #", "component": "a.button""#, 1,
      "a.ring around a.button on a.page: 1.09:1 in every appearance against the component; 3:1 is "
        + "asked for by WCAG 1.4.11"
    ),
    (
      #", "unfocused": "a.border""#, 1,
      "a.ring on a.page: 1.15:1 in every appearance against its unfocused state; 3:1 is asked for by "
        + "WCAG 2.4.13"
    ),
    (
      #", "component": "a.button", "unfocused": "a.border", "level": "AAA""#, 1,
      "a.ring around a.button on a.page: 1.09:1 in every appearance against the component, 1.15:1 in "
        + "every appearance against its unfocused state; 3:1 is asked for by WCAG 1.4.11 and 2.4.13"
    ),
  ])
  func ringsAreJudgedAgainstAllTheyTouch(_ more: String, _ count: Int, _ message: String)
    async throws
  {
    let pair = #"{"foreground": "a.ring", "background": "a.page", "role": "focus"\#(more)}"#
    let found = try await report(pair).found("contrast")
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.message == message && $0.severity == .error }, "\(found)")
  }

  @Test func theSuggestionHasAllColours() async throws {
    let pair =
      #"{"foreground": "a.ring", "background": "a.page", "role": "focus", "component": "a.button"}"#
    var search = Suggestion.ColorSearch("#767676", on: "#ffffff")
    search.isFocus = true
    search.component = "#707070"
    #expect(try await report(pair).found("contrast").first?.suggestion == .findColor(search))
  }

  @Test func partsBelongToTheRole() async throws {
    let sample = ColorSample(
      light: Self.colors,
      configuration:
        #""contrast": [{"foreground": "a.ring", "background": "a.page", "component": "a.fine"}]"#)
    let error = await #expect(throws: LegibleError.self) { try await sample.report() }
    #expect(error?.findings.map(\.message) == ["\"component\" is for the role focus alone"])
  }

  @Test func patternsOfPartsStandForTokens() async throws {
    let pair =
      #"{"foreground": "a.ring", "background": "a.page", "role": "focus", "component": "a.b*"}"#
    #expect(try await report(pair).found("contrast").count == 2)
  }

  @Test func levelsDecide() async throws {
    func messages(_ level: String) async throws -> [String] {
      try await report(#"{"foreground": "a.ring", "background": "a.page"\#(level)}"#).found(
        "contrast"
      )
      .map(\.message)
    }
    #expect(try await messages("").isEmpty)
    #expect(try await messages(#", "level": "AA""#).isEmpty)
    #expect(
      try await messages(#", "level": "AAA""#) == [
        "a.ring on a.page: 4.54:1 in every appearance; 7:1 is asked for at level AAA"
      ])
    let error = await #expect(throws: LegibleError.self) { try await messages(#", "level": "A""#) }
    #expect(error?.findings.first?.message == "\"A\" is not a level of WCAG")
  }

  /// What is asked for decides what the search aims at.
  @Test(
    arguments: [
      (#""role": "nonText""#, "#ffffff", 3),
      (#""level": "AAA""#, "#ffffff", 7),
      (#""role": "text""#, "#ffffff", nil),
    ] as [(String, String, Double?)])
  func searchesForWhatIsAskedFor(
    _ member: String, _ background: String, _ ratio: Double?
  ) async throws {
    let sample = ColorSample(
      light: [("a.ink", "#aaaaaa"), ("a.page", background)],
      configuration: """
        "inferContrast": false, "policy": "wcag2ict",
        "contrast": [{"foreground": "a.ink", "background": "a.page", \(member)}]
        """)
    var search = Suggestion.ColorSearch("#aaaaaa", on: background)
    search.ratio = ratio
    #expect(try await sample.report().found("contrast").first?.suggestion == .findColor(search))
  }

  /// The tokens know light and dark, and so does `light-dark()`.
  @Test func lightDarkFollowsTheContext() async throws {
    let sample = ColorSample(
      light: [("a.page", "#ffffff")], dark: [("a.page", "#000000")],
      configuration: """
        "inferContrast": false,
        "contrast": [{"foreground": "light-dark(#000, #333)", "background": "a.page"}]
        """)
    let found = try await sample.report().found("contrast")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("in dark") == true)
    #expect(found.first?.message.contains("in light") == false)
  }

  @Test func brokenTokensAreToldOnce() async throws {
    let sample = ColorSample(
      light: [
        ("a.page", "#ffffff"), ("a.bad", #"{"colorSpace": "srgb", "components": [1, 2]}"#),
        ("a.alias", "{a.bad}"),
      ],
      configuration: """
        "inferContrast": false, "contrast": [
          {"foreground": "a.bad", "background": "a.page"},
          {"foreground": "a.alias", "background": "a.page"}
        ]
        """)
    let errors = try await sample.report().findings.filter { $0.finding.severity == .error }
    #expect(errors.map(\.finding.message) == ["components must be three, not 2"])
  }
}
