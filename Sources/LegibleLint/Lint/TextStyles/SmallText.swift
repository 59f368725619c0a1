import LegibleCore

/// Text that is too small to read.
struct SmallText: LintCheck {
  static let rule = Rule(
    "small-text", of: .lint, severity: .warning,
    summary: "Text styles are at least 11 pt.",
    explanation: """
      11 pt is the smallest size of text on iOS at every Dynamic Type size (Human Interface \
      Guidelines, Typography). A style that grows with a text style of iOS is judged in every \
      context of the modifier contentSize. Enlarge it; where a platform of yours has another floor, \
      set "minimum".
      """,
    options: [.number("minimum", 11, in: 1...100, "The smallest size in pt.")])

  private let minimum: Double

  init(_ settings: LintSettings) { minimum = settings.number("minimum", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    for (id, style) in scene.textStyles.map({ ($0.id, $0.style) })
    where style.size < minimum {
      report.add(
        "\(style.name) is \(style.size.shortDescription) pt, smaller than \(minimum.shortDescription) pt",
        hint: "Make it at least \(minimum.shortDescription) pt.", at: scene.valueLocation(id),
        subject: style.name)
    }
  }
}
