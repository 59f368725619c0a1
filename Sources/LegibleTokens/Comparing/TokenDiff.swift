public import LegibleCore
import LegibleJSON

/// What changed between two versions of a design system's tokens.
public struct TokenDiff: Sendable {
  /// The changes by kind, then by path.
  public let changes: [TokenChange]
  /// The names of modifiers, as `name` or `name=context`, that only the new version has.
  package let addedContexts: [String]
  /// Those that only the old version has.
  package let removedContexts: [String]
  /// How many contexts were compared.
  package let contexts: Int
  /// How many tokens the old and the new version have, those of the default store aside.
  package let tokens: Count
  /// The errors of both versions: broken tokens are compared by their position in the tree alone.
  public let findings: [Finding]

  /// How much work all contexts may take: tokens times contexts.
  private static let maximumWork = 2_000_000

  /// Compares two versions.
  ///
  /// Values are compared in every context that both have; beyond two million tokens in all contexts
  /// together, each context is taken with the defaults of the other modifiers.
  ///
  /// - Parameters:
  ///   - old: The version before.
  ///   - new: The version now.
  /// - Complexity: O(*tokens × contexts*).
  public init(from old: TokenResolver, to new: TokenResolver) {
    let shared = SharedContexts(old, new)
    var history = TokenHistory()
    let first = shared.base
    var findings = old.openingProblems + new.openingProblems
    var versions = (old: Version(old, first.old), new: Version(new, first.new))
    findings += versions.old.errors + versions.new.errors
    var known: Set<Finding> = []
    findings.removeAll { !known.insert($0).inserted }
    tokens = Count(old: versions.old.count, new: versions.new.count)
    let work = max(tokens.old, tokens.new, 1)
    let all = shared.contexts(atMost: Self.maximumWork / work)
    for (number, pair) in all.enumerated() {
      if number > 0 { versions = (Version(old, pair.old), Version(new, pair.new)) }
      history.note(versions.old, versions.new, context: number)
    }
    contexts = all.count
    changes = history.changes(in: all.map(\.shared), of: shared.modifiers)
    addedContexts = shared.added
    removedContexts = shared.removed
    self.findings = findings
  }

  /// A number of both versions.
  package struct Count: Hashable, Sendable {
    /// Of the version before.
    package let old: Int
    /// Of the version now.
    package let new: Int
  }

  /// How many changes are of a kind.
  package func count(of kind: TokenChange.Kind) -> Int { changes.count { $0.kind == kind } }
}

/// The tokens of one version in one context.
struct Version {
  let tree: TokenTree
  let results: Evaluator.Results
  /// What is wrong with them.
  let errors: [Finding]
  /// The ids of the tokens that are the version's own.
  let ids: [Int]

  init(_ resolver: TokenResolver, _ context: TokenContext) {
    let evaluator = resolver.evaluate(context, reportingTo: FindingCollector())
    let countsEmbedded = resolver.path.hasPrefix(EmbeddedTokens.scheme)
    tree = evaluator.tree
    results = evaluator.results
    errors = evaluator.collector.sortedFindings.filter { $0.severity == .error }
    ids = evaluator.tree.entries.indices.filter { id in
      let definition = evaluator.tree.entries[id].definition
      return definition.kind == .token && !definition.isVariant
        && (countsEmbedded || !definition.node.path.hasPrefix(EmbeddedTokens.scheme))
    }
  }

  var count: Int { ids.count }

  /// The id of one of the version's own tokens.
  func find(_ path: String) -> Int? {
    guard let id = tree.find(path), tree.entries[id].definition.kind == .token else {
      return nil
    }
    return id
  }

  /// The token that another one refers to as a whole.
  func reference(of id: EntryID) -> String? {
    results[id].target < 0 ? nil : tree.entries[results[id].target].path
  }
}
