extension Program {
  /// The members of a type with a name, those of its superclasses and protocols where it has none.
  ///
  /// A requirement of a protocol brings what the conforming types have.
  func members(_ name: String, of type: Int) -> [Int] {
    var visited: Set<Int> = []
    return members(name, of: type, &visited)
  }

  private func members(_ name: String, of type: Int, _ visited: inout Set<Int>) -> [Int] {
    guard visited.insert(type).inserted else { return [] }
    let entry = types[type]
    var found = entry.members[name] ?? []
    if entry.kind == .protocolType {
      for conformer in conformers[Program.last(entry.path)] ?? [] {
        found += types[conformer].members[name] ?? []
      }
      return Array(Set(found)).sorted()
    }
    if !found.isEmpty { return found }
    for name_ in entry.inherits {
      guard let parent = self.type(name_, inside: type, file: entry.file) else { continue }
      let inherited =
        types[parent].kind == .protocolType
        ? types[parent].members[name] ?? [] : members(name, of: parent, &visited)
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  /// Whether a type inherits from or conforms to something of a name, directly or not.
  func type(_ type: Int, isKindOf matches: (String) -> Bool) -> Bool {
    var visited: Set<Int> = []
    return self.type(type, isKindOf: matches, &visited)
  }

  private func type(_ type: Int, isKindOf matches: (String) -> Bool, _ visited: inout Set<Int>)
    -> Bool
  {
    guard visited.insert(type).inserted else { return false }
    return types[type].inherits.contains { name in
      if matches(name) { return true }
      guard let parent = self.type(name, inside: type, file: types[type].file) else { return false }
      return self.type(parent, isKindOf: matches, &visited)
    }
  }
}
