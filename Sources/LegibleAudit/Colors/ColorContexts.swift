import LegibleCore
import LegibleTokens

/// All contexts of a resolver that change colours.
struct ColorContexts: Sendable {
  /// The contexts, in the order of the resolver's modifiers, the last one changing fastest.
  let contexts: [ColorContext]
  /// How many there are; more than ``contexts`` where they are too many to judge, at most `Int.max`.
  let total: Int

  /// More combinations than that are not resolved; a store of 2,000 tokens takes about 1 MB.
  private static let limit = 1000

  /// Resolves all combinations of the modifiers that change a colour, whatever these are called.
  ///
  /// When there are more than 1,000: each context of each modifier, and each two of them where that
  /// is no more.
  ///
  /// - Parameters:
  ///   - resolver: The tokens.
  ///   - influences: Which modifiers may change which tokens.
  ///   - appearances: Of light and dark those that are wanted; other contexts are always.
  ///   - contrastSettings: Of the contrast settings likewise.
  init(
    _ resolver: TokenResolver, _ influences: TokenInfluences, appearances: [Appearance],
    contrastSettings: [ContrastSetting]
  ) {
    let roles = PlatformRoles(resolver.modifiers)
    let base = resolver.defaultContext
    let varying = Self.relevant(influences, resolver.store(in: base)).sorted()
      .map { Self.wanted(resolver.modifiers[$0], roles, appearances, contrastSettings) }
    let selection = ContextSelection(varying: varying, from: base, atMost: Self.limit)
    let stores = selection.contexts.map(resolver.store(in:))
    // Files are no proof: what makes no difference in any combination is left out.
    let telling =
      selection.isComplete
      ? Self.telling(varying.map(\.name), stores) : Set(varying.map(\.name))
    let isKept = { (context: TokenContext) in
      context.choices.allSatisfy { choice in
        telling.contains(choice.modifier)
          || selection.contexts.first?[choice.modifier] == choice.context
      }
    }
    contexts = zip(selection.contexts, stores).filter { isKept($0.0) }.map { context, store in
      ColorContext(
        context.choices.filter { telling.contains($0.modifier) }, roles, store: store)
    }
    total = selection.isComplete ? contexts.count : selection.total
  }

  /// The positions of the modifiers that may change a colour; what the default context lacks may be
  /// one.
  private static func relevant(_ influences: TokenInfluences, _ base: TokenStore) -> Set<Int> {
    var types: [String: TokenType] = [:]
    for token in base.tokens { types[token.path] = token.type }
    let colors =
      influences.tokens.filter { types[$0] == nil } + types.filter { $0.value == .color }.keys
    return colors.reduce(into: []) { $0.formUnion(influences.modifiers(of: $1)) }
  }

  /// A modifier without the contexts that the configuration leaves out.
  private static func wanted(
    _ modifier: Modifier, _ roles: PlatformRoles, _ appearances: [Appearance],
    _ contrastSettings: [ContrastSetting]
  ) -> Modifier {
    var modifier = modifier
    modifier.contexts.removeAll { name in
      let choice = TokenContext.Choice(modifier: modifier.name, context: name)
      guard let setting = roles.setting(of: choice) else { return false }
      if let appearance = Appearance(setting) { return !appearances.contains(appearance) }
      if let contrast = ContrastSetting(setting) { return !contrastSettings.contains(contrast) }
      return false
    }
    return modifier
  }

  /// The modifiers of which two contexts have different colours, all else being equal.
  private static func telling(_ modifiers: [String], _ stores: [TokenStore]) -> Set<String> {
    var known: [[String: TokenValue]: Int] = [:]
    let colors = stores.map { store in
      let values = store.colorValues
      return known[values]
        ?? {
          known[values] = known.count
          return known.count - 1
        }()
    }
    return Set(
      modifiers.filter { modifier in
        var others: [TokenContext: Int] = [:]
        return zip(stores, colors).contains { store, colors in
          let rest = store.context.without(modifier)
          return others.updateValue(colors, forKey: rest).map { $0 != colors } ?? false
        }
      })
  }
}

extension TokenStore {
  /// The values of all colour tokens by path.
  fileprivate var colorValues: [String: TokenValue] {
    Dictionary(
      tokens.lazy.filter { $0.type == .color }.map { ($0.path, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}
