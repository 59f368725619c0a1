import LegibleCore
import LegibleTokens

/// Tokens whose value is many references away.
struct AliasChain: LintCheck {
  static let rule = Rule(
    "alias-chain", of: .lint, severity: .warning,
    summary: "A value is at most some references away from a token.",
    explanation: """
      A token that refers to a token that refers to a token is hard to follow, and a change \
      anywhere on the way changes all before it. Three tiers (values, meanings, components) need \
      two references; up to "maximum" are let pass. The explanation of the token shows the way. Refer to a \
      token nearer to the value.
      """,
    options: [
      .number("maximum", 4, in: 1...1000, "The most references from a token to its value.")
    ])

  private let maximum: Int

  init(_ settings: LintSettings) {
    maximum = Int(settings.number("maximum", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    var ways = [Way?](repeating: nil, count: scene.results.count)
    for id in scene.tokens where !scene.isLiteral(id) && scene.value(id) != nil {
      let way = way(from: id, scene, &ways)
      guard way.length > maximum else { continue }
      report.add(
        "\(scene.path(id)) is \(pluralized(way.length, "reference")) away from its value",
        hint: "Refer to a token nearer to \(scene.path(way.end)).", at: scene.valueLocation(id),
        subject: scene.path(id),
        related: [Finding.Related("the value is here", at: scene.valueLocation(way.end))])
    }
  }

  /// What lies between a token and its value.
  private struct Way {
    var length: Int
    var end: Int
  }

  /// The way of a token that has a value, and so is in no circle; ways are walked once.
  private func way(from start: Int, _ scene: LintScene, _ ways: inout [Way?]) -> Way {
    var chain: [Int] = []
    var id = start
    while ways[id] == nil, !scene.isLiteral(id) {
      chain.append(id)
      id = scene.results[id].target
    }
    var way = ways[id] ?? Way(length: 0, end: id)
    for link in chain.reversed() {
      way.length += 1
      ways[link] = way
    }
    return way
  }
}
