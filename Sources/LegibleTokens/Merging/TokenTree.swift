import LegibleCore
package import LegibleJSON

/// The position of a group or token among the entries of its tree.
package typealias EntryID = Int

/// The groups and tokens of one context: documents laid over each other, groups extended.
package struct TokenTree: Sendable {
  /// A group or a token at its place in the tree.
  package struct Entry: Sendable {
    package var path: String
    /// The index of the group around it, -1 for the root.
    package var parent: Int
    package var definition: Definition
    /// The type that applies below a group, or that a token gets from the groups around it.
    var groupType: Definition.DeclaredType = .none
    /// Whether it was copied from a group that another one extends.
    var isInherited = false
    /// The type that an inherited token had where it was defined.
    var inheritedType: Definition.DeclaredType = .none
    var firstChild = -1
    var lastChild = -1
    var nextSibling = -1
    /// Whether it is a group that lacks what it should have inherited.
    var isIncomplete = false
  }

  /// Groups and tokens in order of first occurrence, each group before what it holds.
  package private(set) var entries: [Entry] = []
  private var index: [String: Int] = [:]
  /// Whether one of the documents holds nothing that could be read.
  let lacksDocuments: Bool

  /// Lays documents over each other, the last one on top, and extends groups.
  ///
  /// - Complexity: O(*groups and tokens of all documents*).
  init(_ documents: [TokenDocument], reportingTo collector: inout FindingCollector) {
    let count = documents.reduce(0) { $0 + $1.definitions.count }
    lacksDocuments = documents.contains(where: \.definitions.isEmpty)
    entries.reserveCapacity(count)
    index.reserveCapacity(count)
    for document in documents { add(document, reportingTo: &collector) }
    var extender = GroupExtender()
    extender.extendAll(in: &self, reportingTo: &collector)
    propagateTypes()
  }

  /// The index of a group or token by its path.
  package func find(_ path: String) -> Int? { index[path] }

  /// Whether something at a path may be missing because a group around it could not inherit it.
  func mayBeMissing(_ path: String) -> Bool {
    var names = path[...]
    while let dot = names.utf8.lastIndex(of: UInt8(ascii: ".")) {
      names = names[..<dot]
      if let group = index[String(names)] { return entries[group].isIncomplete }
    }
    return entries.first?.isIncomplete ?? false
  }

  /// The paths of all tokens.
  var tokenPaths: some Sequence<String> {
    entries.lazy.filter { $0.definition.kind == .token }.map(\.path)
  }

  /// Whether a migration added a token, or a group that holds nothing else.
  package func isVariant(_ id: EntryID) -> Bool {
    if entries[id].definition.kind == .token { return entries[id].definition.isVariant }
    var child = entries[id].firstChild
    if child < 0 { return false }
    while child >= 0 {
      guard isVariant(child) else { return false }
      child = entries[child].nextSibling
    }
    return true
  }

  /// What `$deprecated` says of an entry: its own, or that of the nearest group that says something.
  package func deprecation(of id: EntryID) -> JSONNode? {
    var id = id
    while id >= 0 {
      if let node = entries[id].definition.deprecation { return node }
      id = entries[id].parent
    }
    return nil
  }

  /// The indices of what a group holds.
  package func children(of group: Int) -> [Int] {
    var children: [Int] = []
    var child = entries[group].firstChild
    while child >= 0 {
      children.append(child)
      child = entries[child].nextSibling
    }
    return children
  }

  /// The path of a child.
  package func path(of name: String, in group: Int) -> String {
    let parent = entries[group].path
    return parent.isEmpty ? name : "\(parent).\(name)"
  }

  /// Adds a child to a group, or returns the one that is there.
  mutating func child(
    _ path: String, of group: Int, definition: Definition
  ) -> (index: Int, isNew: Bool) {
    if let known = index[path] { return (known, false) }
    let new = entries.count
    entries.append(Entry(path: path, parent: group, definition: definition))
    index[path] = new
    if entries[group].firstChild < 0 {
      entries[group].firstChild = new
    } else {
      entries[entries[group].lastChild].nextSibling = new
    }
    entries[group].lastChild = new
    return (new, true)
  }

  /// Changes an entry in place.
  mutating func update(_ index: Int, _ change: (inout Entry) -> Void) { change(&entries[index]) }

  private mutating func add(
    _ document: TokenDocument, reportingTo collector: inout FindingCollector
  ) {
    var ids: [Int] = []
    ids.reserveCapacity(document.definitions.count)
    for definition in document.definitions {
      guard definition.parent >= 0 else {
        if entries.isEmpty {
          entries.append(Entry(path: "", parent: -1, definition: definition))
        } else {
          mergeGroup(definition, over: 0)
        }
        ids.append(0)
        continue
      }
      let group = ids[definition.parent]
      let path = path(of: definition.name, in: group)
      let (id, isNew) = child(path, of: group, definition: definition)
      ids.append(id)
      if isNew { continue }
      let below = entries[id].definition
      if below.kind != definition.kind, definition.kind == .group || entries[id].firstChild >= 0 {
        collector.report(
          .tokenAndGroup, "\(path) is a token in one file and a group in another",
          hint: "Rename one of them.", at: definition.key.location, subject: path,
          related: [Finding.Related("the other one", at: below.key.location)])
      }
      if definition.kind == .group, below.kind == .group {
        mergeGroup(definition, over: id)
      } else {
        entries[id].definition = definition
      }
    }
  }

  /// Merges the properties of a group: what the later file says wins, the rest stays.
  private mutating func mergeGroup(_ definition: Definition, over id: EntryID) {
    let below = entries[id].definition
    entries[id].definition = definition
    entries[id].definition.complete(from: below)
  }

  /// Hands the types of groups down; parents come before their children.
  private mutating func propagateTypes() {
    for id in entries.indices {
      let parent = entries[id].parent
      let above = parent < 0 ? .none : entries[parent].groupType
      let definition = entries[id].definition
      if definition.kind == .group, definition.type != .none {
        entries[id].groupType = definition.type
      } else {
        entries[id].groupType = above == .none ? entries[id].inheritedType : above
      }
    }
  }
}
