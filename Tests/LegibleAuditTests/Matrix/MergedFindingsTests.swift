import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// One finding for each key and rule, and what only together is worth a note.
@Suite struct MergedFindingsTests {
  private static let long = "Alle heruntergeladenen Wanderkarten und Hütten aktualisieren"
  private static let components =
    #""components": [{"keys": "*", "component": "tableCellBasic"}]"#

  private static func report(
    _ texts: [String: [String: String]], devices: String = #""iPhone SE 3", "iPad Air 13-inch""#,
    categories: String = #""large""#
  ) async throws -> AuditReport {
    try await SampleAudit(
      texts: texts,
      configuration: """
        {"devices": [\(devices)], "orientations": ["portrait"], "categories": [\(categories)], \(Self.components)}
        """
    ).run()
  }

  @Test func languagesOfAKeyAreToldTogether() async throws {
    let report = try await Self.report([
      "a.cell": ["de": Self.long, "en": Self.long + "!", "fr": "Cartes", "pl": Self.long + "!!"]
    ])
    let finding = try #require(report.found("truncation").first)
    #expect(report.found("truncation").count == 1)
    #expect(finding.subject == "a.cell (pl)")
    #expect(finding.message.hasSuffix("; also in en and de"))
    #expect(finding.count == 3)
    #expect(report.evidence("truncation")?.others.map(\.language) == ["en", "de"])
  }

  @Test func whatFailsInMoreContextsComesFirst() async throws {
    let report = try await Self.report([
      "a.cell": ["en": Self.long], "b.cell": ["en": String(repeating: Self.long + " ", count: 3)],
      "c.cell": ["en": Self.long + " jetzt"],
    ])
    #expect(
      report.found("truncation").map(\.subject) == ["b.cell (en)", "c.cell (en)", "a.cell (en)"])
  }

  /// At accessibility sizes on the phone alone: no finding of its own.
  @Test func whatFailsOnlyWhereMuchTextCannotFitIsOneNote() async throws {
    let report = try await Self.report(
      [
        "a.cell": ["de": "Karten und Hütten", "en": "Maps and huts now"],
        "b.cell": ["en": "Huts"],
      ],
      categories: #""large", "accessibility5""#)
    let notes = report.found("truncation")
    #expect(
      notes.map(\.message) == [
        "1 key fails only at accessibility sizes, and there only on the narrowest screens or within the doubt about widths"
      ])
    #expect(notes.map(\.severity) == [.note])
    #expect(notes.first?.related.count == 1)
  }

  /// Who asks for accessibility sizes alone wants to hear of them.
  @Test func sizesThatAreAskedForAreTold() async throws {
    let report = try await Self.report(
      ["a.cell": ["en": "Maps and huts now"]], categories: #""accessibility5""#)
    #expect(report.found("truncation").map(\.severity) == [.warning])
  }

  /// With one screen there is no narrowest one.
  @Test func aSingleScreenIsNotTheNarrowest() async throws {
    let report = try await Self.report(
      ["a.cell": ["en": "Maps and huts now"]], devices: #""iPhone SE 3""#,
      categories: #""large", "accessibility5""#)
    #expect(report.found("truncation").map(\.severity) == [.warning])
  }
}
