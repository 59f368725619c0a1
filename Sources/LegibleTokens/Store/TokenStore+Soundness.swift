package import LegibleCore
import LegibleJSON

extension TokenStore {
  /// Whether tokens may be missing or have values of lower files, because a file or the resolver
  /// could not be read.
  package var lacksSources: Bool {
    tree.lacksDocuments
      || findings.contains { finding in
        finding.severity == .error && finding.rule.hidesTokens
      }
  }

  /// The tokens that have no value here, or one with an error, and those that take it over.
  ///
  /// - Complexity: O(*tokens*).
  package var brokenTokens: [(path: String, location: SourceLocation)] {
    tree.entries.indices.compactMap { id in
      let entry = tree.entries[id]
      guard entry.definition.kind == .token, isBroken(id) else { return nil }
      return (entry.path, entry.definition.key.location)
    }
  }

  /// Whether there is no token at a path, but a group around it lacks what it should have inherited.
  package func mayLack(_ path: String) -> Bool {
    tree.find(path) == nil && tree.mayBeMissing(path)
  }
}
