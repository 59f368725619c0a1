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
  /// When there are more than 1,000 contexts, modifiers are looked for one after the other: those that
  /// change the token by themselves, then those that change it together with these. The search ends
  /// after 1,000 values.
  ///
  /// - Complexity: O(*tokens × contexts*).
  public func variations(of path: String) -> [Variation] {
    if reopening != nil { return convertingEarlierValues.variations(of: path) }
    let contexts = contextCount > Self.maximumContexts ? tellingContexts(of: path) : allContexts
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

  /// All contexts of the modifiers that change a token, with the defaults of the others.
  private func tellingContexts(of path: String) -> [TokenContext] {
    var known: [TokenContext: TokenValue?] = [:]
    func value(in context: TokenContext) -> TokenValue? {
      if let value = known[context] { return value }
      let value = known.count < Self.maximumContexts ? self.value(of: path, in: context) : nil
      known[context] = value
      return value
    }
    var found: Set<String> = []
    var contexts = [defaultContext]
    while known.count < Self.maximumContexts {
      let next = modifiers.first { modifier in
        !found.contains(modifier.name)
          && contexts.contains { context in
            let values = modifier.contexts.lazy.map {
              value(in: context.choosing($0, of: modifier.name))
            }
            return known.count < Self.maximumContexts && values.contains { $0 != values.first }
          }
      }
      guard let next else { break }
      found.insert(next.name)
      contexts = modifiers.filter { found.contains($0.name) }.reduce([defaultContext]) {
        contexts, modifier in
        contexts.flatMap { context in
          modifier.contexts.map { context.choosing($0, of: modifier.name) }
        }
      }
    }
    return contexts
  }

  /// Whether two contexts that differ in one modifier alone have different values.
  private func isRelevant(
    _ modifier: String, _ contexts: [TokenContext], _ values: [TokenValue?]
  ) -> Bool {
    var known: [TokenContext: TokenValue?] = [:]
    for (context, value) in zip(contexts, values) {
      if let other = known.updateValue(value, forKey: context.without(modifier)), other != value {
        return true
      }
    }
    return false
  }
}

extension TokenResolver.Variation {
  /// Contexts with the same value.
  package struct Group: Hashable, Sendable {
    /// The contexts, by the modifiers that matter.
    package var contexts: ContextSet
    /// The value, `nil` where there is no such token or it is broken.
    package var value: TokenValue?
  }

  /// The variations with those of equal values as one; `nil` where nothing matters to the token.
  ///
  /// - Parameters:
  ///   - variations: The variations of one token.
  ///   - modifiers: The resolver's modifiers.
  package static func groups(
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
