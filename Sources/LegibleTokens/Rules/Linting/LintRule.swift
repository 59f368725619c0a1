public import LegibleCore

/// What a lint rule is called, checks and rests on.
public struct LintRule: Hashable, Sendable {
  /// The name that findings and `legible.json` use.
  public let name: String
  /// What it checks, in one sentence.
  public let summary: String
  /// Why it matters, how to mend it and on what sources it rests.
  public let explanation: String
  /// How much a finding matters unless `legible.json` says otherwise; `nil` when it is off.
  public let severity: Severity?
  /// What can be set beside the severity.
  public let options: [LintOption]

  init(
    name: String, summary: String, explanation: String, severity: Severity?,
    options: [LintOption] = []
  ) {
    self.name = name
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.options = options
  }

  /// All lint rules, in the order of their subjects.
  public static let all: [LintRule] = lintChecks.map { $0.rule }

  /// Finds a rule by its name.
  public init?(named name: String) {
    guard let rule = Self.all.first(where: { $0.name == name }) else { return nil }
    self = rule
  }
}

/// The lint rules: the one list.
let lintChecks: [any LintCheck.Type] = [
  // Names.
  Naming.self,
  CaseCollision.self,
  MissingDescription.self,
  // References.
  UnusedToken.self,
  UnreachableToken.self,
  AliasChain.self,
  DeprecatedUse.self,
  // Contexts.
  MissingMode.self,
  TypeVaries.self,
  ReducedMotion.self,
  MarginOrder.self,
  // Values.
  DuplicateValue.self,
  NearEqualColors.self,
  ScaleOrder.self,
  ScaleStep.self,
  // Text styles.
  SmallText.self,
  TightLeading.self,
  ThinText.self,
  TypeScale.self,
  FontFamilies.self,
]

/// A lint rule at work: it looks at the tokens of one context after the other, then concludes.
protocol LintCheck: Sendable {
  /// What it is called and about.
  static var rule: LintRule { get }

  /// Takes what `legible.json` says of the rule.
  init(_ settings: LintSettings)

  /// Looks at the tokens of a context.
  mutating func visit(_ scene: LintScene, _ report: inout LintReport)

  /// Concludes after all contexts were visited.
  mutating func finish(_ summary: LintSummary, _ report: inout LintReport)
}

extension LintCheck {
  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {}
  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {}
}
