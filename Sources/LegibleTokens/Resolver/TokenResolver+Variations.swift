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
