import LegibleCore

/// A rule on texts with what the matrix asks of it again and again.
struct AppliedRule: Sendable {
  let base: any TextRule
  /// Whether it is one of the library, which say nothing of a text that fits.
  let isAboutFit: Bool
  /// Whether it compares heights.
  let isAboutHeight: Bool
  /// Whether it is about the widest word alone.
  let isAboutWord: Bool
  /// Whether it is about a text and the detail beside it.
  let isAboutDetail: Bool

  init(_ base: any TextRule) {
    self.base = base
    let fit = base as? any FitRule
    isAboutFit = fit != nil
    isAboutHeight = fit?.isAboutHeight ?? false
    isAboutWord = fit?.isAboutWord ?? false
    isAboutDetail = fit?.isAboutDetail ?? false
  }

  /// What the rule checks.
  var rule: Rule { type(of: base).rule }

  /// Those of the library, then an app's own; one with the name of another takes its place.
  static func all(adding own: [any TextRule]) -> [Self] {
    var rules = fitRules.map { Self($0) }
    for rule in own.map({ Self($0) }) {
      if let position = rules.firstIndex(where: { $0.rule == rule.rule }) {
        rules[position] = rule
      } else {
        rules.append(rule)
      }
    }
    return rules
  }

  /// Whether it has something to say of a text.
  ///
  /// - Parameters:
  ///   - fits: Whether the text stands on one line in every available space.
  ///   - hasFixedHeight: Whether a height does not grow with it.
  ///   - hasDetail: Whether a detail stands beside it.
  func concernsText(fits: Bool, hasFixedHeight: Bool, hasDetail: Bool) -> Bool {
    guard isAboutFit else { return true }
    if isAboutHeight { return hasFixedHeight }
    return !fits && (hasDetail || !isAboutDetail)
  }
}
