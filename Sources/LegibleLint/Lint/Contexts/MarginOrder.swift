import LegibleCore
import LegibleTokens

/// Margins that shrink where there is more room.
struct MarginOrder: LintCheck {
  static let rule = Rule(
    "margin-order", of: .lint, severity: .warning,
    summary: "A margin is no smaller on a wider screen.",
    explanation: """
      Margins follow the width: on iPhone 16 pt, 20 pt on the wide ones, more on iPad (Human \
      Interface Guidelines, Layout). A token with the word margin in its path that is smaller in \
      the context phoneWide or pad of the modifier idiom than on the phone looks like two values \
      that were mixed up.
      """)

  private static let idioms = ["phone", "phoneWide", "pad"]
  private var margins: [Key: [Margin?]] = [:]

  private struct Key: Hashable {
    var path: String
    var rest: [TokenContext.Choice]
  }

  private struct Margin {
    var dimension: TokenValue.Dimension
    var location: SourceLocation
  }

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    guard let idiom = scene.context["idiom"].flatMap(Self.idioms.firstIndex) else { return }
    let rest = scene.context.choices.filter { $0.modifier != "idiom" }
    for id in scene.tokens {
      guard case .dimension(let dimension) = scene.value(id),
        scene.path(id).lowercased().contains("margin")
      else { continue }
      let key = Key(path: scene.path(id), rest: rest)
      margins[key, default: [nil, nil, nil]][idiom] =
        Margin(dimension: dimension, location: scene.valueLocation(id))
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    for (key, row) in margins {
      let known = row.indices.compactMap { index in row[index].map { (Self.idioms[index], $0) } }
      for (narrow, wide) in zip(known, known.dropFirst())
      where wide.1.dimension.points < narrow.1.dimension.points {
        report.add(
          "\(key.path) is \(wide.1.dimension) on \(wide.0) and \(narrow.1.dimension) on \(narrow.0)",
          cause: key.path, hint: "Give the wider screen the larger margin.", at: wide.1.location,
          subject: key.path)
      }
    }
  }
}
