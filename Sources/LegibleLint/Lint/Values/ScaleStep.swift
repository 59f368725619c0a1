import LegibleCore

/// Steps of a scale that leave its grid.
struct ScaleStep: LintCheck {
  static let rule = Rule(
    "scale-step", of: .lint, severity: .note,
    summary: "Dimensions of a scale are multiples of the step that most of them keep to.",
    explanation: """
      A scale whose values are multiples of 4, 5 or 8 lets spaces add up on a grid. Where no such \
      step holds for all values of a scale, and one holds for most (by default four of five), the \
      others are reported. Values below twice the step may be multiples of half of it: 2 and 6 are \
      fine details on a grid of 4. Scales need at least five values that differ. Sizes of type and \
      what belongs to them follow the text, not the grid; a value that is made to be larger than any box, such as \
      the 999 of a radius for round ends, is not a step. Round the value, or move it out of the scale.
      """,
    options: [
      .number(
        "share", 0.8, in: 0.5...1, "The part of the values that makes a step the scale's own.")
    ])

  /// The steps that are tried, in pt.
  private static let steps: [Double] = [8, 5, 4]

  private let share: Double

  init(_ settings: LintSettings) { share = settings.number("share", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for scale in Scale.all(in: scene, scene.lengths) where !Self.isOfType(scale.name) {
      let sizes = Self.graded(scale.steps)
      guard Set(sizes.map(\.size)).count >= 5 else { continue }
      let rests = Self.steps.map { step in sizes.filter { !Self.fits($0.size, step) } }
      guard !rests.contains(where: \.isEmpty),
        let best = rests.indices.min(by: { rests[$0].count < rests[$1].count }),
        Double(sizes.count - rests[best].count) >= share * Double(sizes.count)
      else { continue }
      let step = Self.steps[best].shortDescription
      let kept = sizes.count - rests[best].count
      for odd in rests[best] {
        report.add(
          "\(scene.path(odd.id)) is \(odd.size.shortDescription) pt, not a multiple of \(step) pt",
          cause: scale.name,
          hint: "\(kept) of the \(sizes.count) steps of \(scale.name) keep to \(step) pt, "
            + "or to half of it below \((2 * Self.steps[best]).shortDescription) pt.",
          at: scene.valueLocation(odd.id), subject: scene.path(odd.id))
      }
    }
  }

  /// The steps that are sizes: without zeros, and without what is made to be larger than any box.
  ///
  /// Such a value is at least 100 pt and four times the step before it, or is written in nines.
  private static func graded(_ steps: [Scale.Step]) -> [Scale.Step] {
    let sizes = steps.filter { $0.size != 0 }
    let sorted = sizes.map(\.size.magnitude).sorted()
    var limit = Double.infinity
    for (size, next) in zip(sorted, sorted.dropFirst()) where next >= 100 && next >= 4 * size {
      limit = min(limit, next)
    }
    return sizes.filter { $0.size.magnitude < limit && !isInNines($0.size.magnitude) }
  }

  private static func isInNines(_ size: Double) -> Bool {
    size >= 99 && size.shortDescription.allSatisfy { $0 == "9" }
  }

  /// Whether a scale is of type by its name: `font.size`, `type.line-height`.
  private static func isOfType(_ name: String) -> Bool {
    let words = name.lowercased().split(whereSeparator: { !$0.isLetter })
    return words.contains { typeWords.contains($0) }
  }

  private static let typeWords: Set<Substring> = [
    "font", "fonts", "fontsize", "fontsizes", "type", "typography", "text", "lineheight",
    "lineheights", "leading", "letterspacing", "tracking", "heading", "headline", "body",
  ]

  /// Whether a size lies on the grid of a step, or is a fine detail of it.
  private static func fits(_ size: Double, _ step: Double) -> Bool {
    let quotient = size.magnitude / (size.magnitude < 2 * step ? step / 2 : step)
    // Hairlines of a pixel are on no grid.
    return size.magnitude <= 1 || (quotient - quotient.rounded()).magnitude < 1e-9
  }
}
