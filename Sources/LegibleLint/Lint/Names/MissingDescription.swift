import LegibleCore
import LegibleJSON
import LegibleTokens

/// Tokens that do not say what they are for.
struct MissingDescription: LintCheck {
  static let rule = Rule(
    "missing-description", of: .lint, severity: nil,
    summary: "Each token says in $description what it is for.",
    explanation: """
      A name tells little about where a token belongs. Editors, exports and documentation show \
      $description beside it. Off unless legible.json turns it on; "tokens" names those that need \
      a description, such as the ones that teams outside of yours use.
      """,
    options: [.patterns("tokens", ["*"], "The tokens that need a description.")])

  private let wanted: LintSettings

  init(_ settings: LintSettings) { wanted = settings }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    let globs = wanted.patterns("tokens", of: Self.rule)
    for id in scene.freshTokens
    where scene.tree.entries[id].definition.node["$description"] == nil
      && globs.contains(where: { $0.matches(scene.path(id)) })
    {
      report.add(
        "\(scene.path(id)) has no $description", hint: "Say what it is for.",
        at: scene.location(id), subject: scene.path(id))
    }
  }
}
