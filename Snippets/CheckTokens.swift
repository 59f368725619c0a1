import LegibleKit

// What is wrong with token files, and what a house's own rules ask for.
let names = RuleRegistry.all.rules.filter { $0.subject == .lint }.map(\.id.rawValue)
print("rules of check: \(names.sorted().joined(separator: ", "))")
let report = TokenChecker().check(["Examples/trailmark/tokens/trailmark.resolver.json"])
print("\(report.files) files, \(report.tokens) tokens, \(report.contexts) contexts")
print("\(report.errors) errors, \(report.warnings) warnings")
for finding in report.findings {
  let location = finding.location
  print("\(location.path):\(location.line):\(location.column): \(finding.message) [\(finding.rule)]")
  if let hint = finding.hint { print("  \(hint)") }
  for related in finding.related { print("  \(related.location): \(related.message)") }
  if let rule = RuleRegistry.all[finding.rule] { print("  \(rule.summary)") }
}

// What changed between two versions, and whom it concerns.
let (old, new) = try TokenDiff.versions(
  ["Examples/starter/app.tokens.json"], ["Examples/starter/dark.tokens.json"])
let diff = TokenDiff(from: old, to: new)
for change in diff.changes {
  print("\(change.severity): \(change.kind) \(change.path) at \(change.location)")
  for difference in change.differences {
    let values = [difference.old, difference.new].map { $0?.description ?? "nothing" }
    print("  \(values[0]) to \(values[1]) in \(difference.contexts.map(\.description))")
  }
}

// Files of other tools, rewritten in the format of the Design Tokens Community Group.
let migration = try TokenMigration(of: "Examples/starter/app.tokens.json")
for file in migration.files { print("\(file.name): \(file.bytes.count) bytes") }
print("\(migration.tokenCount) tokens, \(migration.lostCount) lost")
