import LegibleKit

// What is wrong with token files, and what a house's own rules ask for.
let names = RuleRegistry.all.rules.filter { $0.subject == .lint }.map(\.id.rawValue)
print("rules of check: \(names.sorted().joined(separator: ", "))")
var lint = LintConfiguration()
lint.exclude = ["trail.debug.*"]
var smallText = LintSettings(level: .severity(.error))
smallText.exclude = ["trail.text.legal"]
smallText.options["minimum"] = .number(12)
lint.rules["small-text"] = smallText
print("\(lint.rules.count) rules are set otherwise, the first to \(smallText.level as Any)")
let report = TokenChecker(lint: lint).check(["Examples/trailmark/tokens/trailmark.resolver.json"])
print("\(report.files) files, \(report.tokens) tokens, \(report.contexts) contexts")
print("\(report.errors) errors, \(report.warnings) warnings")
for finding in report.findings {
  let location = finding.location
  print(
    "\(location.path):\(location.line):\(location.column): \(finding.message) [\(finding.rule)]")
  if let hint = finding.hint { print("  \(hint)") }
  if case .migrate(let path, _) = finding.suggestion { print("  migrate \(path ?? "all of them")") }
  for related in finding.related { print("  \(related.location): \(related.message)") }
  if let rule = RuleRegistry.all[finding.rule] {
    let options = rule.options.map { "\($0.name) \($0.standard)" }
    print("  \(rule.summary) \(options)")
  }
}

// What changed between two versions, and whom it concerns.
let diff = try TokenDiff(
  contentsOf: ["Examples/starter/app.tokens.json"], to: ["Examples/starter/dark.tokens.json"])
for change in diff.changes {
  let before = change.oldValue?.description ?? change.oldReference ?? change.oldPath ?? "nothing"
  let after = change.value?.description ?? change.reference ?? change.reason ?? "nothing"
  print("\(change.severity): \(change.kind) \(change.path), \(before) to \(after)")
  for difference in change.differences {
    let values = [difference.old, difference.new].map { $0?.description ?? "nothing" }
    print("  \(values[0]) to \(values[1]) in \(difference.contexts.map(\.description))")
  }
}

// Two contexts of a token file of another tool become one modifier.
// Tokens that are open already compare as well.
let base = try TokenResolver(contentsOf: "Examples/starter/app.tokens.json")
print(TokenDiff(from: base, to: base).changes.isEmpty)

// Files of other tools, rewritten in the format of the Design Tokens Community Group.
let options = MigrationOptions(unit: .px)
let migration = try TokenMigration(of: "Examples/starter/app.tokens.json", options: options)
for file in migration.files { print("\(file.name): \(file.bytes.count) bytes") }
print("\(migration.dialect?.name ?? "no dialect"), \(migration.tokenCount) tokens")
print("\(migration.lostCount) lost, \(migration.findings.count) findings")
