import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// What people complained about in public is predicted from the text and the space alone.
@Suite struct LayoutComplaintTests {
  @Test(arguments: LayoutComplaint.all) func isPredicted(_ complaint: LayoutComplaint) async throws
  {
    let report = try await SampleAudit(
      texts: ["key": [complaint.language: complaint.text]],
      configuration: """
        {"devices": ["\(complaint.device)"], "categories": ["\(complaint.category)"],
         "orientations": ["portrait"], "sourceLanguage": "\(complaint.language)",
         "components": [{"keys": "key", "component": \(complaint.component)}]}
        """
    ).run()
    let found = report.found(complaint.rule)
    #expect(
      found.map(\.outcome) == [complaint.outcome], "\(report.findings.map(\.finding.message))")
  }

  @Test func enoughAreSetUp() {
    #expect(LayoutComplaint.all.count >= 40)
    #expect(Set(LayoutComplaint.all.map(\.reference)).count == LayoutComplaint.all.count)
  }
}
