public import LegibleAudit
public import LegibleCore

/// A format that an audit's report can be written in.
protocol ReportWriter {
  /// Writes the whole report.
  func write(_ report: AuditReport) -> String
}

extension ReportFormat {
  /// The report in this format.
  ///
  /// The same report gives the same bytes.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - wording: Says what a finding suggests in the words of a tool, such as its commands.
  public func render(
    _ report: AuditReport, wording: (Suggestion) -> String = \.description
  ) -> String {
    var report = report
    for index in report.findings.indices {
      report.findings[index].finding = report.findings[index].finding.advised(wording: wording)
    }
    let writer: any ReportWriter =
      switch self {
      case .text: TextReport()
      case .json: JSONReport()
      case .html: HTMLReport()
      }
    return writer.write(report)
  }
}
