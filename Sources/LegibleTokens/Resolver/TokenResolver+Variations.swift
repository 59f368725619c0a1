extension TokenResolver {
  /// A token's value in the contexts that it does not tell apart.
  public struct Variation: Hashable, Sendable {
    /// The choices that matter to the token.
    public var context: TokenContext
    /// The value, `nil` where there is no such token or it is broken.
    public var value: TokenValue?
  }

  /// How many contexts are resolved to compare a token's values.
  private static let maximumContexts = 1000

  /// The values of a token in every context, with only those modifiers that change it.
  ///
  /// When there are more than 1,000 contexts, each context is taken with the defaults of the other
  /// modifiers.
  ///
  /// - Complexity: O(*tokens × contexts*).
  public func variations(of path: String) -> [Variation] {
    let contexts = contextCount > Self.maximumContexts ? singleContexts : allContexts
    let values = contexts.map { value(of: path, in: $0) }
    let relevant = modifiers.map(\.name).filter { isRelevant($0, contexts, values) }
    var seen: Set<TokenContext> = []
    var variations: [Variation] = []
    for (context, value) in zip(contexts, values) {
      let choices = context.choices.filter { relevant.contains($0.modifier) }
      let reduced = TokenContext(choices: choices)
      if seen.insert(reduced).inserted {
        variations.append(Variation(context: reduced, value: value))
      }
    }
    return variations
  }

  /// Whether two contexts that differ in one modifier alone have different values.
  private func isRelevant(
    _ modifier: String, _ contexts: [TokenContext], _ values: [TokenValue?]
  ) -> Bool {
    var known: [TokenContext: TokenValue?] = [:]
    for (context, value) in zip(contexts, values) {
      let rest = TokenContext(choices: context.choices.filter { $0.modifier != modifier })
      if let other = known.updateValue(value, forKey: rest), other != value { return true }
    }
    return false
  }
}

extension TokenResolver.Variation {
  /// Contexts with the same value.
  public struct Group: Hashable, Sendable {
    /// The contexts, by the modifiers that matter.
    public var contexts: ContextSet
    /// The value, `nil` where there is no such token or it is broken.
    public var value: TokenValue?
  }

  /// The variations with those of equal values as one; `nil` where nothing matters to the token.
  ///
  /// - Parameters:
  ///   - variations: The variations of one token.
  ///   - modifiers: The resolver's modifiers.
  public static func groups(
    of variations: [TokenResolver.Variation], in modifiers: [Modifier]
  ) -> [Group]? {
    let names = variations.first?.context.choices.map(\.modifier) ?? []
    if names.isEmpty { return nil }
    let relevant = modifiers.filter { names.contains($0.name) }
    var order: [TokenValue?] = []
    var contexts: [TokenValue?: [TokenContext]] = [:]
    for variation in variations {
      if contexts[variation.value] == nil { order.append(variation.value) }
      contexts[variation.value, default: []].append(variation.context)
    }
    return order.flatMap { value in
      ContextSet.covering(contexts[value] ?? [], of: relevant).map {
        Group(contexts: $0, value: value)
      }
    }
  }
}
