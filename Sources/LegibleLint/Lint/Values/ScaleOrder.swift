import LegibleCore
import LegibleTokens

/// Steps of a scale that are out of order.
struct ScaleOrder: LintCheck {
  static let rule = Rule(
    "scale-order", of: .lint, severity: .warning,
    summary: "Dimensions whose names count upwards grow, or shrink, step by step.",
    explanation: """
      Names such as space.100, space.200 or radius-s, radius-m promise an order. A step that goes \
      against the direction of most others is a slip or a value that was moved without its name. \
      Only tokens of one group whose names differ in nothing but the count are compared, and only \
      where a direction is clear. Exchange the values, or rename the token.
      """)

  init(_ settings: LintSettings) {}

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for scale in Scale.all(in: scene, scene.lengths) {
      scale.reportBreaks(between: "step", in: scene, to: &report)
    }
  }
}

extension LintScene {
  /// The dimension tokens and their lengths in pt.
  var lengths: [(id: EntryID, size: Double)] {
    tokens.compactMap { id in
      guard case .dimension(let dimension) = value(id) else { return nil }
      return (id, dimension.points)
    }
  }
}
