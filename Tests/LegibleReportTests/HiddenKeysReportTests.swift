import LegibleAudit
import LegibleAuditSupport
import LegibleReport
import Testing

/// What reports tell of keys that the configuration leaves out.
@Suite struct HiddenKeysReportTests {
  @Test func reasonsAreRepeatedMostKeysFirst() async throws {
    let report = try await SampleAudit(
      texts: ["a.1": ["en": "A"], "b.1": ["en": "B"], "b.2": ["en": "C"], "c": ["en": "D"]],
      configuration: """
        {"devices": ["iPhone SE 3"],
         "components": [{"keys": "a.*", "show": false, "reason": "a <demo>"},
           {"keys": "b.*", "show": false, "reason": "spoken alone"},
           {"keys": "c", "component": "text"}]}
        """
    ).run()
    let lines = [
      "Left out by the configuration: 2 keys: spoken alone.",
      "Left out by the configuration: 1 key: a <demo>.",
    ]
    #expect(ReportFormat.text.render(report).contains(lines.joined(separator: "\n")))
    #expect(ReportFormat.html.render(report).contains("1 key: a &lt;demo&gt;."))
    let json = ReportFormat.json.render(report).filter { !$0.isWhitespace }
    #expect(
      json.contains(
        #""hidden":[{"reason":"spokenalone","keys":2},{"reason":"a<demo>","keys":1}]"#))
  }
}
