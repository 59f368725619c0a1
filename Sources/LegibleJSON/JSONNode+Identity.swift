extension JSONNode: Hashable {
  /// Whether both are the same place in the same parsed document.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage === rhs.storage && lhs.index == rhs.index
  }

  /// Hashes the place, not the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(storage))
    hasher.combine(index)
  }
}
