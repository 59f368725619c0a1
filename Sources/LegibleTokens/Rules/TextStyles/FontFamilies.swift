import LegibleCore

/// More families than a reader can tell the meaning of.
struct FontFamilies: LintCheck {
  static let rule = LintRule(
    name: "font-families",
    summary: "Text styles use at most three font families.",
    explanation: """
      One family for text, one for titles and one for code are enough; more of them hide what is \
      important and look like an accident (Human Interface Guidelines, Typography: use as few as \
      possible). The first choice of each text style counts, and where there are no text styles \
      that of each fontFamily token; fallbacks do not.
      """,
    severity: .warning,
    options: [.number("maximum", 3, in: 1...100, "The most families.")])

  private let maximum: Int

  init(_ settings: LintSettings) {
    maximum = Int(settings.number("maximum", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    var families: [String] = []
    var first: Int?
    for (place, family) in choices(scene) {
      let isKnown = families.contains { $0.lowercased() == family.lowercased() }
      if isKnown { continue }
      families.append(family)
      if families.count == maximum + 1 { first = place }
    }
    guard let first else { return }
    let names = families.prefix(8).joined(separator: ", ") + (families.count > 8 ? ", ..." : "")
    report.add(
      "\(families.count) font families, more than \(maximum): \(names)",
      hint: "Set the text in one of the first \(maximum).", at: scene.valueLocation(first),
      subject: scene.path(first))
  }

  private func choices(_ scene: LintScene) -> [(Int, String)] {
    if !scene.textStyles.isEmpty {
      return scene.textStyles.compactMap { style in
        style.style.families.first.map { (style.place, $0) }
      }
    }
    return scene.tokens.compactMap { place in
      guard case .fontFamily(let families) = scene.value(place), let first = families.first else {
        return nil
      }
      return (place, first)
    }
  }
}
