import LegibleCore
import LegibleJSON

/// Tokens that some contexts lack, though the default context has them.
///
/// Tokens that the default context lacks have a rule of the reader's, `missing-from-default`.
struct MissingMode: LintCheck {
  static let rule = LintRule(
    name: "missing-mode",
    summary: "A token of the default context exists in all contexts.",
    explanation: """
      A modifier's context that lacks a token leaves whoever refers to it without a value there: a \
      dark appearance without the colour of links. Tokens that the same contexts lack are one \
      finding. Figures that name their source under $extensions.org.legible may end where the \
      source ends. Define the others there, or in a set that all contexts share.
      """,
    severity: .warning)

  private var base: [Place] = []
  private var missing: [Int: [Int]] = [:]

  private struct Place {
    var path: String
    var key: JSONNode
  }

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    guard scene.number > 0 else {
      base = scene.tokens.filter { !scene.isFact($0) }.map { place in
        Place(path: scene.path(place), key: scene.tree.entries[place].definition.key)
      }
      return
    }
    for (number, token) in base.enumerated() where scene.tree.find(token.path) == nil {
      missing[number, default: []].append(scene.number)
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    for (number, contexts) in missing.sorted(by: { $0.key < $1.key }) {
      let places = contexts.map { summary.contexts[$0] }
      let token = base[number]
      guard !summary.explained.contains(token.path),
        let condition = summary.resolver.condition(of: places)
      else { continue }
      report.add(
        "\(token.path) is missing when \(condition.text)", cause: condition.text,
        hint: "Define it there too.", at: token.key.location, subject: token.path)
    }
  }
}
