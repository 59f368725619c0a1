import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// Colour pairs in every appearance, and touch targets.
@Suite struct ContrastRuleTests {
  private func audit(_ parts: String) async throws -> AuditReport {
    try await SampleAudit(texts: [:], configuration: "{\(parts)}").run()
  }

  @Test func failsUnderEveryPolicyIsAnError() async throws {
    let report = try await audit(
      ##""contrast": [{"foreground": "#999999", "background": "#ffffff"}]"##)
    let finding = try #require(report.found("contrast").first)
    #expect(finding.severity == .error)
    #expect(finding.message.contains("2.84:1"))
    #expect(report.coverage.pairs == 4)
  }

  @Test func disagreementOnLargeTextIsAWarning() async throws {
    let pair = ##"""
      "contrast": [
        {"foreground": "#808080", "background": "#ffffff", "style": "title3"}
      ]
      """##
    let finding = try await #require(try audit(pair).found("contrast").first)
    #expect(finding.severity == .warning && finding.outcome == .cannotTell)
    #expect(finding.message.contains("contested"))
    let decided = try await audit(pair + #", "policy": "native""#)
    #expect(decided.found("contrast").isEmpty)
    let strict = try await audit(pair + #", "policy": "wcag2ict""#)
    #expect(strict.found("contrast").map(\.severity) == [.error])
  }

  @Test func coloursOfThePlatformAreOneNote() async throws {
    let report = try await audit(
      """
      "contrast": [
        {"foreground": "ios.color.secondaryLabel", "background": "ios.color.systemBackground"},
        {"foreground": "ios.color.tertiaryLabel", "background": "ios.color.systemBackground"}
      ]
      """)
    let findings = report.found("contrast")
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.count == 2)
  }

  @Test func unknownColoursAreLocated() async throws {
    let report = try await audit(
      ##""contrast": [{"foreground": "ios.color.labl", "background": "#ffffff"}]"##)
    let finding = try #require(report.findings.first?.finding)
    #expect(finding.severity == .error)
    #expect(finding.location.path == "sample/legible.json")
  }

  @Test(arguments: [
    (20.0, "", Severity.error), (26, "", .warning), (40, "", .note),
    (20, #", "exception": "spacing""#, .warning),
  ])
  func targetsMissOneTier(_ side: Double, _ exception: String, _ severity: Severity) async throws {
    let report = try await audit(
      #""targets": [{"name": "x", "width": \#(side), "height": 60\#(exception)}]"#)
    #expect(report.found("touch-target").map(\.severity) == [severity])
  }

  /// Width and height both count, at the edge of each tier.
  @Test(arguments: [
    (20.0, Severity.error), (23.9, .error), (24, .warning), (27.9, .warning), (28, .note),
    (43.9, .note), (44, nil),
  ])
  func theSmallerSideDecides(_ side: Double, _ severity: Severity?) async throws {
    for (width, height) in [(side, 200.0), (200, side), (side, side)] {
      let report = try await audit(
        #""targets": [{"name": "x", "width": \#(width), "height": \#(height)}]"#)
      #expect(report.found("touch-target").map(\.severity) == [severity].compactMap { $0 })
    }
  }

  @Test(arguments: [
    #""width": 44, "height": 44"#, #""width": 9, "height": 9, "exception": "inline""#,
  ])
  func targetsThatAreLargeEnoughOrExcused(_ target: String) async throws {
    #expect(
      try await audit(#""targets": [{"name": "x", \#(target)}]"#).found("touch-target").isEmpty)
  }
}
