import LegibleColor
import LegibleCore
import LegibleTokens

/// All contexts of a resolver that change colours.
struct ColorContexts: Sendable {
  /// The contexts, in the order of the resolver's modifiers, the last one changing fastest.
  let contexts: [ColorContext]
  /// How many there are; more than ``contexts`` where they are too many to judge, at most `Int.max`.
  let total: Int

  /// More combinations than that are not resolved.
  private static let limit = 1000

  /// Resolves all combinations of the modifiers that change a colour, whatever these are called.
  ///
  /// When there are more than 1,000: each context of each modifier, and each two of them where that
  /// is no more.
  ///
  /// - Parameters:
  ///   - resolver: The tokens.
  ///   - influences: Which modifiers may change which tokens.
  ///   - roles: Which contexts stand for settings of the platform.
  ///   - wanted: A modifier without the contexts that the configuration leaves out.
  init(
    _ resolver: TokenResolver, _ influences: TokenInfluences, _ roles: PlatformRoles,
    wanted: (Modifier) -> Modifier
  ) {
    let base =
      (try? resolver.context(at: .large, of: resolver.defaultContext))
      ?? resolver.defaultContext
    let relevant = Self.relevant(resolver, influences, resolver.resolve(in: base))
    let varying = relevant.sorted()
      .map { wanted(resolver.modifiers[$0]) }
    let selection = ContextSelection(varying: varying, from: base, atMost: Self.limit)
    let stores = selection.contexts.map(resolver.resolve(in:))
    // Files prove nothing: what makes no difference in any combination is left out.
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
        context.choices.filter { telling.contains($0.modifier) }, roles,
        hasTextSize: resolver.modifiers.contains { $0.isTextSize && telling.contains($0.name) },
        store: store)
    }
    total = selection.isComplete ? contexts.count : selection.total
  }

  /// The positions of the modifiers that may change a colour, or a text style and so what is large
  /// text; what the default context lacks may be a colour.
  private static func relevant(
    _ resolver: TokenResolver, _ influences: TokenInfluences, _ base: TokenStore
  ) -> Set<Int> {
    var types: [String: TokenType] = [:]
    for token in base.tokens { types[token.path] = token.type }
    let colors =
      influences.tokens.filter { types[$0] == nil } + types.filter { $0.value == .color }.keys
    let relevant = colors.reduce(into: Set<Int>()) { $0.formUnion(influences.modifiers(of: $1)) }
    let styles = base.tokens.filter { $0.type == .typography && !$0.isSystemColor }
      .reduce(into: Set<Int>()) { $0.formUnion(influences.modifiers(of: $1.path)) }
    return relevant.union(styles.filter { !resolver.modifiers[$0].isTextSize })
  }

  /// The modifiers of which two contexts are not judged alike, all else being equal.
  private static func telling(_ modifiers: [String], _ stores: [TokenStore]) -> Set<String> {
    var known: [Traits: Int] = [:]
    let colors = stores.map { store in
      let values = Traits(store)
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

/// What the verdicts on colours depend on.
private struct Traits: Hashable {
  private var colors: [String: TokenValue] = [:]
  /// The text styles of the app that are large under some policy, by the policy.
  private var large: [LargeTextPolicy: Set<String>] = [:]

  init(_ store: TokenStore) {
    for token in store.tokens {
      switch token.value {
      case .color: colors[token.path] = token.value
      case .typography(let style) where !token.isSystemColor:
        for policy in LargeTextPolicy.allCases
        where policy.isLarge(size: style.fontSize.points, weight: style.fontWeight) {
          large[policy, default: []].insert(token.path)
        }
      default: break
      }
    }
  }
}

extension Modifier {
  /// The modifier without the contexts that a configuration leaves out.
  ///
  /// These are of light and dark, of standard and increased contrast those that it does not name; other
  /// contexts always stay.
  func wanted(
    _ roles: PlatformRoles, _ appearances: [Appearance], _ contrastSettings: [ContrastSetting]
  ) -> Modifier {
    var modifier = self
    modifier.contexts.removeAll { context in
      guard let setting = roles.setting(of: .init(modifier: name, context: context)) else {
        return false
      }
      if let appearance = Appearance(setting) { return !appearances.contains(appearance) }
      if let contrast = ContrastSetting(setting) { return !contrastSettings.contains(contrast) }
      return false
    }
    return modifier
  }
}
