import LegibleAdaptive
import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleText
import LegibleTokens
import Testing

/// A title and the detail beside it are judged together.
@Suite struct StackedDetailRuleTests {
  private func audit(
    _ detail: String, rule: String = #""detail": "*.value""#, category: String = "large"
  ) async throws -> AuditReport {
    try await SampleAudit(
      texts: ["lang": ["de": "Bevorzugte Sprache"], "lang.value": ["de": detail]],
      configuration: """
        {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": ["\(category)"],
         "components": [
          {"keys": "lang", "component": "tableCellRightDetail", \(rule)},
          {"keys": "lang.value", "component": "tableCellRightDetail"}]}
        """
    ).run()
  }

  private static let long = "Deutsch (Österreich), Englisch"

  @Test func bothOnOneLineNeedTheirWidthsAndTheGap() async throws {
    let report = try await audit(Self.long)
    #expect(report.found("truncation").isEmpty)
    let finding = try #require(report.found("stacked-detail").first)
    #expect(finding.severity == .note && finding.outcome == .fail)
    #expect(finding.subject == "lang (de)")
    let evidence = try #require(report.evidence("stacked-detail"))
    #expect(evidence.detail == Self.long)
    let style = try TokenResolver.ios.resolve(["contentSize": "large"]).textStyle("body")
    let widths = try ["Bevorzugte Sprache", Self.long].map {
      try FontLibrary().paragraph($0, style: style, locale: "de", settings: .ios).width
    }
    let worst = try #require(evidence.failing?.worst)
    #expect(abs(worst.needed - (widths[0] + 8 + widths[1])) < 1e-9)
    #expect(worst.available.value == 343 && worst.excess == worst.needed - 343)
    #expect(finding.message.contains("does not fit beside its detail \"\(Self.long)\""))
  }

  @Test func whatFitsOrStacksAnywayIsNotReported() async throws {
    #expect(try await audit("Deutsch").found("stacked-detail").isEmpty)
    #expect(try await audit(Self.long, category: "accessibility1").found("stacked-detail").isEmpty)
    // Without its key nobody can say what stands beside it.
    #expect(try await audit(Self.long, rule: #""lines": 1"#).found("stacked-detail").isEmpty)
  }

  @Test(arguments: ["lang.value", "*.value"])
  func theDetailIsAKeyOrAPattern(_ detail: String) async throws {
    let report = try await audit(Self.long, rule: "\"detail\": \"\(detail)\"")
    #expect(report.found("stacked-detail").count == 1)
    #expect(report.found("unused-mapping").isEmpty)
  }

  @Test(arguments: ["*.detail", "lang"])
  func aDetailThatIsNotThereIsNamed(_ detail: String) async throws {
    let report = try await audit(Self.long, rule: "\"detail\": \"\(detail)\"")
    #expect(report.found("unused-mapping").count == 1)
    #expect(report.found("stacked-detail").isEmpty)
  }

  @Test func onlyRightDetailCellsHaveOne() {
    let text = #"{"components": [{"keys": "*", "component": "listRow", "detail": "x"}]}"#
    #expect(throws: LegibleError.self) {
      try AuditConfiguration(parsing: Array(text.utf8), path: "legible.json")
    }
  }
}
