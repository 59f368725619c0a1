import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// Components that the configuration describes.
@Suite struct OwnComponentTests {
  /// About 235 pt at 17 pt.
  private static let text = "Herunterladbare Wanderkarten"

  private static func report(
    _ rule: String, categories: String = #""large""#
  ) async throws -> AuditReport {
    try await SampleAudit(
      texts: ["chip.map": ["en": text], "chip.trip": ["en": "Tour"], "spoken": ["en": text]],
      configuration: """
        {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": [\(categories)],
         "components": [\(rule), {"keys": "*", "component": "text"}]}
        """
    ).run()
  }

  /// The members of a rule, the size category, and whether a text is truncated.
  static let rules: [(String, String, Bool)] = [
    (#""width": "screen - 2*16", "lines": 1"#, "large", false),
    (#""width": "screen/2 - 24", "lines": 1"#, "large", true),
    (#""width": "screen/2 - 24", "lines": 2"#, "large", false),
    (#""width": 120, "lines": 1"#, "large", true),
    (#""width": "screen/2 - 24", "lines": 1, "minimumScale": 0.5"#, "large", false),
    (#""width": "screen - 2*16", "lines": 1"#, "accessibility5", true),
    (#""width": "screen - 2*16", "lines": 1, "scales": false"#, "accessibility5", false),
    (
      #""width": "screen - 2*16", "lines": 1, "dynamicTypeSize": "XXL""#, "accessibility5", false
    ),
    (#""width": "screen - 2*16", "lines": 1, "dynamicTypeSize": "AX3""#, "accessibility5", true),
    (#""component": "alertButton""#, "large", false),
    (#""component": "alertButton", "width": 160"#, "large", false),
    (#""component": "alertButton", "minimumScale": 1, "width": 160"#, "large", true),
  ]

  @Test(arguments: rules)
  func measuresWhatTheAppSets(
    _ members: String, _ category: String, _ isTruncated: Bool
  ) async throws {
    let report = try await Self.report(
      #"{"keys": ["chip.*"], \#(members)}"#, categories: "\"\(category)\"")
    #expect(report.found("truncation").map(\.subject) == (isTruncated ? ["chip.map (en)"] : []))
  }

  /// Where the cap is none of the sizes of the audit, the text is measured at the cap.
  @Test func aCapNeedsNotBeAmongTheSizes() async throws {
    let rule =
      #"{"keys": "chip.*", "width": "screen - 2*16", "lines": 1, "dynamicTypeSize": "AX3"}"#
    for category in ["accessibility5", "accessibility3"] {
      let report = try await Self.report(rule, categories: "\"\(category)\"")
      #expect(report.evidence("truncation")?.failing?.worst.fontSize == 40)
    }
  }

  @Test func keysThatAreNotShownAreCounted() async throws {
    let report = try await Self.report(
      #"{"keys": ["spoken", "chip.t*"], "show": false, "reason": "for VoiceOver"}"#)
    #expect(report.coverage.hidden == ["for VoiceOver": 2])
    #expect(report.coverage.texts == 1 && report.coverage.strings == 3)
  }

  /// Each pattern of a list that matches nothing is reported where it stands.
  @Test func everyPatternHasToMatch() async throws {
    let report = try await Self.report(#"{"keys": ["chip.*", "chop.*"], "width": 300}"#)
    #expect(report.found("unused-mapping").map(\.message) == ["no key matches \"chop.*\""])
    #expect(report.found("unused-mapping").allSatisfy { $0.location.line == 2 })
    #expect(report.found("unused-mapping").allSatisfy { $0.location.column > 20 })
  }

  /// What the configuration fixes is meant.
  @Test func aFixedSizeOfItsOwnIsNotNoted() async throws {
    let report = try await Self.report(
      #"{"keys": "chip.*", "width": 300, "scales": false, "style": "footnote"}"#,
      categories: #""large", "accessibility5""#)
    #expect(report.found("fixed-size").isEmpty)
  }
}
