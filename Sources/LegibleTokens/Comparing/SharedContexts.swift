/// The contexts that two versions of a resolver have in common.
struct SharedContexts {
  /// A context of both versions.
  struct Pair {
    /// The choices that both have.
    var shared: TokenContext
    /// The old version's context, with the defaults of what it alone has.
    var old: TokenContext
    /// The new version's context.
    var new: TokenContext
  }

  /// The modifiers that both have, with the contexts that both have.
  let modifiers: [Modifier]
  /// What only the new version has.
  let added: [String]
  /// What only the old version has.
  let removed: [String]

  private let old: TokenContext
  private let new: TokenContext

  init(_ old: TokenResolver, _ new: TokenResolver) {
    self.old = old.defaultContext
    self.new = new.defaultContext
    var modifiers: [Modifier] = []
    for modifier in new.modifiers {
      guard let before = old.modifiers.first(where: { $0.name == modifier.name }) else { continue }
      var common = modifier
      common.contexts = modifier.contexts.filter(before.contexts.contains)
      let standard = new.defaultContext[modifier.name] ?? ""
      common.defaultContext =
        common.contexts.contains(standard) ? standard : common.contexts.first
      if !common.contexts.isEmpty { modifiers.append(common) }
    }
    self.modifiers = modifiers
    added = Self.names(new.modifiers, without: old.modifiers)
    removed = Self.names(old.modifiers, without: new.modifiers)
  }

  private static func names(_ modifiers: [Modifier], without others: [Modifier]) -> [String] {
    modifiers.flatMap { modifier in
      guard let other = others.first(where: { $0.name == modifier.name }) else {
        return [modifier.name]
      }
      return modifier.contexts.filter { !other.contexts.contains($0) }
        .map { "\(modifier.name)=\($0)" }
    }
  }

  /// The default context.
  var base: Pair { pair(modifiers.map { $0.defaultContext ?? "" }) }

  /// All contexts, or, when they are too many, each with the defaults of the other modifiers; the
  /// default one first.
  func contexts(atMost limit: Int) -> [Pair] {
    let base = modifiers.map { $0.defaultContext ?? "" }
    var count = 1
    for modifier in modifiers {
      let (product, overflow) = count.multipliedReportingOverflow(by: modifier.contexts.count)
      count = overflow ? .max : product
    }
    var rows: [[String]]
    if count <= limit {
      rows = [[]]
      for modifier in modifiers {
        rows = rows.flatMap { row in modifier.contexts.map { row + [$0] } }
      }
    } else {
      rows = modifiers.indices.flatMap { column in
        modifiers[column].contexts.map { name in
          var row = base
          row[column] = name
          return row
        }
      }
    }
    return ([base] + rows.filter { $0 != base }).map(pair)
  }

  private func pair(_ names: [String]) -> Pair {
    let choices = zip(modifiers, names).map {
      TokenContext.Choice(modifier: $0.name, context: $1)
    }
    func filled(_ context: TokenContext) -> TokenContext {
      choices.reduce(context) { $0.choosing($1.context, of: $1.modifier) }
    }
    return Pair(shared: TokenContext(choices: choices), old: filled(old), new: filled(new))
  }
}
