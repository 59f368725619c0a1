import LegibleCore

/// Takes the findings of one rule.
struct LintReport {
  /// Where findings go.
  var collector: FindingCollector
  /// The rule that reports.
  let rule: Rule
  /// How much its findings matter.
  let severity: Severity

  /// Adds a finding; those of the same cause become one with a count.
  ///
  /// - Parameters:
  ///   - message: What is wrong, of the token itself.
  ///   - cause: What several findings have in common; the rule itself by default.
  mutating func add(
    _ message: String, cause: String = "", hint: String? = nil, at location: SourceLocation,
    subject: String?, related: [Finding.Related] = []
  ) {
    collector.add(
      Finding(
        rule: rule, severity: severity, message: message, hint: hint, at: location,
        subject: subject, related: related),
      cause: cause)
  }
}
