import LegibleCore
import LegibleJSON

/// The sets and modifiers of a resolver that its resolution order leaves out: where a token that is
/// missing may be.
struct UnusedSources: Sendable {
  /// What a set or a modifier is called, with its sources.
  struct Item: Sendable {
    /// `the set base`, `the modifier theme`.
    var name: String
    var sources: [TokenSource]
  }

  let items: [Item]
  let cache: SourceCache

  /// What to do about a token that one of them has, `nil` when none has it.
  ///
  /// - Complexity: O(*size of their files*), which are read when they are first asked for.
  func hint(for path: String) -> String? {
    let item = items.first { item in
      item.sources.contains { document($0)?.hasToken(path) == true }
    }
    return item.map { "\($0.name) has it; add it to resolutionOrder." }
  }

  private func document(_ source: TokenSource) -> TokenDocument? {
    switch source {
    case .inline(let document): document
    case .file(let path, let excluded, _): try? cache.tokens(path, excluding: excluded)
    }
  }
}

extension TokenDocument {
  /// Whether there is a token at a path.
  fileprivate func hasToken(_ path: String) -> Bool {
    let name = lastName(of: path)
    return definitions.contains { definition in
      definition.kind == .token && definition.name == name[...] && self.path(of: definition) == path
    }
  }
}
