extension JSONNode: Hashable {
  /// Whether both are the same place in the same parsed document.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage && lhs.index == rhs.index
  }

  /// Hashes the place, not the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }

  /// The place in its document, the root's is 0; a member's value comes right after its key.
  package var place: UInt32 { UInt32(truncatingIfNeeded: index) }

  /// The node at a place of the same document.
  package func neighbor(at place: UInt32) -> JSONNode {
    JSONNode(storage: storage, index: Int(place))
  }
}
