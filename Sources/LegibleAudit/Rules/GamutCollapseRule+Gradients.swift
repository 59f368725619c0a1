import LegibleColor
import LegibleCore
import LegibleTokens

extension GamutCollapseRule {
  /// Gradients whose neighbouring stops become one, so that a part of the transition is gone.
  func gradients(_ screens: [Screens]) -> [AuditFinding] {
    var cases: [(token: Token, stop: Int, contexts: [ColorContext])] = []
    for screen in screens {
      for token in screen.wide.store.tokens where !token.isSystemColor {
        guard let stop = Self.collapsedStop(token, on: screen) else { continue }
        if let place = cases.firstIndex(where: { $0.token.path == token.path }) {
          cases[place].contexts.append(screen.narrow)
        } else {
          cases.append((token, stop, [screen.narrow]))
        }
      }
    }
    return cases.map { finding($0.token, stop: $0.stop, $0.contexts, of: screens.count) }
  }

  /// The position in the list of the first stop that falls together with the one before it.
  private static func collapsedStop(_ token: Token, on screen: Screens) -> Int? {
    guard case .gradient(let stops) = token.value,
      case .gradient(let fallbacks)? = screen.narrow.store[token.path]?.value,
      stops.count == fallbacks.count
    else { return nil }
    let shown = zip(stops, fallbacks).map { Shown($0.color.color, fallback: $1.color.color) }
    return shown.indices.dropFirst().first { shown[$0 - 1].collapses(with: shown[$0]) }
  }

  private func finding(
    _ token: Token, stop: Int, _ contexts: [ColorContext], of count: Int
  ) -> AuditFinding {
    AuditFinding(
      Finding(
        rule: Self.rule, severity: .warning, outcome: .fail,
        message: "stops \(stop) and \(stop + 1) of \(token.path) look alike in sRGB"
          + (contexts.count == count ? "" : " in " + contextList(contexts.map(\.label))),
        hint: "Move their lightness apart, or give the gradient stops within sRGB.",
        at: token.location, subject: token.path, count: contexts.count))
  }
}
