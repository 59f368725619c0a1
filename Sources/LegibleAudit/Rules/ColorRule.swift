import LegibleColor
import LegibleCore
import LegibleTokens

/// A rule on the colours of the app's tokens, taken together.
protocol ColorRule: Sendable {
  /// What the rule is called, checks and rests on.
  static var rule: Rule { get }

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
  let pairs: [JudgedPair]

  init(
    _ configuration: AuditConfiguration, _ catalog: ColorCatalog, contexts: [ColorContext],
    pairs: [JudgedPair]
  ) {
    self.configuration = configuration
    self.catalog = catalog
    self.contexts = contexts
    self.pairs = pairs
  }

  /// Whether the app could give a colour another value: it is a token, and none of the platform.
  func isOwn(_ name: String) -> Bool {
    catalog[name].map { !$0.isSystemColor } ?? false
  }

  /// What a finding says of the contexts it was made in: nothing where it holds in all of them.
  func phrase(_ contexts: [ColorContext]) -> String {
    contexts.count == self.contexts.count ? "" : " in " + contextList(contexts.map(\.label))
  }
}

extension ColorContext {
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
  var missesEnhancedContrast: Bool {
    guard let required, outcome == .pass, level == .aa, neighbour == nil, !isSystemColor else {
      return false
    }
    return leastRatio < (required > 3 ? 7 : 4.5)
  }
}
