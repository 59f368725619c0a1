import LegibleJSON
import LegibleTokens

extension TokenFileDraft {
  /// The text of the file, each group where its first token stands.
  func draft(_ naming: TokenNaming) -> SourceMappedJSON {
    var root = Node(origin: origin)
    var lost: [SourceMappedJSON.Member] = []
    for token in tokens {
      guard let object = token.object(rewriting: naming.rewritten) else {
        lost.append(.init(token.name, from: token.key, SourceMappedJSON(copying: token.node)))
        continue
      }
      root.insert(naming.path(of: token.path)[...], key: token.key) { $0.token = object }
    }
    for path in groups.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      root.insert(naming.groupPath(of: path)[...]) { $0.properties = groups[path] ?? [] }
    }
    if !lost.isEmpty {
      let kept = SourceMappedJSON.Member("notCarriedOver", SourceMappedJSON(lost))
      root.properties = MigrationExtension.merge([kept], into: root.properties)
    }
    return root.draft
  }
}

/// A group or token while its file is put together.
private struct Node {
  var key: JSONNode?
  var origin: JSONNode?
  var token: SourceMappedJSON?
  var properties: [SourceMappedJSON.Member] = []
  private var names: [String] = []
  private var children: [String: Node] = [:]

  init(key: JSONNode? = nil, origin: JSONNode? = nil) {
    self.key = key
    self.origin = origin
  }

  /// Changes what lies at the end of a path; groups on the way are made.
  mutating func insert(
    _ path: ArraySlice<String>, key: JSONNode? = nil, _ change: (inout Node) -> Void
  ) {
    guard let name = path.first else { return change(&self) }
    if children[name] == nil { names.append(name) }
    children[name, default: Node(key: key)].insert(path.dropFirst(), key: key, change)
  }

  var draft: SourceMappedJSON {
    if let token { return token }
    let members = names.compactMap { name in
      children[name].map { SourceMappedJSON.Member(name, from: $0.key, $0.draft) }
    }
    return SourceMappedJSON(properties + members, from: origin)
  }
}
