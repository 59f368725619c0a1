package import LegibleCatalogs
import LegibleCore

/// The mapping from strings to components: the user's rules, then inference.
package struct ComponentMap: Hashable, Sendable {
  private let rules: [ComponentRule]

  /// Creates a mapping.
  ///
  /// - Parameter rules: The first one that matches a key counts.
  package init(_ rules: [ComponentRule] = []) { self.rules = rules }

  /// Gives the component of a string.
  ///
  /// - Complexity: O(*rules* x *key*), and for inference O(*comment*).
  package func assignment(of string: LocalizedString) -> ComponentAssignment {
    if let rule = rules.first(where: { $0.keys.matches(string.key) }) {
      return ComponentAssignment(rule)
    }
    return inferredComponent(of: string)
  }

  /// The rules that match none of the keys: most likely a key was renamed.
  package func unusedRules(for keys: some Sequence<String>) -> [ComponentRule] {
    let keys = Set(keys)
    return rules.filter { rule in !keys.contains { rule.keys.matches($0) } }
  }
}
