import LegibleColor
import LegibleCore
import LegibleTokens

/// A rule on the colours of the app's tokens, taken together.
protocol ColorRule: Sendable {
  /// What the rule is called, checks and rests on.
  static var description: AuditRule { get }

  /// What it finds.
  func findings(_ setting: ColorSetting) -> [AuditFinding]
}

/// All rules on colours beside contrast, in the order of reports.
let colorRules: [any ColorRule] = [
  ColorVisionRule(), InteractiveColorRule(), GamutCollapseRule(), MissingVariantRule(),
  AppearanceVariantRule(), IncreasedContrastRule(),
]

/// What the rules on colours look at.
struct ColorSetting {
  /// The configuration.
  let configuration: AuditConfiguration
  /// The colour tokens of all contexts.
  let catalog: ColorCatalog
  /// The contexts.
  let contexts: [ColorContext]
  /// The pairs with their ratios.
  let pairs: [PairJudge.JudgedPair]

  init(
    _ configuration: AuditConfiguration, _ catalog: ColorCatalog, contexts: [ColorContext],
    pairs: [PairJudge.JudgedPair]
  ) {
    self.configuration = configuration
    self.catalog = catalog
    self.contexts = contexts
    self.pairs = pairs
  }

  /// Whether the app could give a colour another value: it is a token, and none of the platform.
  func isOwn(_ name: String) -> Bool {
    catalog[name].map { !$0.isOfThePlatform } ?? false
  }

  /// What a finding says of the contexts it was made in: nothing where it holds in all of them.
  func phrase(_ contexts: [ColorContext]) -> String {
    contexts.count == self.contexts.count ? "" : " in " + contextList(contexts.map(\.label))
  }
}

extension ColorContext {
  /// `dark`, `light with increased contrast`, `dark, brand ocean`, `theme sepia`.
  var label: String { contextLabel(appearance, contrast, others) }

  /// The colour of a token, `nil` where there is none.
  func color(_ path: String) -> ColorValue? {
    guard case .color(let value)? = store[path]?.value else { return nil }
    return value
  }
}

extension ContrastEvidence.Row {
  /// Whether text of the app passes and more contrast would still serve its readers.
  ///
  /// Source: WCAG 2.2, 1.4.6, 7:1 or 4.5:1 for large text.
  var hasSomethingToGain: Bool {
    guard let required, outcome == .pass, level == .aa, neighbour == nil, !isOfThePlatform else {
      return false
    }
    return leastRatio < (required > 3 ? 7 : 4.5)
  }
}

/// Contexts in a sentence, of many the first.
func contextList(_ labels: [String]) -> String {
  let most = 8
  guard labels.count > most else { return labels.joined(separator: " and ") }
  return labels.prefix(most).joined(separator: " and ")
    + " and \(grouped(labels.count - most)) more contexts"
}

/// `dark`, `light with increased contrast`, `dark, brand ocean`, `theme sepia`.
func contextLabel(
  _ appearance: Appearance?, _ contrast: ContrastSetting?, _ others: [TokenContext.Choice]
) -> String {
  var parts: [String] = []
  switch (appearance, contrast) {
  case (let appearance?, .increased?): parts = ["\(appearance.rawValue) with increased contrast"]
  case (let appearance?, _): parts = [appearance.rawValue]
  case (nil, let contrast?): parts = ["\(contrast.rawValue) contrast"]
  case (nil, nil): break
  }
  parts += others.map { "\($0.modifier) \($0.context)" }
  return parts.isEmpty ? "every context" : parts.joined(separator: ", ")
}
