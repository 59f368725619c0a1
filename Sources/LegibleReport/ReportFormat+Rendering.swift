public import LegibleAudit

/// A format that an audit's report can be written in.
protocol ReportWriter {
  /// Writes the whole report.
  func write(_ report: AuditReport) -> String
}

extension ReportFormat {
  /// The report in this format.
  ///
  /// The same report gives the same bytes.
  public func render(_ report: AuditReport) -> String {
    let writer: any ReportWriter =
      switch self {
      case .text: TextReport()
      case .json: JSONReport()
      case .html: HTMLReport()
      }
    return writer.write(report)
  }
}
