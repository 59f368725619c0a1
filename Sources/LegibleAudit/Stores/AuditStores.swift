import LegibleCore
import LegibleTokens

/// The resolved tokens of an audit's contexts, each resolved once.
struct AuditStores: Sendable {
  private let categories: [SizeCategory]
  /// How many of the categories are those of the audit.
  private let audited: Int
  /// By the category's position in the audit, then at the largest that settings follow, and last at Large; light
  /// and standard.
  let sizes: [TokenStore]
  /// The default store at the same categories: components have its text styles where the audit's
  /// own tokens do not stand on it.
  let platformSizes: [TokenStore]
  /// The contexts beside the default one that may change text styles.
  let styles: StyleContexts
  /// The contexts that change colours, at Large.
  let colors: ColorContexts

  /// Resolves the contexts.
  ///
  /// - Parameters:
  ///   - categories: Those of the audit.
  ///   - largest: Those at which settings stop to grow.
  /// - Throws: `LegibleError` when a modifier has no default and no value here.
  init(
    _ resolver: TokenResolver, categories: [SizeCategory], largest: [SizeCategory],
    appearances: [Appearance],
    contrastSettings: [ContrastSetting]
  ) throws(LegibleError) {
    let stops = Set(largest).subtracting(categories).sorted()
    let sizes = categories + stops + [.large]
    self.categories = sizes
    audited = categories.count
    let base = resolver.defaultContext
    self.sizes = try sizes.map { size throws(LegibleError) in
      resolver.resolve(in: try resolver.context(at: size, of: base))
    }
    let ios = TokenResolver.ios
    platformSizes = try sizes.map { size throws(LegibleError) in
      ios.resolve(in: try ios.context(at: size, of: ios.defaultContext))
    }
    let influences = TokenInfluences(resolver)
    let roles = PlatformRoles(resolver.modifiers)
    let wanted = { (modifier: Modifier) in
      modifier.wanted(roles, appearances, contrastSettings)
    }
    styles = try StyleContexts(
      resolver, influences, base: self.sizes[self.sizes.count - 1], sizes: sizes, wanted: wanted)
    colors = ColorContexts(resolver, influences, roles, wanted: wanted)
  }

  /// Where the stores of a setting are in ``sizes``, by the category's position in the audit.
  func positions(for setting: TextPlacement) -> [Int] {
    categories.prefix(audited).map { category in
      let category = setting.category(for: category)
      return categories.firstIndex(of: category) ?? categories.count - 1
    }
  }

  /// What is wrong with the tokens of any of the contexts, each cause once: a broken token is in no
  /// store, so that nothing about it could be judged.
  var findings: [Finding] {
    var seen = Set<Finding>()
    return (sizes + colors.contexts.map(\.store)).flatMap(\.findings).filter {
      seen.insert($0).inserted
    }
  }
}
