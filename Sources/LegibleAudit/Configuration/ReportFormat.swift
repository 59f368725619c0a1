/// The formats of reports.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For people, in a terminal.
  case text
  /// For programs: stable and documented.
  case json
  /// A page to read and to hand on, without any outside resource.
  case html

  /// The name of the file that a report is written to.
  package var fileName: String {
    switch self {
    case .text: "audit.txt"
    case .json: "audit.json"
    case .html: "audit.html"
    }
  }
}
