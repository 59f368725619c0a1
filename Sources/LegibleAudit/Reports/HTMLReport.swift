import LegibleAdaptive
import LegibleCore
import LegibleColor

/// A page that needs nothing from outside: findings by severity, with their evidence.
struct HTMLReport: ReportWriter {
  func write(_ report: AuditReport) -> String {
    var html = Self.head
    html += "<header><h1>Audit of \(escaped(report.configuration))</h1>\n"
    html +=
      "<p class=\"verdict\">\(report.verdict)</p>\n<p>\(report.figures)</p></header>\n<main>\n"
    for severity in [Severity.error, .warning, .note] {
      html += section(severity, report.findings.filter { $0.finding.severity == severity })
    }
    html += coverage(report)
    return html + "</main>\n</body>\n</html>\n"
  }

  private func section(_ severity: Severity, _ findings: [AuditFinding]) -> String {
    guard !findings.isEmpty else { return "" }
    let id = severity.rawValue
    var html = "<section aria-labelledby=\"\(id)\">\n"
    html += "<h2 id=\"\(id)\">\(severity.heading) <span>\(findings.count)</span></h2>\n"
    for found in findings { html += article(found) }
    return html + "</section>\n"
  }

  private func article(_ found: AuditFinding) -> String {
    let finding = found.finding
    var html = "<article class=\"\(finding.severity.rawValue)\">\n"
    html += "<h3><span class=\"rule\">\(escaped(finding.rule))</span> "
    html += "\(escaped(finding.subject ?? ""))</h3>\n"
    html += "<p>\(escaped(finding.message))</p>\n"
    switch found.evidence {
    case .text(let evidence): html += text(evidence)
    case .contrast(let evidence): html += contrast(evidence)
    case .target, .none: break
    }
    if let hint = finding.hint { html += "<p class=\"hint\">\(escaped(hint))</p>\n" }
    html += "<p class=\"place\">\(escaped(finding.location.description))</p>\n</article>\n"
    return html
  }

  // MARK: Evidence

  private func text(_ evidence: TextEvidence) -> String {
    let language = escaped(evidence.language)
    var html =
      "<blockquote lang=\"\(language)\" dir=\"auto\">\(escaped(evidence.text))</blockquote>\n"
    html += "<dl>\n"
    if let failing = evidence.failing { html += range("Fails", failing) }
    if let unsure = evidence.unsure { html += range("Cannot tell", unsure) }
    html += "</dl>\n"
    if !evidence.remarks.isEmpty {
      html += "<p class=\"remarks\">\(escaped(evidence.remarks.joined(separator: "; ")))</p>\n"
    }
    return html
  }

  private func range(_ title: String, _ range: ContextRange) -> String {
    let worst = range.worst
    let share =
      "\(grouped(range.count)) of \(grouped(range.total)) contexts, \(spell(range.categories))"
    var html = "<dt>\(title)</dt><dd>\(share)</dd>\n"
    html += "<dt>Worst</dt><dd>\(points(worst.fontSize)) pt text in \(worst.room) pt, "
    html += worst.excess > 0 ? "\(points(worst.excess)) pt too much" : "within the doubt"
    html += ", \(worst.category.shortName), \(escaped(worst.place.shortLabel))</dd>\n"
    html +=
      "<dt>Where</dt><dd><details><summary>\(counted(range.places.count, "place"))</summary><ul>"
    for place in range.places {
      let devices = escaped(place.devices.joined(separator: ", "))
      html += "<li>\(escaped(place.label)): \(devices)</li>"
    }
    return html + "</ul></details></dd>\n"
  }

  private func contrast(_ evidence: ContrastEvidence) -> String {
    var html = "<table><thead><tr><th scope=\"col\">Appearance</th><th scope=\"col\">Sample</th>"
    html +=
      "<th scope=\"col\">Colours</th><th scope=\"col\">Ratio</th><th scope=\"col\">Asked for</th>"
    html += "<th scope=\"col\">Verdict</th></tr></thead><tbody>\n"
    for row in evidence.rows {
      let colors = "color:\(row.foreground);background:\(row.background)"
      html += "<tr><th scope=\"row\">\(row.label)</th>"
      html += "<td class=\"swatch\" style=\"\(colors)\">Aa</td>"
      html += "<td>\(row.foreground) on \(row.background)</td>"
      html += "<td>\(Contrast.text(row.ratio)):1</td>"
      html += "<td>\(row.required.map { points($0) + ":1" } ?? "nothing")</td>"
      html += "<td>\(verdict(row))</td></tr>\n"
    }
    return html + "</tbody></table>\n"
  }

  private func verdict(_ row: ContrastEvidence.Row) -> String {
    let outcomes = Set(row.policies.map(\.outcome))
    guard outcomes.count > 1 else { return row.outcome.words }
    return row.policies.map { "\($0.name): \($0.outcome.words)" }.joined(separator: ", ")
  }

  private func coverage(_ report: AuditReport) -> String {
    let coverage = report.coverage
    var html =
      "<section aria-labelledby=\"coverage\">\n<h2 id=\"coverage\">What was measured</h2>\n"
    html += "<ul>"
    for limit in report.limits { html += "<li>\(escaped(limit))</li>" }
    html += "</ul>\n<dl>\n"
    html += "<dt>Languages</dt><dd>\(escaped(coverage.languages.joined(separator: ", ")))</dd>\n"
    html +=
      "<dt>Sizes</dt><dd>\(coverage.categories.map(\.shortName).joined(separator: ", "))</dd>\n"
    html += "<dt>Devices</dt><dd>\(coverage.devices) in \(coverage.places.count) places</dd>\n"
    html += "<dt>Tools</dt><dd>\(escaped(report.tools))</dd>\n</dl>\n</section>\n"
    return html
  }

  private func escaped(_ text: String) -> String {
    var html = ""
    for character in text {
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "'": html += "&#39;"
      default: html.append(character)
      }
    }
    return html.visible
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Legible audit</title>
    <style>
    :root { color-scheme: light dark; --text: #1d1d1f; --soft: #4f4f55; --page: #ffffff;
      --card: #f5f5f7; --error: #b00020; --warning: #8a5000; --note: #0a5a9c; }
    @media (prefers-color-scheme: dark) { :root { --text: #f2f2f4; --soft: #b9b9c0;
      --page: #121214; --card: #1e1e21; --error: #ff8a95; --warning: #ffb95c; --note: #7cc0ff; } }
    body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; color: var(--text);
      background: var(--page); font: 1rem/1.5 system-ui, sans-serif; }
    h1 { line-height: 1.2; } h2 span { color: var(--soft); font-weight: 400; }
    .verdict { font-size: 1.25rem; font-weight: 600; }
    article { margin: 1rem 0; padding: .75rem 1rem; border-left: .3rem solid var(--note);
      background: var(--card); overflow-wrap: anywhere; }
    article.error { border-color: var(--error); } article.warning { border-color: var(--warning); }
    h3 { margin: 0; font-size: 1rem; } .rule { color: var(--note); }
    .error .rule { color: var(--error); } .warning .rule { color: var(--warning); }
    blockquote { margin: .5rem 0; padding: .25rem .75rem; border: 1px solid var(--soft); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
    dd { margin: 0; } .hint, .place, .remarks, dt { color: var(--soft); }
    .place { font-family: ui-monospace, monospace; font-size: .85rem; margin: 0; }
    table { border-collapse: collapse; } th, td { padding: .3rem .6rem; text-align: left;
      border-bottom: 1px solid var(--soft); } td.swatch { font-weight: 400; }
    </style>
    </head>
    <body>

    """
}

extension Outcome {
  /// The outcome in words.
  var words: String {
    switch self {
    case .pass: "passes"
    case .fail: "fails"
    case .cannotTell: "cannot tell"
    case .notApplicable: "not asked for"
    }
  }
}
