/// What a rule of the audit is called, checks and rests on.
public struct AuditRule: Hashable, Sendable {
  /// The name that findings carry.
  public let name: String
  /// What it checks, in one sentence.
  public let summary: String
  /// Why it matters, how it judges and on what sources.
  public let explanation: String

  /// All rules of the audit, in the order of reports.
  public static let all: [AuditRule] =
    [ContrastRule.description] + colorRules.map { type(of: $0).description }
    + textRules.map { type(of: $0).description }
    + [
      MissingGlyphRule.description, MissingFontRule.description, FixedSizeRule.description,
      TouchTargetRule.description,
    ]

  /// Finds a rule by its name.
  public init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }

  init(name: String, summary: String, explanation: String) {
    self.name = name
    self.summary = summary
    self.explanation = explanation
  }
}
