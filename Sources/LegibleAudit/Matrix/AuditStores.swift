import LegibleCore
import LegibleTokens

/// The resolved tokens of an audit's contexts, each resolved once.
struct AuditStores: Sendable {
  /// By the category's position in the audit, and last at Large; light and standard.
  let sizes: [TokenStore]
  /// The default store at the same categories: components have its text styles where the audit's
  /// own tokens do not stand on it.
  let platformSizes: [TokenStore]
  /// The contexts that change colours, at Large.
  let colors: ColorContexts

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
    colors = ColorContexts(
      resolver, TokenInfluences(resolver), appearances: appearances,
      contrastSettings: contrastSettings)
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

extension TokenResolver {
  /// Resolves a context, leaving out inputs for modifiers that the tokens do not have; modifiers
  /// without an input or a default are in their first context.
  fileprivate func store(known inputs: [String: String]) throws(LegibleError) -> TokenStore {
    var chosen: [String: String] = [:]
    for choice in defaultContext.choices { chosen[choice.modifier] = choice.context }
    for modifier in modifiers {
      let input = inputs.first { $0.key.lowercased() == modifier.name.lowercased() }
      // A modifier of that name without any size is about something else.
      guard modifier.contexts.contains(where: { SizeCategory(named: $0) != nil }) else { continue }
      if let input { chosen[modifier.name] = input.value }
    }
    return try store(chosen)
  }
}
