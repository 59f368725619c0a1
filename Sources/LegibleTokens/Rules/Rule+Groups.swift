package import LegibleCore

// On groups that extend others.
extension Rule {
  /// How many tokens and groups may be added to one context by groups that extend others.
  static let mostAddedByGroups = 20_000

  package static let extendsTarget = Rule(
    "extends-target", of: .tokens, severity: .error,
    summary: "$extends must name a group that exists, as {group.name} or #/group/name.")

  package static let extendsCycle = Rule(
    "extends-cycle", of: .tokens, severity: .error,
    summary: "Groups extend each other in a circle, or a group extends one that contains it.",
    explanation: """
      There is no end to what they would inherit.
      """)

  package static let extendsType = Rule(
    "extends-type", of: .tokens, severity: .error,
    summary: "A group and the group it extends declare different types.",
    explanation: """
      Inherited tokens would change their meaning.
      """)

  package static let tokenLimit = Rule(
    "token-limit", of: .tokens, severity: .error,
    summary: "Groups that extend groups can multiply without bound.",
    explanation: """
      More than \(mostAddedByGroups.groupedDescription) tokens and groups that are added in this way to one \
      context are refused.
      """)
}
