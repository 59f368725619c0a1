import LegibleCore

/// Tokens that change their type with the context.
struct TypeVaries: LintCheck {
  static let rule = LintRule(
    name: "type-varies",
    summary: "A token has the same type in all contexts.",
    explanation: """
      What uses a token relies on its type: a colour that is a gradient in the dark appearance \
      cannot be exported as one thing, and a border that refers to it breaks. Give the tokens of \
      different types different names.
      """,
    severity: .warning)

  private var types: [String: (type: TokenType, location: SourceLocation)] = [:]

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    // Types of one definition can change with what it refers to; fresh ones are not all.
    for place in scene.tokens {
      guard let type = scene.results[place].type else { continue }
      let path = scene.path(place)
      if scene.number == 0 {
        types[path] = (type, scene.location(place))
      } else if let first = types[path], first.type != type {
        report.add(
          "\(path) is \(type.phrase) here and \(first.type.phrase) elsewhere", cause: path,
          hint: "Give one of them another name.", at: scene.location(place), subject: path,
          related: [Finding.Related("\(first.type.phrase) here", at: first.location)])
      }
    }
  }
}
