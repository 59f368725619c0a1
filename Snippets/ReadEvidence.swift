import LegibleKit

let path = "Examples/trailmark/legible.json"
let configuration = try AuditConfiguration(parsing: DiskFiles().bytes(of: path), path: path)
let report = try await Audit(configuration, reader: DiskFiles()).run()

// Each finding carries the figures behind it.
for found in report.findings {
  switch found.evidence {
  case .text(let text):
    guard let range = text.failing ?? text.unsure else { continue }
    let worst = range.worst
    let placement = text.setting
    print("\(text.language): \(text.word ?? text.text), \(placement.style ?? "own style")")
    print(
      "  in \(placement.component.phrase), of \(text.samples), \(text.inferredFrom ?? "mapped")")
    print("  \(range.count) of \(range.total) contexts, \(range.viewports.count) viewports")
    print("  needs \(worst.needed) pt (\(worst.range)), \(worst.available) available")
    print("  \(worst.category) at \(worst.fontSize) pt, \(text.uncertainty) of doubt")
    print("  \(worst.viewport.label): \(worst.viewport.devices), \(worst.viewport.orientation)")
  case .contrast(let contrast):
    for row in contrast.rows where row.outcome != .pass {
      print("\(row.pair): \(row.foreground) on \(row.background), \(row.leastRatio):1")
      print("  \(row.required ?? 0) required at \(row.level), \(row.style ?? "any style")")
      if case .findColor(let search) = found.finding.suggestion {
        print("  look for one like \(search.foreground) on \(search.background)")
        print(
          "  \(search.ratio ?? 4.5):1, \(search.isWorstPlace ? "the worst place" : "all of it")")
        print(
          "  \(search.isFocus ? "in focus" : ""), \(search.component ?? ""), \(search.unfocused ?? "")"
        )
      }
      for policy in row.policies { print("  \(policy.name): \(policy.outcome)") }
    }
  case .target(let target): print("\(target.size) pt, \(target.required) required")
  case .none: print(found.finding.message)
  }
}

// What was looked at, as far as it is known.
let coverage = report.coverage
print(
  "\(coverage.strings) strings, \(coverage.texts) texts in \(coverage.languages.count) languages")
print("\(coverage.layouts) layouts on \(coverage.devices) devices")
print("\(coverage.viewports.count) viewports, \(coverage.pairs) colour judgements")
print("\(report.count(.error)) errors, \(report.count(.warning)) warnings")
