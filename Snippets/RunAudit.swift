import LegibleKit

let files = DiskFiles()
let path = "Examples/trailmark/legible.json"
var configuration = try AuditConfiguration(parsing: files.bytes(of: path), path: path)
configuration.categories = [.large, .accessibility3]

let report = try await Audit(configuration, reader: files).run()

for found in report.findings where found.finding.outcome == .fail {
  guard case .text(let evidence) = found.evidence, let failing = evidence.failing else { continue }
  let worst = failing.worst
  print("\(evidence.text): \(worst.excess) pt too much on \(worst.viewport.shortLabel)")
}
print(report.figures)
print("\(ReportFormat.html.render(report).utf8.count) bytes of HTML")
