extension Dictionary {
  /// Keeps a value; a cache that is full starts anew.
  mutating func store(_ value: Value, for key: Key, limit: Int) {
    if count >= limit { removeAll() }
    self[key] = value
  }
}
