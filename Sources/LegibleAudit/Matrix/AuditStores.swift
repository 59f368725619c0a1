import LegibleCore
import LegibleTokens

/// The resolved tokens of an audit's contexts, each resolved once.
struct AuditStores: Sendable {
  /// By the category's position in the audit, and last at Large; light and standard.
  let sizes: [TokenStore]
  /// The default store at the same categories: components have its text styles where the audit's
  /// own tokens do not stand on it.
  let platformSizes: [TokenStore]
  /// Each appearance and contrast setting of the audit, at Large.
  let colors: [ColorContext]

  /// The tokens of an appearance and a contrast setting.
  struct ColorContext: Sendable {
    var appearance: Appearance
    var contrast: ContrastSetting
    var store: TokenStore
  }

  /// Resolves the contexts.
  ///
  /// - Throws: `LegibleError` when a modifier has no default and no value here.
  init(
    _ resolver: TokenResolver, categories: [SizeCategory], appearances: [Appearance],
    contrastSettings: [ContrastSetting]
  ) throws(LegibleError) {
    let sizes = categories + [.large]
    self.sizes = try sizes.map { size throws(LegibleError) in
      try resolver.store(known: ["contentSize": size.rawValue])
    }
    platformSizes = try sizes.map { size throws(LegibleError) in
      try TokenResolver.ios.store(known: ["contentSize": size.rawValue])
    }
    var colors: [ColorContext] = []
    for appearance in appearances {
      for contrast in contrastSettings {
        let store = try resolver.store(
          known: ["appearance": appearance.rawValue, "contrast": contrast.rawValue])
        colors.append(ColorContext(appearance: appearance, contrast: contrast, store: store))
      }
    }
    self.colors = colors
  }

  /// What is wrong with the tokens of any of the contexts, each cause once: a broken token is in no
  /// store, so that nothing about it could be judged.
  var findings: [Finding] {
    var seen = Set<Finding>()
    return (sizes + colors.map(\.store)).flatMap(\.findings).filter { seen.insert($0).inserted }
  }
}

extension TokenResolver {
  /// Resolves a context, leaving out inputs for modifiers that the tokens do not have.
  fileprivate func store(known inputs: [String: String]) throws(LegibleError) -> TokenStore {
    let names = Set(modifiers.map { $0.name.lowercased() })
    return try store(inputs.filter { names.contains($0.key.lowercased()) })
  }
}
