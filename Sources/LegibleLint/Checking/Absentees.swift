import LegibleCore
import LegibleJSON
import LegibleTokens

/// The tokens that the default context lacks, gathered context by context.
struct Absentees {
  private let base: TokenTree
  private var paths: [String] = []
  private var definitions: [String: Definition] = [:]
  private var contexts: [String: [Int]] = [:]

  /// How many other tokens a finding names.
  private static let maximumRelated = 3

  /// How many names are compared with those beside them.
  private static let maximumComparisons = 100

  /// How many they are, by their paths.
  var count: Int { paths.count }

  /// - Parameter base: The tokens of the default context.
  init(_ base: TokenTree) { self.base = base }

  /// Notes the tokens of a context.
  mutating func note(_ evaluator: Evaluator, of context: Int, countsEmbedded: Bool) {
    for entry in evaluator.tree.entries where entry.definition.kind == .token {
      let isEmbedded = entry.definition.node.path.hasPrefix(EmbeddedTokens.scheme)
      guard base.find(entry.path) == nil, countsEmbedded || !isEmbedded,
        !entry.definition.isVariant
      else { continue }
      if definitions.updateValue(entry.definition, forKey: entry.path) == nil {
        paths.append(entry.path)
      }
      contexts[entry.path, default: []].append(context)
    }
  }

  /// One finding for each misspelt name, and one for all other tokens of the same contexts.
  ///
  /// - Parameter meant: Takes the paths that misspelt names were meant to be.
  func findings(
    _ resolver: TokenResolver, _ all: [TokenContext], meant: inout Set<String>
  ) -> [Finding] {
    var findings: [Finding] = []
    var others: [[Int]: [String]] = [:]
    var order: [[Int]] = []
    for (number, path) in paths.enumerated() {
      let own = contexts[path] ?? []
      if number < Self.maximumComparisons, let guess = sibling(of: path) {
        meant.insert(guess)
        let name = lastName(of: guess)
        findings += finding([path], own, resolver, all, hint: "Did you mean \(name)?")
      } else {
        if others[own] == nil { order.append(own) }
        others[own, default: []].append(path)
      }
    }
    for own in order {
      findings += finding(
        others[own] ?? [], own, resolver, all, hint: "Define it in the default context too.")
    }
    return findings
  }

  private func finding(
    _ paths: [String], _ own: [Int], _ resolver: TokenResolver, _ all: [TokenContext],
    hint: String
  ) -> [Finding] {
    guard let first = paths.first, let definition = definitions[first],
      let condition = resolver.condition(of: own.map { all[$0] })
    else { return [] }
    let verb =
      paths.count == 1 ? "exists" : "and \(pluralized(paths.count - 1, "other token")) exist"
    return [
      Finding(
        rule: .missingFromDefault, message: "\(first) \(verb) only when \(condition.text)",
        hint: hint,
        at: definition.key.location, subject: first, count: paths.count,
        related: paths.dropFirst().prefix(Self.maximumRelated).compactMap { path in
          definitions[path].map { .occurrence("also \(path)", at: $0.key.location) }
        })
    ]
  }

  /// The path beside a token whose name differs from it by one typing mistake, digits aside: `blue-100`
  /// is not a misspelt `blue-200`.
  private func sibling(of path: String) -> String? {
    let name = lastName(of: path)
    let group = path.dropLast(name.count).dropLast()
    guard name.count > 2, let id = group.isEmpty ? 0 : base.find(String(group)) else {
      return nil
    }
    let letters = Array(name.lowercased())
    let digits = letters.filter(\.isNumber)
    return base.children(of: id).lazy.map { base.entries[$0].path }.first {
      let other = Array(lastName(of: $0).lowercased())
      return abs(other.count - letters.count) < 2 && other.filter(\.isNumber) == digits
        && editDistance(letters, other) == 1
    }
  }
}
