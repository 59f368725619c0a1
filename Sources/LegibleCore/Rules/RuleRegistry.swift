/// Rules in an order of their own, found by their names.
public struct RuleRegistry: Sendable {
  /// The rules.
  public let rules: [Rule]
  private let places: [Rule.ID: Int]

  /// Registers rules; of several with one name the first counts.
  package init(_ rules: [Rule]) {
    let places = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.rules = rules.enumerated().filter { places[$1.id] == $0 }.map(\.element)
    self.places = Dictionary(
      uniqueKeysWithValues: self.rules.enumerated().map { ($1.id, $0) })
  }

  /// The rule of a name, `nil` when none is called so.
  public subscript(_ id: Rule.ID) -> Rule? { places[id].map { rules[$0] } }
}
