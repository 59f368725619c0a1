import LegibleAdaptive
import LegibleAudit
import LegibleCatalogs
import LegibleCore
import LegibleReport
import LegibleText
import LegibleTokens
import Testing

/// What reports tell of a rule that an app brings.
@Suite struct OwnRuleReportTests {
  private struct EmptyLineRule: TextRule {
    static let rule = Rule(
      "empty-line", of: .audit, severity: .error, summary: "Text is <nothing> to look at.")
    let verb = "is there"
    let hint = "Leave it out."

    func judge(_ measure: TextMeasure, in space: AvailableSpace) -> Judgement {
      measure.judge(2 * space.width.upper, in: space)
    }
  }

  @Test func pageTellsWhatTheRuleChecks() async throws {
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.devices = ["iPhone SE 3"]
    configuration.components = [ComponentRule(keys: "*", component: .listRow)]
    let place = SourceLocation(path: "app/en.lproj/Localizable.strings")
    let string = LocalizedString(
      key: "row", language: "en", table: "Localizable",
      variants: [StringVariant("Settings", at: place)], at: place)
    let report = try await Audit(
      configuration, strings: StringCatalog(strings: [string], files: [place.path]), tokens: .ios,
      fonts: FontLibrary(), adding: [EmptyLineRule()]
    ).run()
    let page = ReportFormat.html.render(report)
    #expect(page.contains("<p>Text is &lt;nothing&gt; to look at.</p>"))
    #expect(ReportFormat.text.render(report).contains("[empty-line]"))
  }
}
