import LegibleAudit
import LegibleCore

/// The report for a terminal: findings as a compiler prints them, grouped by severity.
struct TextReport: ReportWriter {
  /// The most further places of a finding that are printed.
  private static let mostRelated = 3

  func write(_ report: AuditReport) -> String {
    var lines: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let findings = report.findings.filter { $0.finding.severity == severity }
      guard !findings.isEmpty else { continue }
      lines.append("\(severity.heading) (\(findings.count))")
      lines.append("")
      for found in findings { lines += describe(found) }
    }
    lines += report.limits
    lines.append(report.tools)
    lines.append("")
    lines.append(report.verdict)
    lines.append(report.figures)
    return lines.joined(separator: "\n") + "\n"
  }

  private func describe(_ found: AuditFinding) -> [String] {
    let finding = found.finding
    var lines = [
      "\(finding.location.prefix)\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]"
    ]
    if let subject = finding.subject { lines.append("  \(subject)") }
    if case .text(let evidence) = found.evidence {
      lines += evidence.remarks.map { "  \($0)" }
    }
    lines += finding.related.prefix(Self.mostRelated).map { "  \($0.location.prefix)\($0.message)" }
    if finding.related.count > Self.mostRelated {
      lines.append("  and \(finding.related.count - Self.mostRelated) more")
    }
    if let hint = finding.hint { lines.append("  hint: \(hint)") }
    lines.append("")
    return lines.map(\.escapingControls)
  }
}
