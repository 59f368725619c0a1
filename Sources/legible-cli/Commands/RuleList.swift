import LegibleKit

/// What a rule of any command is about.
struct RuleDescription {
  /// The name that findings carry.
  var name: String
  /// How much its findings matter.
  var severity: Severity
  /// What it checks and why.
  var explanation: String
}

/// All rules that `explain` knows.
let allRules: [RuleDescription] = TokenRule.allCases.map {
  RuleDescription(name: $0.rawValue, severity: $0.severity, explanation: $0.explanation)
}
