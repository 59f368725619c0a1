import LegibleCore
import LegibleTokens

/// Which contexts have to be resolved for an export, and which tokens may change in them.
struct ScopePlan {
  /// The contexts without the base, those with fewer choices first.
  private(set) var contexts: [TokenContext] = []
  /// The choices that a context does not share with the base.
  private(set) var choices: [[TokenContext.Choice]] = []
  /// A warning for each set of modifiers with too many combinations.
  private(set) var findings: [Finding] = []

  private let resolver: TokenResolver
  private let base: TokenContext
  private let influences: TokenInfluences
  /// By the position of the modifier: the contexts that no mode chooses.
  private let free: [Int: [String]]

  /// More combinations of some modifiers than that are not resolved.
  private static let limit = 1000

  /// - Parameters:
  ///   - tokens: The tokens to export.
  ///   - missing: The paths of tokens that the base lacks.
  ///   - base: The context of the base mode.
  ///   - isFixed: Whether a modifier is not varied.
  ///   - roles: Which contexts modes choose.
  init(
    _ resolver: TokenResolver, _ tokens: [Token], missing: [String], base: TokenContext,
    _ influences: TokenInfluences, _ roles: PlatformRoles, isFixed: (Modifier) -> Bool
  ) {
    self.resolver = resolver
    self.base = base
    self.influences = influences
    var free: [Int: [String]] = [:]
    for (position, modifier) in resolver.modifiers.enumerated() where !isFixed(modifier) {
      free[position] = modifier.contexts.filter { name in
        name != base[modifier.name]
          && roles.setting(of: .init(modifier: modifier.name, context: name)) == nil
      }
    }
    self.free = free.filter { !$0.value.isEmpty }
    var sets: Set<Set<Int>> = []
    for token in tokens { sets.insert(modifiers(of: token)) }
    for path in missing { sets.insert(modifiers(of: path, isTextStyle: false)) }
    select(sets.map { $0.sorted() }.sorted { $0.lexicographicallyPrecedes($1) })
  }

  /// The positions of the modifiers with contexts that may change a token and that no mode chooses.
  ///
  /// Platforms scale text styles by the user's text size on their own.
  func modifiers(of token: Token) -> Set<Int> {
    modifiers(of: token.path, isTextStyle: token.type == .typography)
  }

  private func modifiers(of path: String, isTextStyle: Bool) -> Set<Int> {
    influences.modifiers(of: path).filter { position in
      free[position] != nil && !(isTextStyle && resolver.modifiers[position].isTextSize)
    }
  }

  private mutating func select(_ sets: [[Int]]) {
    var places: [TokenContext: [Int]] = [:]
    for set in sets {
      let varying = set.map { position in
        var modifier = resolver.modifiers[position]
        modifier.contexts = [base[modifier.name]].compactMap(\.self) + (free[position] ?? [])
        return modifier
      }
      let selection = ContextSelection(varying: varying, from: base, atMost: Self.limit)
      if !selection.isComplete { findings.append(Self.warning(varying, selection)) }
      for context in selection.contexts where context != base {
        places[context] = order(of: context)
      }
    }
    let sorted = places.sorted { one, other in
      let (first, second) = (one.value, other.value)
      return first[0] == second[0] ? first.lexicographicallyPrecedes(second) : first[0] < second[0]
    }
    contexts = sorted.map(\.key)
    choices = contexts.map { context in
      context.choices.filter { base[$0.modifier] != $0.context }
    }
  }

  /// The number of choices, then the positions of the modifiers and of their contexts.
  private func order(of context: TokenContext) -> [Int] {
    var order: [Int] = [0]
    for (position, modifier) in resolver.modifiers.enumerated() {
      guard let name = context[modifier.name], name != base[modifier.name] else { continue }
      order += [position, modifier.contexts.firstIndex(of: name) ?? 0]
      order[0] += 1
    }
    return order
  }

  private static func warning(_ modifiers: [Modifier], _ selection: ContextSelection) -> Finding {
    let names = modifiers.map(\.name).joined(separator: ", ")
    let total = selection.total == .max ? "countless" : selection.total.groupedDescription
    let rest = selection.total - selection.contexts.count
    return Finding(
      rule: .exportPermutations, severity: .warning,
      message: "tokens change in \(total) combinations of \(names); "
        + "\(selection.contexts.count.groupedDescription) of them are exported",
      hint: "Every context of every modifier is among them; fix some contexts to have the others.",
      suggestion: .chooseContexts(of: modifiers.map(\.name)),
      at: modifiers[0].location, count: selection.total == .max ? 1 : rest)
  }
}

extension Modifier {
  /// Whether its contexts are the user's text sizes.
  fileprivate var isTextSize: Bool {
    name.lowercased() == "contentsize" && contexts.allSatisfy { SizeCategory(spelled: $0) != nil }
  }
}
