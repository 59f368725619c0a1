/// What findings are made by: one thing that is checked, with all that `explain`, `--only`, reports and
/// documents tell of it.
///
/// A rule of one's own is one more value:
///
/// ```swift
/// let shouting = Rule(
///   "shouting", of: .audit, severity: .warning, summary: "Titles are not written in capitals.")
/// ```
public struct Rule: Hashable, Sendable, Identifiable {
  /// What findings carry and users write.
  public let id: ID
  /// What it looks at.
  public let subject: Subject
  /// How much a finding matters unless it says otherwise; `nil` for a rule that is off by default.
  package let severity: Severity?
  /// What it checks, in one sentence.
  public let summary: String
  /// Why it matters, how it judges and on what sources; empty when the summary says all.
  public let explanation: String
  /// What can be set beside the severity.
  public let options: [Option]

  /// Creates a rule.
  public init(
    _ id: ID, of subject: Subject, severity: Severity?, summary: String, explanation: String = "",
    options: [Option] = []
  ) {
    self.id = id
    self.subject = subject
    self.severity = severity
    self.summary = summary
    self.explanation = explanation
    self.options = options
  }

  /// What a rule looks at.
  public enum Subject: String, Hashable, Sendable, CaseIterable {
    case inputs, tokens, lint, dialects, catalogs, configuration, audit, exports
    case colors, measuring, devices
  }

  /// Rules are the same when their names are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
