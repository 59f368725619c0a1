/// The contexts that are looked at, and how many there are.
package struct ContextSelection: Sendable {
  /// The contexts, each once.
  package let contexts: [TokenContext]
  /// How many combinations there are, at most `Int.max`.
  package let total: Int

  /// Whether the contexts are all that there are.
  package var isComplete: Bool { contexts.count == total }

  /// All combinations of the contexts of some modifiers, the last modifier changing fastest.
  ///
  /// When there are more than `limit`: each context of each modifier with the defaults of the others,
  /// and each two contexts of two modifiers where these are no more than `limit`.
  ///
  /// - Parameters:
  ///   - modifiers: What varies, with the contexts that it may take; each has at least one.
  ///   - base: The context of everything else. A modifier whose context of this is not among those
  ///     it may take has its first one instead.
  package init(varying modifiers: [Modifier], from base: TokenContext, atMost limit: Int) {
    let base = modifiers.reduce(base) { context, modifier in
      guard let current = context[modifier.name], !modifier.contexts.contains(current),
        let first = modifier.contexts.first
      else { return context }
      return context.choosing(first, of: modifier.name)
    }
    total = modifiers.reduce(1) { count, modifier in
      let (product, overflow) = count.multipliedReportingOverflow(by: modifier.contexts.count)
      return overflow ? .max : product
    }
    guard total > limit else {
      contexts = modifiers.reduce([base]) { Self.varied($0, by: $1) }
      return
    }
    var selected = [base]
    for modifier in modifiers { selected += Self.others([base], of: modifier) }
    var pairs = 0
    for (index, modifier) in modifiers.enumerated() {
      for other in modifiers[..<index] {
        pairs += (modifier.contexts.count - 1) * (other.contexts.count - 1)
      }
    }
    if selected.count + pairs <= limit {
      for (index, modifier) in modifiers.enumerated() {
        for other in modifiers[..<index] {
          selected += Self.others(Self.others([base], of: other), of: modifier)
        }
      }
    }
    contexts = selected
  }

  private static func varied(_ contexts: [TokenContext], by modifier: Modifier) -> [TokenContext] {
    contexts.flatMap { context in
      modifier.contexts.map { context.choosing($0, of: modifier.name) }
    }
  }

  /// The contexts with each context of a modifier but the one that they have.
  private static func others(_ contexts: [TokenContext], of modifier: Modifier) -> [TokenContext] {
    contexts.flatMap { context in
      modifier.contexts.filter { $0 != context[modifier.name] }
        .map { context.choosing($0, of: modifier.name) }
    }
  }
}
