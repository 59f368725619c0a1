import LegibleCore
import LegibleTokens

/// Tokens that are broken in some context, which no file gets: there they would fall back on the
/// value of another context.
struct LeftOut {
  /// Their paths.
  private(set) var paths: Set<String> = []
  /// The errors, and a note for each kind of context in which tokens are broken.
  private(set) var findings: [Finding] = []

  /// How many places a note names.
  private static let maximumRelated = 3

  /// - Parameters:
  ///   - tokens: The tokens of the base.
  ///   - stores: The stores of every mode and scope, that of the base first.
  init(_ tokens: [Token], in stores: [ExportStore]) {
    var places: [String: (location: SourceLocation, store: Int)] = [:]
    var known: Set<[String]> = []
    for (number, store) in stores.enumerated() {
      // Of one cause each context has its own count; the first is enough.
      for error in store.errors
      where known.insert([error.rule.rawValue, error.message, error.location.description]).inserted
      {
        findings.append(error)
      }
      for (path, location) in store.broken where places[path] == nil {
        places[path] = (location, number)
      }
      for token in tokens where places[token.path] == nil && store.mayLack(token.path) {
        places[token.path] = (token.location, number)
      }
    }
    paths = Set(places.keys)
    for number in Set(places.values.map(\.store)).sorted() {
      let group = places.filter { $0.value.store == number }
        .map { (path: $0.key, location: $0.value.location) }
        .sorted { ($0.location, $0.path) < ($1.location, $1.path) }
      findings.append(Self.note(group, number == 0 ? nil : Self.name(stores[number], stores[0])))
    }
  }

  private static func note(
    _ tokens: [(path: String, location: SourceLocation)], _ context: String?
  ) -> Finding {
    let first = tokens[0]
    return Finding(
      rule: .exportBroken, severity: .note,
      message: context.map { "\(first.path) is broken with \($0) and is left out everywhere" }
        ?? "\(first.path) is broken, or takes its value from a token that is, and is left out",
      hint: "Mend what the errors name.", at: first.location, subject: first.path,
      count: tokens.count,
      related: tokens.dropFirst().prefix(maximumRelated).map {
        .occurrence("also \($0.path)", at: $0.location)
      })
  }

  /// The choices of a context that the base does not make.
  private static func name(_ store: ExportStore, _ base: ExportStore) -> String {
    store.context.choices.filter { base.context[$0.modifier] != $0.context }
      .map { "\($0.modifier)=\($0.context)" }.joined(separator: " and ")
  }
}
