import LegibleCore
import LegibleJSON
import LegibleTokens

/// Values that are typed in more than once.
struct DuplicateValue: LintCheck {
  static let rule = Rule(
    "duplicate-value", of: .lint, severity: nil,
    summary: "A value is written in one token, to which the others refer.",
    explanation: """
      Two tokens with the same literal value change apart from each other on the day when one of \
      them is edited. Where they mean the same, let one refer to the other: "$value": "{path}". \
      Off unless legible.json turns it on, because equal values often are equal by chance.
      """,
    options: [
      .number("minimum", 2, in: 2...1000, "How many tokens must share a value to be reported.")
    ])

  private let minimum: Int
  private var tokens: [TokenValue: [(path: String, key: JSONNode)]] = [:]
  private var known: Set<Known> = []

  /// A path that has a value in some context already.
  private struct Known: Hashable {
    var path: String
    var value: TokenValue
  }

  init(_ settings: LintSettings) {
    minimum = Int(settings.number("minimum", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for id in scene.freshTokens where scene.isLiteral(id) {
      let definition = scene.tree.entries[id].definition
      guard let value = scene.value(id), !definition.isPointer,
        known.insert(Known(path: scene.path(id), value: value)).inserted
      else { continue }
      tokens[value, default: []].append((scene.path(id), definition.key))
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    for (value, equals) in tokens where equals.count >= minimum {
      for token in equals.dropFirst() {
        report.add(
          "\(token.path) has the value of \(equals[0].path)", cause: "\(value.type) \(value)",
          hint: "Write {\(equals[0].path)} where they mean the same.", at: token.key.location,
          subject: token.path,
          related: [Finding.Related("the same value", at: equals[0].key.location)])
      }
    }
  }
}
