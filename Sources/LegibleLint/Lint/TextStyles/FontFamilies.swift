import LegibleCore
import LegibleTokens

/// More families than a reader can tell the meaning of, and lists that stand in one name.
struct FontFamilies: LintCheck {
  static let rule = Rule(
    "font-families", of: .lint, severity: .warning,
    summary: "Text styles use at most three font families.",
    explanation: """
      One family for text, one for titles and one for code are enough; more of them hide what is \
      important and look like an accident (Human Interface Guidelines, Typography: use as few as \
      possible). The first choice of each text style counts, and where there are no text styles \
      that of each fontFamily token; fallbacks do not. A name with a comma is nearly always a list as \
      CSS writes it, of which no platform has a font.
      """,
    options: [.number("maximum", 3, in: 1...100, "The most families.")])

  private let maximum: Int

  init(_ settings: LintSettings) {
    maximum = Int(settings.number("maximum", of: Self.rule))
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    reportLists(scene, &report)
    var families: [String] = []
    var first: Int?
    for (id, family) in choices(scene) {
      let isKnown = families.contains { $0.lowercased() == family.lowercased() }
      if isKnown { continue }
      families.append(family)
      if families.count == maximum + 1 { first = id }
    }
    guard let first else { return }
    let names = families.prefix(8).joined(separator: ", ") + (families.count > 8 ? ", ..." : "")
    report.add(
      "\(families.count) font families, more than \(maximum): \(names)",
      hint: "Set the text in one of the first \(maximum).", at: scene.valueLocation(first),
      subject: scene.path(first))
  }

  /// Names that are lists: a family is one element of 2025.10, a list has several.
  private func reportLists(_ scene: LintScene, _ report: inout LintReport) {
    for id in scene.freshTokens where scene.isLiteral(id) {
      let families: [String]
      switch scene.value(id) {
      case .fontFamily(let names): families = names
      case .typography(let style): families = style.fontFamily
      default: continue
      }
      for family in families where family.contains(",") {
        report.add(
          "\"\(family)\" is read as the name of one font family",
          hint: "Write a list with one name in each element; a migration splits it.",
          at: scene.valueLocation(id), subject: scene.path(id))
      }
    }
  }

  private func choices(_ scene: LintScene) -> [(Int, String)] {
    if !scene.textStyles.isEmpty {
      return scene.textStyles.compactMap { style in
        style.style.families.first.map { (style.id, $0) }
      }
    }
    return scene.tokens.compactMap { id in
      guard case .fontFamily(let families) = scene.value(id), let first = families.first else {
        return nil
      }
      return (id, first)
    }
  }
}
