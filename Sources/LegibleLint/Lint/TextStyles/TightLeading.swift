import LegibleCore
import LegibleTokens

/// Running text whose lines stand too close.
struct TightLeading: LintCheck {
  static let rule = Rule(
    "tight-leading", of: .lint, severity: .warning,
    summary: "Running text has a line height of at least 1.2 times its size.",
    explanation: """
      In tight lines, readers lose the place where the next line begins, and marks above and below \
      letters touch. The running styles of iOS have 1.29 to 1.38 at Large (body 22/17, footnote \
      18/13; Human Interface Guidelines, Typography); WCAG 2.2, success criterion 1.4.12, asks that \
      1.5 is at least possible. Running text is what grows with body, callout, subheadline or \
      footnote, and what matches "tokens". Judged at the size category Large. Raise lineHeight.
      """,
    options: [
      .number("minimum", 1.2, in: 0.5...3, "The least line height as a multiple of the size."),
      .patterns(
        "tokens", ["*body*", "*paragraph*", "*article*", "*prose*"],
        "The styles of running text, beside those that grow with one of iOS."),
    ])

  private static let running: Set<TextStyleName> = [.body, .callout, .subheadline, .footnote]

  private let minimum: Double
  private let globs: [Glob]

  init(_ settings: LintSettings) {
    minimum = settings.number("minimum", of: Self.rule)
    globs = settings.patterns("tokens", of: Self.rule)
  }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    guard scene.sizeCategory ?? .large == .large else { return }
    for (id, style) in scene.textStyles.map({ ($0.id, $0.style) }) {
      guard let leading = style.leading, style.size > 0, leading / style.size < minimum - 1e-9,
        isRunning(style)
      else { continue }
      let ratio = (leading / style.size * 100).rounded() / 100
      report.add(
        "\(style.name) has lines of \(ratio.shortDescription) times its size, less than "
          + minimum.shortDescription,
        hint: "Make lineHeight at least \(minimum.shortDescription).", at: scene.valueLocation(id),
        subject: style.name)
    }
  }

  private func isRunning(_ style: TextStyle) -> Bool {
    if let scaling = style.scalesWith { return Self.running.contains(scaling) }
    let name = style.name.lowercased()
    return globs.contains { $0.matches(name) }
  }
}

extension LintScene {
  /// The Dynamic Type size of the context, `nil` when no modifier speaks of it.
  var sizeCategory: SizeCategory? {
    context.choices.lazy.compactMap(\.sizeCategory).first
  }
}

extension TokenContext.Choice {
  /// The Dynamic Type size that the choice is, `nil` for modifiers of other things.
  var sizeCategory: SizeCategory? {
    // Elsewhere, small and large are sizes of screens and what not.
    let name = modifier.lowercased().filter { $0.isLetter }
    guard ["contentsize", "dynamictype", "sizecategory", "contentsizecategory"].contains(name)
    else {
      return nil
    }
    return SizeCategory(spelled: context)
  }
}
