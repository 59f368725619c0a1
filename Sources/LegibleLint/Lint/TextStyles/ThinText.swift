import LegibleCore

/// Thin letters at small sizes.
struct ThinText: LintCheck {
  static let rule = Rule(
    "thin-text", of: .lint, severity: .warning,
    summary: "Small text has at least the regular weight.",
    explanation: """
      The strokes of ultralight, thin and light fonts are less than a pixel wide at small sizes \
      and fade into the background, whatever the contrast of the colours says. Human Interface \
      Guidelines, Typography: prefer Regular, Medium, Semibold and Bold. Weights below "weight" \
      (400) at sizes below "below" (18 pt) are reported. Make it heavier, or larger.
      """,
    options: [
      .number("weight", 400, in: 1...1000, "The least weight of small text."),
      .number("below", 18, in: 1...200, "The size in pt from which on any weight will do."),
    ])

  private let weight: Double
  private let below: Double

  init(_ settings: LintSettings) {
    weight = settings.number("weight", of: Self.rule)
    below = settings.number("below", of: Self.rule)
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for (id, style) in scene.textStyles.map({ ($0.id, $0.style) })
    where style.weight < weight && style.size < below {
      report.add(
        "\(style.name) has the weight \(style.weight.shortDescription) at \(style.size.shortDescription) pt",
        hint: "Make it at least \(weight.shortDescription), or \(below.shortDescription) pt.",
        at: scene.valueLocation(id), subject: style.name)
    }
  }
}
