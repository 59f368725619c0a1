import LegibleCore

/// Steps of a scale that leave its grid.
struct ScaleStep: LintCheck {
  static let rule = LintRule(
    name: "scale-step",
    summary: "Dimensions of a scale are multiples of the step that most of them keep to.",
    explanation: """
      A scale whose values are multiples of 4, 5 or 8 lets spaces add up on a grid. Where no such \
      step holds for all values of a scale, and one holds for most (by default four of five), the \
      others are reported. Values below twice the step may be multiples of half of it: 2 and 6 are \
      fine details on a grid of 4. Scales need at least five values. Round the value, or move it \
      out of the scale.
      """,
    severity: .warning,
    options: [
      .number(
        "share", 0.8, in: 0.5...1, "The part of the values that makes a step the scale's own.")
    ])

  /// The steps that are tried, in pt.
  private static let steps: [Double] = [8, 5, 4]

  private let share: Double

  init(_ settings: LintSettings) { share = settings.number("share", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for scale in Scale.all(in: scene, scene.lengths) where scale.steps.count >= 5 {
      let sizes = scale.steps.filter { $0.size != 0 }
      let rests = Self.steps.map { step in sizes.filter { !Self.fits($0.size, step) } }
      guard !rests.contains(where: \.isEmpty),
        let best = rests.indices.min(by: { rests[$0].count < rests[$1].count }),
        Double(sizes.count - rests[best].count) >= share * Double(sizes.count)
      else { continue }
      let step = spelled(Self.steps[best])
      for odd in rests[best] {
        report.add(
          "\(scene.path(odd.place)) is \(spelled(odd.size)) pt, no multiple of \(step) pt",
          cause: scale.name, hint: "The other steps of \(scale.name) are.",
          at: scene.valueLocation(odd.place), subject: scene.path(odd.place))
      }
    }
  }

  /// Whether a size lies on the grid of a step, or is a fine detail of it.
  private static func fits(_ size: Double, _ step: Double) -> Bool {
    let quotient = size.magnitude / (size.magnitude < 2 * step ? step / 2 : step)
    // Hairlines of a pixel are on no grid.
    return size.magnitude <= 1 || (quotient - quotient.rounded()).magnitude < 1e-9
  }
}
