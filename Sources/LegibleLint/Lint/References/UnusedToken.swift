import LegibleCore
import LegibleJSON
import LegibleTokens

/// Tokens that no other token refers to.
struct UnusedToken: LintCheck {
  static let rule = Rule(
    "unused-token", of: .lint, severity: nil,
    summary: "Each token is referred to by another one.",
    explanation: """
      In a system of tiers, a token of a lower tier that nothing refers to is a leftover or a value \
      that somebody types in by hand. Off unless legible.json turns it on: the tokens of the top \
      tier are used by code and not by tokens, so name the lower tiers under "tokens". References \
      from all contexts count.
      """,
    options: [.patterns("tokens", ["*"], "The tokens that another one must refer to.")])

  private let globs: [Glob]
  private var used: Set<String> = []
  private var defined: [(path: String, key: JSONNode)] = []

  init(_ settings: LintSettings) { globs = settings.patterns("tokens", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for id in scene.tree.entries.indices
    where scene.tree.entries[id].definition.kind == .token {
      for target in scene.references(of: id) { used.insert(scene.path(target)) }
    }
    for id in scene.freshTokens
    where globs.contains(where: { $0.matches(scene.path(id)) }) {
      defined.append((scene.path(id), scene.tree.entries[id].definition.key))
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    for token in defined where !used.contains(token.path) {
      report.add(
        "no token refers to \(token.path)",
        hint: "Remove it, refer to it, or leave it out with \"exclude\".", at: token.key.location,
        subject: token.path)
    }
  }
}
