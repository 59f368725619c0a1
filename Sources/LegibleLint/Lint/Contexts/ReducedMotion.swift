import LegibleCore
import LegibleTokens

/// Motion that cannot be turned down.
struct ReducedMotion: LintCheck {
  static let rule = Rule(
    "reduced-motion", of: .lint, severity: .note,
    summary: "Durations have a context for people who ask for less motion.",
    explanation: """
      Animations make some people ill, so iOS, Android and the web have a setting to reduce them, \
      and WCAG 2.2, success criterion 2.3.3, asks that motion after an interaction can be turned \
      off. A modifier with a context whose name speaks of motion, such as motion: full, reduced, \
      holds the shorter durations. Durations of 0 and tokens that nothing would shorten count as \
      motion-free. Where such a modifier exists, the durations that it leaves alone are reported.
      """,
    options: [
      .number("minimum", 100, in: 1...60_000, "The shortest duration in ms that counts as motion.")
    ])

  private let minimum: Double
  private var longest: [String: Span] = [:]

  /// The durations of a token in all contexts.
  private struct Span {
    var full: Double
    var reduced: Double?
    var location: SourceLocation
  }

  init(_ settings: LintSettings) { minimum = settings.number("minimum", of: Self.rule) }

  mutating func visit(_ scene: LintScene, _ report: inout LintReport) {
    let isReduced = scene.context.choices.contains(where: Self.isReduced)
    for id in scene.tokens {
      let time: Double
      switch scene.value(id) {
      case .duration(let duration): time = duration.milliseconds
      case .transition(let transition) where scene.isLiteral(id):
        time = transition.duration.milliseconds
      default: continue
      }
      var span =
        longest[scene.path(id)] ?? Span(full: 0, location: scene.valueLocation(id))
      if isReduced {
        span.reduced = max(span.reduced ?? 0, time)
      } else {
        span.full = max(span.full, time)
      }
      longest[scene.path(id)] = span
    }
  }

  mutating func finish(_ summary: LintSummary, _ report: inout LintReport) {
    let hasContext = summary.resolver.modifiers.contains { modifier in
      modifier.contexts.contains {
        Self.isReduced(TokenContext.Choice(modifier: modifier.name, context: $0))
      }
    }
    for (path, span) in longest.sorted(by: { $0.value.location < $1.value.location })
    where span.full >= minimum {
      if let reduced = span.reduced, reduced < span.full { continue }
      report.add(
        hasContext
          ? "\(path) is as long with reduced motion" : "\(path) has no value for reduced motion",
        hint: hasContext
          ? "Shorten it there, or make it 0."
          : "Add a modifier such as motion with the contexts full and reduced.",
        at: span.location, subject: path)
    }
  }

  /// Whether a context is the one of less motion.
  private static func isReduced(_ choice: TokenContext.Choice) -> Bool {
    let context = choice.context.lowercased()
    let speaksOfMotion = (choice.modifier.lowercased() + context).contains("motion")
    return speaksOfMotion
      && ["reduce", "none", "off", "less", "minimal", "no-"].contains { context.contains($0) }
  }
}
