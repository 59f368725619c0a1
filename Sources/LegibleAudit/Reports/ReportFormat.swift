/// A format that an audit's report can be written in.
protocol ReportWriter {
  /// Writes the whole report.
  func write(_ report: AuditReport) -> String
}

/// The formats of reports.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people, in a terminal.
  case text
  /// For programs: stable and documented.
  case json
  /// A page to read and to hand on, without any outside resource.
  case html

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

  /// The name of the file that a report is written to.
  public var fileName: String {
    switch self {
    case .text: "audit.txt"
    case .json: "audit.json"
    case .html: "audit.html"
    }
  }
}
