package import LegibleCore

extension Rule {
  /// What is looked for in tokens that are right by the format, in the order of their subjects.
  package static let lintRules: [Rule] = lintChecks.map { $0.rule }
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
  static var rule: Rule { get }

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
