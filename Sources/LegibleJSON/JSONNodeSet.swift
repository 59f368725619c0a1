/// A set of nodes, which takes a bit for each node of the documents that occur in it.
package struct JSONNodeSet: Sendable {
  private var documents: [ObjectIdentifier: Members] = [:]

  /// The members of one document.
  private struct Members {
    /// Keeps the document, so that no other one gets its identity.
    let storage: JSONDocument.Storage
    private var words: [UInt64]

    init(of storage: JSONDocument.Storage) {
      self.storage = storage
      words = Array(repeating: 0, count: storage.nodes.count / 64 + 1)
    }

    func contains(_ index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

    mutating func insert(_ index: Int) -> Bool {
      if contains(index) { return false }
      words[index / 64] |= 1 << UInt64(index % 64)
      return true
    }
  }

  /// Creates an empty set.
  package init() {}

  /// Whether a node is in the set.
  package func contains(_ node: JSONNode) -> Bool {
    documents[ObjectIdentifier(node.storage)]?.contains(node.index) ?? false
  }

  /// Adds a node.
  ///
  /// - Returns: Whether it is new.
  @discardableResult
  package mutating func insert(_ node: JSONNode) -> Bool {
    documents[ObjectIdentifier(node.storage), default: Members(of: node.storage)]
      .insert(node.index)
  }
}
