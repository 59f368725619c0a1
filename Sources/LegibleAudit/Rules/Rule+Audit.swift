public import LegibleCore

extension Rule {
  /// Text must stand out from its background.
  public static let contrast = ContrastRule.rule

  /// What the audit judges, in the order of reports: the one list.
  public static let auditRules: [Rule] =
    [ContrastRule.rule] + colorRules.map { type(of: $0).rule } + fitRules.map { type(of: $0).rule }
    + [
      MissingGlyphRule.rule, MissingFontRule.rule, FixedSizeRule.rule, TouchTargetRule.rule,
      UnplacedKeysRule.rule,
    ]
}
