import LegibleKit

/// What a rule of any command is about.
struct RuleDescription {
  /// The name that findings carry.
  var name: String
  /// The command that applies it.
  var command: String
  /// What it checks and why.
  var explanation: String
}

/// All rules that `explain` knows.
let allRules: [RuleDescription] =
  AuditRule.all.map {
    RuleDescription(
      name: $0.name, command: "audit", explanation: "\($0.summary)\n\n\($0.explanation)")
  }
  + TokenRule.allCases.map {
    RuleDescription(name: $0.rawValue, command: "check", explanation: $0.explanation)
  }
