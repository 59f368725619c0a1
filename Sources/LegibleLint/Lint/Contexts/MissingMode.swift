import LegibleCore
import LegibleTokens

/// Tokens that some contexts lack, though the default context has them.
///
/// Tokens that the default context lacks have a rule of the reader's, `missing-from-default`.
struct MissingMode: LintCheck {
  static let rule = Rule(
    "missing-mode", of: .lint, severity: .warning,
    summary: "A token of the default context exists in all contexts.",
    explanation: """
      A modifier's context that lacks a token leaves whoever refers to it without a value there: a \
      dark appearance without the colour of links. Tokens that the same contexts lack are one \
      finding; exported files keep the value of the default context there, and say so. Figures that \
      name their source under $extensions.org.legible may end where the source ends, and a context \
      off without sources is there to lack tokens. Define the others \
      there, or in a set that all contexts share.
      """)

  private var base: LintScene?
  private var missing: [Int: [Int]] = [:]

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    guard let base else {
      base = scene
      return
    }
    for id in base.tokens where scene.tree.find(base.path(id)) == nil {
      if !base.isFact(id) { missing[id, default: []].append(scene.number) }
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    guard let base else { return }
    for (id, contexts) in missing.sorted(by: { $0.key < $1.key }) {
      let ids = contexts.map { summary.contexts[$0] }.filter {
        !summary.resolver.isSwitchedOff($0)
      }
      if ids.isEmpty { continue }
      let path = base.path(id)
      guard !summary.explained.contains(path),
        let condition = summary.resolver.condition(of: ids)
      else { continue }
      report.add(
        "\(path) is missing when \(condition.text)", cause: condition.text,
        hint: "Define it there too; exports keep the value of the default context.",
        at: base.location(id), subject: path)
    }
  }
}
