import LegibleCore
import LegibleTokens

/// Tokens that change their type with the context.
struct TypeVaries: LintCheck {
  static let rule = Rule(
    "type-varies", of: .lint, severity: .warning,
    summary: "A token has the same type in all contexts.",
    explanation: """
      What uses a token relies on its type: a colour that is a gradient in the dark appearance \
      cannot be exported as one thing, and a border that refers to it breaks. Give the tokens of \
      different types different names.
      """)

  private var first: LintScene?

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    guard let first else {
      first = scene
      return
    }
    // Types of one definition can change with what it refers to; fresh ones are not all.
    for id in scene.tokens {
      let path = scene.path(id)
      guard let type = scene.results[id].type, let other = first.tree.find(path),
        let known = first.results[other].type, known != type
      else { continue }
      report.add(
        "\(path) is \(type.phrase) here and \(known.phrase) elsewhere", cause: path,
        hint: "Give one of them another name.", at: scene.location(id), subject: path,
        related: [Finding.Related("\(known.phrase) here", at: first.location(other))])
    }
  }
}
