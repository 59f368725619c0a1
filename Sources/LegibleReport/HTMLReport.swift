import LegibleAdaptive
import LegibleAudit
import LegibleCore

/// A page that needs nothing from outside: findings by severity and rule, with their evidence.
struct HTMLReport: ReportWriter {
  func write(_ report: AuditReport) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Audit of \(report.configuration.htmlEscaped)</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>Audit of \(report.configuration.htmlEscaped)</h1>
    <p>\(report.figures.htmlEscaped)</p>
    <nav aria-label="Findings"><ul class="counts">
    \(Self.severities.map { count($0, report) }.joined(separator: "\n"))
    </ul></nav>
    </header>
    <main>
    \(Self.severities.map { section($0, report) }.joined())\(colors(report))\(coverage(report))</main>
    </body>
    </html>

    """
  }

  /// Nothing is loaded, run, sent or framed; the page's own styles alone apply (Content Security Policy 3).
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  private static let severities = [Severity.error, .warning, .note]

  private func count(_ severity: Severity, _ report: AuditReport) -> String {
    let name = severity.rawValue
    let count = report.count(severity)
    let words = "<strong>\(count.groupedDescription)</strong> \(name)\(count == 1 ? "" : "s")"
    return "<li class=\"\(name)\">"
      + (count == 0 ? "<span>\(words)</span>" : "<a href=\"#\(name)\">\(words)</a>") + "</li>"
  }

  // MARK: Findings

  private func section(_ severity: Severity, _ report: AuditReport) -> String {
    let findings = report.findings.filter { $0.finding.severity == severity }
    guard !findings.isEmpty else { return "" }
    var rules: [Rule.ID] = []
    for found in findings where !rules.contains(found.finding.rule) {
      rules.append(found.finding.rule)
    }
    let id = severity.rawValue
    var html = "<section class=\"\(id)\" aria-labelledby=\"\(id)\">\n"
    html += "<h2 id=\"\(id)\">\(severity.heading)</h2>\n"
    for rule in rules {
      let alike = findings.filter { $0.finding.rule == rule }
      html += heading(rule, report.registry, alike.count) + alike.map(article).joined()
    }
    return html + "</section>\n"
  }

  private func heading(_ rule: Rule.ID, _ registry: RuleRegistry, _ count: Int) -> String {
    let summary = registry[rule].map { "<p>\($0.summary.htmlEscaped)</p>\n" } ?? ""
    return "<h3>\(rule.rawValue.htmlEscaped) <span>\(count.groupedDescription)</span></h3>\n"
      + summary
  }

  private func article(_ found: AuditFinding) -> String {
    let finding = found.finding
    var html = "<article>\n"
    if let subject = finding.subject { html += "<h4>\(subject.htmlEscaped)</h4>\n" }
    switch found.evidence {
    case .text(let evidence): html += self.evidence(evidence)
    case .contrast(let evidence):
      html += "<p>\(finding.message.htmlEscaped)</p>\n" + self.evidence(evidence)
    case .target, .none: html += "<p>\(finding.message.htmlEscaped)</p>\n"
    }
    html += related(finding.related)
    if let hint = finding.hint { html += "<p class=\"soft\">\(hint.htmlEscaped)</p>\n" }
    return html + "<p class=\"place\">\(finding.location.description.htmlEscaped)</p>\n</article>\n"
  }

  /// The further places of a finding, out of the way where they are many.
  private func related(_ notes: [Finding.Related]) -> String {
    guard !notes.isEmpty else { return "" }
    let items = notes.map {
      "<li>\($0.message.htmlEscaped) <span class=\"place\">\($0.location.description.htmlEscaped)</span></li>"
    }
    return "<details><summary>\(pluralized(notes.count, "further location"))</summary>\n"
      + "<ul>\(items.joined())</ul></details>\n"
  }

  // MARK: Coverage

  private func coverage(_ report: AuditReport) -> String {
    let coverage = report.coverage
    return """
      <section aria-labelledby="coverage">
      <h2 id="coverage">What was measured</h2>
      <ul>\(report.limits.map { "<li>\($0.htmlEscaped)</li>" }.joined())</ul>
      <dl>
      <dt>Languages</dt><dd>\(coverage.languages.joined(separator: ", ").htmlEscaped)</dd>
      <dt>Sizes</dt><dd>\(coverage.categories.map(\.shortName).joined(separator: ", "))</dd>
      <dt>Devices</dt><dd>\(coverage.devices) in \(pluralized(coverage.viewports.count, "place"))</dd>
      <dt>Colours</dt><dd>\(coverage.colorContexts.counted("context"))</dd>
      <dt>Tools</dt><dd>\(report.tools.htmlEscaped)</dd>
      </dl>
      </section>

      """
  }
}
