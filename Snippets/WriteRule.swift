import LegibleKit

// A rule of the app's own: it judges one text in one space, the audit gathers the contexts.
struct BreathingTitleRule: TextRule {
  static let rule = Rule(
    "breathing-title", of: .audit, severity: .warning,
    summary: "A title leaves a fifth of its line free.")

  let verb = "takes more than 80 % of its line"
  let hint = "Shorten the title."

  func judge(_ measure: TextMeasure, in space: AvailableSpace) -> Judgement {
    guard measure.component.name == "navigationTitle", !measure.category.isAccessibility,
      space.width.upper < 500
    else { return .pass }
    // On one line all of it counts, on several the widest word.
    let taken = space.lineLimit == 1 ? measure.width : measure.widestWord
    let judgement = measure.judge(taken / 0.8, in: space)
    // Doubt about a matter of taste is not worth a finding.
    return judgement.outcome == .fail ? judgement : .pass
  }
}

let path = "Examples/trailmark/legible.json"
let files = DiskFiles()
let configuration = try AuditConfiguration(parsing: files.bytes(of: path), path: path)
let audit = try Audit(configuration, reader: files, adding: [BreathingTitleRule()])
for found in try await audit.run().findings
where found.finding.rule == BreathingTitleRule.rule.id {
  print(found.finding.message)
}
