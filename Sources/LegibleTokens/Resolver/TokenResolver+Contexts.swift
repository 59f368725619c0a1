package import LegibleCore

extension TokenResolver {
  /// How many contexts there are: the product over all modifiers, at most `Int.max`.
  package var contextCount: Int {
    var product = 1
    for modifier in modifiers {
      let (value, overflow) = product.multipliedReportingOverflow(
        by: max(modifier.contexts.count, 1))
      if overflow { return .max }
      product = value
    }
    return product
  }

  /// The context with the default of each modifier, the first context where there is none.
  public var defaultContext: TokenContext {
    TokenContext(
      choices: modifiers.compactMap { modifier in
        (modifier.defaultContext ?? modifier.contexts.first).map {
          TokenContext.Choice(modifier: modifier.name, context: $0)
        }
      })
  }

  /// All contexts, the last modifier changing fastest.
  ///
  /// - Complexity: O(``contextCount``); look at that before.
  package var allContexts: [TokenContext] {
    var contexts = [TokenContext(choices: [])]
    for modifier in modifiers where !modifier.contexts.isEmpty {
      contexts = contexts.flatMap { start in
        modifier.contexts.map { name in
          TokenContext(
            choices: start.choices + [TokenContext.Choice(modifier: modifier.name, context: name)])
        }
      }
    }
    return contexts
  }

  /// The default context, then each other context of each modifier with the defaults of the rest.
  ///
  /// - Complexity: O(*contexts of all modifiers*).
  package var singleContexts: [TokenContext] {
    let base = defaultContext
    var contexts = [base]
    for modifier in modifiers {
      for name in modifier.contexts where name != base[modifier.name] {
        contexts.append(base.choosing(name, of: modifier.name))
      }
    }
    return contexts
  }

  /// What some contexts have in common, in words, and where the first modifier of it is defined;
  /// `nil` when they have all contexts of each modifier.
  package func condition(of contexts: [TokenContext]) -> (text: String, location: SourceLocation)? {
    var parts: [String] = []
    var place: SourceLocation?
    for modifier in modifiers {
      let names = modifier.contexts.filter { name in
        contexts.contains { $0[modifier.name] == name }
      }
      guard names.count < modifier.contexts.count else { continue }
      parts.append("\(modifier.name) is \(names.joined(separator: " or "))")
      place = place ?? modifier.location
    }
    return place.map { (parts.joined(separator: " and "), $0) }
  }

  /// Whether a context chooses `off` of a modifier where that has no sources.
  package func isSwitchedOff(_ context: TokenContext) -> Bool {
    steps.contains { step in
      guard case .modifier(let name, let contexts) = step else { return false }
      return context[name] == "off" && contexts["off"]?.isEmpty == true
    }
  }

  /// A context of exactly this resolver's modifiers, by inputs: Resolver Module 2025.10, section 6.
  ///
  /// - Parameters:
  ///   - inputs: A context for each modifier; those with a default may be left out, of two for one name
  ///     the last one holds. Case does not matter.
  ///   - takesFirst: Whether modifiers without a default may be left out too, for their first context.
  /// - Throws: `LegibleError` with everything that is wrong, sorted by modifier.
  package func completed(
    _ inputs: TokenContext, takesFirst: Bool = false
  ) throws(LegibleError) -> TokenContext {
    var collector = FindingCollector()
    var chosen: [String: String] = [:]
    for input in inputs.choices.sorted(by: { $0.modifier < $1.modifier }) {
      let value = input.context
      guard let modifier = modifier(named: input.modifier) else {
        reportUnknown(input.modifier, &collector)
        continue
      }
      if let context = modifier.context(named: value) {
        chosen[modifier.name] = context
      } else {
        let guess = closestMatch(to: value, in: modifier.contexts)
        collector.report(
          .resolverInput, "\(modifier.name) has no context \(value)",
          hint: guess.map { "Did you mean \($0)?" }
            ?? "It has \(modifier.contexts.joined(separator: ", ")).", at: modifier.location)
        chosen[modifier.name] = value
      }
    }
    var context = TokenContext(choices: [])
    for modifier in modifiers {
      if let name = chosen[modifier.name] ?? modifier.defaultContext
        ?? (takesFirst ? modifier.contexts.first : nil)
      {
        context.choices.append(TokenContext.Choice(modifier: modifier.name, context: name))
      } else {
        collector.report(
          .resolverInput, "\(modifier.name) has no default and needs an input",
          hint: "Choose from "
            + modifier.contexts.map { "\(modifier.name)=\($0)" }
            .joined(separator: ", ") + ".",
          at: modifier.location)
      }
    }
    if !collector.findings.isEmpty { throw LegibleError(collector.findings) }
    return context
  }

  /// The modifier of exactly that name, or of the same in another case where only one has it.
  private func modifier(named input: String) -> Modifier? {
    if let modifier = modifiers.first(where: { $0.name == input }) { return modifier }
    let name = input.lowercased()
    let alike = modifiers.filter { $0.name.lowercased() == name }
    return alike.count == 1 ? alike[0] : nil
  }

  private func reportUnknown(_ input: String, _ collector: inout FindingCollector) {
    let names = modifiers.map(\.name)
    let hint =
      closestMatch(to: input, in: names).map { "Did you mean \($0)?" }
      ?? (names.isEmpty ? nil : "The modifiers are \(names.joined(separator: ", ")).")
    collector.report(
      .resolverInput, "there is no modifier \(input)", hint: hint, at: SourceLocation(path: path))
  }
}
