import LegibleCore
import LegibleTokens

/// The contexts beside the default one in which text styles may be others: a brand with a typeface of
/// its own, a wide screen with larger titles.
struct StyleContexts: Sendable {
  /// A context with its tokens.
  struct Context: Sendable {
    /// The choices that are not those of the default context.
    let choices: [TokenContext.Choice]
    /// By the category's position in the audit, and last at Large.
    let sizes: [TokenStore]
  }

  /// The contexts, those with fewer choices first.
  let contexts: [Context]
  /// How many there are, the default one among them, at most `Int.max`.
  let total: Int

  /// More contexts than that are not resolved, each at every text size.
  private static let limit = 64

  /// Resolves the contexts of the modifiers that may change a text style, but for the text size.
  ///
  /// - Parameters:
  ///   - influences: Which modifiers may change which tokens.
  ///   - base: The default context.
  ///   - sizes: The size categories of the audit, and last Large.
  ///   - wanted: A modifier without the contexts that the configuration leaves out.
  /// - Throws: `LegibleError` when the tokens do not have a size.
  init(
    _ resolver: TokenResolver, _ influences: TokenInfluences, base: TokenStore,
    sizes: [SizeCategory], wanted: (Modifier) -> Modifier
  ) throws(LegibleError) {
    let relevant = base.tokens.filter { $0.type == .typography }
      .reduce(into: Set<Int>()) { $0.formUnion(influences.modifiers(of: $1.path)) }
    let varying = relevant.sorted().map { resolver.modifiers[$0] }.filter { !$0.isTextSize }
    let standard = resolver.defaultContext
    let selection = ContextSelection(
      varying: varying.map(wanted), from: standard, atMost: Self.limit)
    let chosen = selection.contexts.map { context in
      (context, choices: context.choices.filter { standard[$0.modifier] != $0.context })
    }
    var contexts: [Context] = []
    for count in 1...max(varying.count, 1) {
      for (context, choices) in chosen where choices.count == count {
        let stores = try sizes.map { size throws(LegibleError) in
          resolver.resolve(in: try resolver.context(at: size, of: context))
        }
        contexts.append(Context(choices: choices, sizes: stores))
      }
    }
    self.contexts = contexts
    total = max(selection.total, contexts.count + 1)
  }
}

extension Modifier {
  /// Whether its contexts are the reader's text sizes; a modifier of that name without any size is
  /// about something else.
  var isTextSize: Bool {
    name.lowercased() == "contentsize" && contexts.contains { SizeCategory(spelled: $0) != nil }
  }
}

extension TokenResolver {
  /// A context at a text size, where the tokens tell sizes apart.
  ///
  /// - Throws: `LegibleError` when they have no such size.
  func context(at size: SizeCategory, of context: TokenContext) throws(LegibleError) -> TokenContext
  {
    guard let modifier = modifiers.first(where: \.isTextSize) else { return context }
    return try completed(context.choosing(size.rawValue, of: modifier.name))
  }
}
