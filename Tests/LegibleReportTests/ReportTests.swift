import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleJSON
import LegibleReport
import Testing

/// The formats of reports: what hostile texts cannot do, and what programs can rely on.
@Suite struct ReportTests {
  private static let hostile = SampleAudit(
    texts: [
      "<script>alert(1)</script>": [
        "en": "</p><img src=x onerror=alert('1')> \u{202E}\"&\u{1B}[31m"
          + String(repeating: "x", count: 90)
      ]
    ],
    configuration: """
      {"devices": ["iPhone SE 3"],
       "components": [{"keys": "*", "component": "tableCellBasic"}],
       "contrast": [{"foreground": "#999", "background": "#fff"}]}
      """)

  @Test func htmlEscapesEverything() async throws {
    let html = ReportFormat.html.render(try await Self.hostile.run())
    #expect(html.contains("&lt;img src=x onerror=alert(&#39;1&#39;)&gt;"))
    for forbidden in ["<script", "<img", "\u{202E}", "\u{1B}"] {
      #expect(!html.contains(forbidden))
    }
    #expect(!html.contains("http://") && !html.contains("https://"))
  }

  @Test func htmlShowsEachFindingOnce() async throws {
    let report = try await Self.hostile.run()
    let html = ReportFormat.html.render(report)
    #expect(html.ranges(of: "<article>").count == report.findings.count)
    for found in report.findings {
      #expect(html.contains("<p class=\"place\">\(found.finding.location)</p>"))
    }
  }

  @Test func textHidesControls() async throws {
    let text = ReportFormat.text.render(try await Self.hostile.run())
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains("\\u{202E}"))
  }

  @Test func jsonIsReadable() async throws {
    let report = try await Self.hostile.run()
    let json = ReportFormat.json.render(report)
    let root = try JSONDocument(parsing: Array(json.utf8), path: "report").root
    #expect(root["errors"]?.double == Double(report.count(.error)))
    let findings = root["findings"]?.elements ?? []
    #expect(findings.count == report.findings.count)
    let places = root["coverage"]?["places"]?.elements ?? []
    for finding in findings {
      guard let failing = finding["evidence"]?["failing"], failing.kind == .object else { continue }
      for place in failing["places"]?.elements ?? [] {
        #expect((0..<Double(places.count)).contains(place.double ?? -1))
      }
    }
  }

  @Test(arguments: ReportFormat.allCases) func noFormatPromisesTooMuch(_ format: ReportFormat)
    async throws
  {
    let report = format.render(try await Self.hostile.run()).lowercased()
    #expect(!report.contains("compliant"))
    #expect(!report.contains("accessible"))
  }

  @Test(arguments: ReportFormat.allCases) func saysWhatIsSuggested(_ format: ReportFormat)
    async throws
  {
    let report = try await Self.hostile.run()
    #expect(format.render(report).contains("Look for a colour near #999"))
    #expect(format.render(report) { _ in "Ask the house." }.contains("Ask the house."))
  }

  @Test(arguments: ReportFormat.allCases) func theSameInputGivesTheSameBytes(
    _ format: ReportFormat
  ) async throws {
    let first = format.render(try await Self.hostile.run())
    let second = format.render(try await Self.hostile.run())
    #expect(first == second)
  }
}
