import LegibleAdaptive
import LegibleAudit
import LegibleAuditSupport
import LegibleCatalogs
import LegibleCore
import LegibleText
import LegibleTokens
import Testing

/// Rules that an app brings to the audit.
@Suite struct OwnRuleTests {
  /// A text takes at most a share of its line.
  private struct ShareRule: TextRule {
    static let rule = Rule(
      "line-share", of: .audit, severity: .error, summary: "A text leaves some of its line free.")
    var share: Double
    let verb = "fills its line"
    let hint = "Shorten it."

    func judge(_ measure: TextMeasure, in space: AvailableSpace) -> Judgement {
      measure.judge(measure.width / share, in: space)
    }
  }

  /// Says that everything is truncated.
  private struct StrictRule: TextRule {
    static let rule = Rule(
      "truncation", of: .audit, severity: .note, summary: "Nothing is ever right.")
    let verb = "is too much"
    let hint = "Leave it out."

    func judge(_ measure: TextMeasure, in space: AvailableSpace) -> Judgement {
      measure.judge(2 * space.width.upper, in: space)
    }
  }

  private func audit(_ categories: [SizeCategory], _ rules: [any TextRule]) async throws
    -> AuditReport
  {
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.devices = ["iPhone SE 3"]
    configuration.orientations = [.portrait]
    configuration.categories = categories
    configuration.components = [ComponentRule(keys: "*", component: .tableCellBasic)]
    let place = SourceLocation(path: "app/en.lproj/Localizable.strings")
    let string = LocalizedString(
      key: "row", language: "en", table: "Localizable",
      variants: [StringVariant("Settings", at: place)], at: place)
    return try await Audit(
      configuration, strings: StringCatalog(strings: [string], files: [place.path]), tokens: .ios,
      fonts: FontLibrary(), adding: rules
    ).run()
  }

  /// "Settings" is about 67 pt wide at Large, in 343 pt: the rule is asked although all fits.
  @Test(arguments: [(0.1, true), (0.15, true), (0.25, false), (1, false)])
  func judgesTextThatFits(share: Double, isFound: Bool) async throws {
    let report = try await audit([.large], [ShareRule(share: share)])
    #expect(report.found("line-share").map(\.outcome) == (isFound ? [.fail] : []))
    #expect(report.found("truncation").isEmpty)
    let range = report.evidence("line-share")?.failing
    #expect(range.map { [$0.count, $0.total] } == (isFound ? [1, 1] : nil))
    #expect(report.rules.last == "line-share")
  }

  @Test(arguments: [
    ([SizeCategory.large, .accessibility5], Severity.error), ([.accessibility5], .warning),
  ])
  func failuresMatterAsTheRuleSays(_ categories: [SizeCategory], _ severity: Severity) async throws
  {
    let finding = try #require(
      try await audit(categories, [ShareRule(share: 0.1)]).found("line-share").first)
    #expect(finding.severity == severity)
    #expect(finding.message.hasPrefix("\"Settings\" fills its line in a basic table cell: needs "))
    #expect(finding.hint == "Shorten it.")
  }

  @Test func doubtIsWorded() {
    #expect(ShareRule(share: 1).doubtfulVerb == "possibly fills its line")
  }

  @Test func takesThePlaceOfARuleWithItsName() async throws {
    let report = try await audit([.large], [StrictRule()])
    let findings = report.found("truncation")
    #expect(findings.map(\.severity) == [.note])
    #expect(findings.first?.message.contains("is too much") == true)
    #expect(report.rules == Rule.auditRules.map(\.id))
  }
}
