package import LegibleCatalogs
package import LegibleCore
package import LegibleUses

/// The mapping from strings to components: the user's rules, then the app's sources, then inference.
package struct ComponentMap: Hashable, Sendable {
  private let rules: [ComponentRule]
  private let places: ReadPlaces

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - rules: The first one that matches a key counts.
  ///   - places: Where the app's sources show the keys that no rule matches.
  package init(_ rules: [ComponentRule] = [], places: ReadPlaces = ReadPlaces()) {
    self.rules = rules
    self.places = places
  }

  /// Where a string is shown.
  package enum Placing: Hashable, Sendable {
    /// In these components, each once.
    case shown([ComponentAssignment])
    /// Nowhere that texts are measured, for the reason that speaks most for it.
    case leftOut(TextUse.Kind)
    /// Nowhere that texts are measured, as a rule says for this reason.
    case hidden(String)
  }

  /// Says where a string is shown.
  ///
  /// - Complexity: O(*rules* x *key*), and for inference O(*comment*).
  package func placing(of string: LocalizedString) -> Placing {
    if let rule = rules.first(where: { $0.matches(string.key) }) {
      if let reason = rule.hiddenBecause { return .hidden(reason) }
      return .shown([ComponentAssignment(rule)])
    }
    guard let uses = places.uses(of: string) else { return .shown([inferredComponent(of: string)]) }
    var read: [ComponentAssignment] = []
    for use in uses {
      guard let assignment = ComponentAssignment(use) else { continue }
      if let known = read.firstIndex(where: { $0.setting == assignment.setting }),
        case .read(let others) = read[known].origin
      {
        read[known].origin = .read(others + [use])
      } else {
        read.append(assignment)
      }
    }
    if !read.isEmpty { return .shown(read) }
    if let kind = uses.classLeftOut { return .leftOut(kind) }
    return .shown([inferredComponent(of: string)])
  }

  /// The patterns of rules that match none of the keys: most likely a key was renamed.
  package func unusedPatterns(for keys: some Sequence<String>) -> [Located<Glob>] {
    let keys = Set(keys)
    return rules.flatMap(\.keys).filter { pattern in !keys.contains { pattern.value.matches($0) } }
  }
}
