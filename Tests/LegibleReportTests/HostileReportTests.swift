import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleJSON
import LegibleReport
import LegibleTestSupport
import Testing

/// Whatever keys, languages, texts and colour names hold, a report is the page that it should be.
@Suite struct HostileReportTests {
  private static let tags: Set = [
    "html", "head", "meta", "title", "style", "body", "header", "nav", "main", "section", "article",
    "h1", "h2", "h3", "h4", "p", "ul", "li", "dl", "dt", "dd", "a", "b", "strong", "span", "div",
    "blockquote", "br", "details", "summary", "table", "thead", "tbody", "tr", "th", "td",
  ]

  private static let attributes: Set = [
    "lang", "charset", "name", "content", "http-equiv", "class", "id", "href", "dir", "style",
    "scope", "role", "tabindex", "aria-label", "aria-labelledby", "aria-hidden",
  ]

  /// The page of an audit in which a text is key, language, text and the name of a control.
  private func page(_ hostile: [String]) async throws -> HTMLPage {
    var texts: [String: [String: String]] = [:]
    for text in hostile {
      texts[text + "k", default: [:]][text] = text + String(repeating: "W", count: 60)
    }
    let report = try await SampleAudit(
      texts: texts,
      configuration: """
        {"devices": ["iPhone SE 3"], "categories": ["large"], "orientations": ["portrait"],
         "components": [{"keys": "*", "component": "tableCellBasic"}],
         "targets": [{"name": \(JSONValue.string(hostile.first ?? "").line), "width": 20, "height": 20}]}
        """
    ).run()
    #expect(report.found("truncation").count >= hostile.count * 9 / 10)
    return HTMLPage(ReportFormat.html.render(report))
  }

  @Test func nothingLeavesItsPlace() async throws {
    // One form of each special character with each mark; all forms are tried on the escaper itself.
    let texts = HostileTexts.specials.flatMap { special in
      HostileTexts.marks.map { "x\(special)\($0) onmouseover=alert(1) y=" }
    }
    for start in stride(from: 0, to: texts.count, by: 60) {
      let page = try await page(Array(texts[start..<min(start + 60, texts.count)]))
      #expect(page.faults.isEmpty)
      #expect(Set(page.tags.map(\.name)).isSubset(of: Self.tags))
      let attributes = Set(page.tags.flatMap(\.attributes).map(\.name))
      #expect(attributes.isSubset(of: Self.attributes), "\(attributes)")
      #expect(page.tags.contains { $0.name == "blockquote" })
    }
  }

  @Test func theReaderNoticesWhatLeaves() {
    for page in [
      "<p lang=\"de\"x>a</p>", "<p lang=\"de\" onclick=\"x\">a", "a < b", "</p>",
      "<p title=\"<b>\">a</p>",
    ] {
      #expect(!HTMLPage(page).faults.isEmpty, "\(page)")
    }
    #expect(HTMLPage("<p lang=\"de\">a<br>b</p>").faults.isEmpty)
  }

  @Test func thePageMayLoadAndRunNothing() async throws {
    let page = try await page(["a"])
    let policy = page.tags.first {
      $0.name == "meta" && $0.attributes.contains { $0.value == "Content-Security-Policy" }
    }
    let content = policy?.attributes.first { $0.name == "content" }?.value ?? ""
    #expect(content.contains("default-src 'none'") && content.contains("base-uri 'none'"))
    #expect(!content.contains("script"))
    // It has to come before what it rules.
    let names = page.tags.map(\.name)
    #expect(names.prefix { $0 == "html" || $0 == "head" || $0 == "meta" }.count >= 4)
  }
}
