import LegibleJSON

/// Which modifiers may change which tokens, as far as the files tell without being resolved.
///
/// A token may change with every modifier that has a source which defines the token itself, a group
/// around it with a type or an inheritance, or something that any definition of it refers to. What
/// several modifiers change together only, such as an alias that a brand turns to a colour which
/// changes in dark, is found as well.
package struct TokenInfluences: Sendable {
  private var ids: [String: Int] = [:]
  private var nodes: [Node] = []

  /// A token or a group by its path, over all files.
  private struct Node {
    /// The positions of the modifiers, first those that define it, at last all.
    var modifiers: Set<Int> = []
    /// The nodes that depend on it.
    var dependents: Set<Int> = []
    var isToken = false
  }

  /// Reads the files of all contexts; those that cannot be read are left out.
  ///
  /// - Complexity: O(*size of all files* × *modifiers*).
  package init(_ resolver: TokenResolver) {
    var extensions: [(group: Int, target: String)] = []
    let positions = Dictionary(
      resolver.modifiers.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    for (modifier, document) in resolver.documentsByModifier {
      note(document, modifier: modifier.flatMap { positions[$0] }, &extensions)
    }
    extend(extensions)
    for modifier in resolver.modifiers.indices { spread(modifier) }
  }

  /// The paths of all tokens that a file defines.
  package var tokens: some Sequence<String> {
    ids.lazy.filter { nodes[$0.value].isToken }.map(\.key)
  }

  /// The positions of the modifiers that may change a token.
  package func modifiers(of path: String) -> Set<Int> {
    var path = path[...]
    // What only inheritance defines changes with the group around it.
    while true {
      if let id = ids[String(path)] { return nodes[id].modifiers }
      guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { break }
      path = path[..<dot]
    }
    return ids[""].map { nodes[$0].modifiers } ?? []
  }

  // MARK: Reading

  private mutating func note(
    _ document: TokenDocument, modifier: Int?, _ extensions: inout [(group: Int, target: String)]
  ) {
    var own: [Int] = []
    var paths: [String] = []
    for definition in document.definitions {
      let parent = definition.parent
      let path =
        parent < 0
        ? "" : paths[parent].isEmpty ? definition.name : "\(paths[parent]).\(definition.name)"
      let id = id(of: path)
      own.append(id)
      paths.append(path)
      if parent >= 0 { nodes[own[parent]].dependents.insert(id) }
      let isToken = definition.kind == .token
      if isToken { nodes[id].isToken = true }
      if let modifier, isToken || definition.type != .none || definition.payload != nil {
        nodes[id].modifiers.insert(modifier)
      }
      guard let payload = definition.payload else { continue }
      if definition.isPointer {
        refer(id, to: try? Reference(pointer: payload))
      } else if isToken {
        refer(id, toAllIn: payload)
      } else if let target = Self.group(payload) {
        extensions.append((id, target))
      }
    }
  }

  private mutating func id(of path: String) -> Int {
    if let id = ids[path] { return id }
    ids[path] = nodes.count
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func refer(_ id: EntryID, toAllIn node: JSONNode) {
    if node.kind == .number { return }
    if let reference = try? Reference.read(node) { return refer(id, to: reference) }
    for element in node.elements { refer(id, toAllIn: element) }
    for member in node.members { refer(id, toAllIn: member.value) }
  }

  private mutating func refer(_ id: EntryID, to reference: Reference?) {
    guard let reference else { return }
    nodes[self.id(ofReferenced: Self.path(reference))].dependents.insert(id)
  }

  /// The node of a path that may be defined later or by inheritance alone.
  private mutating func id(ofReferenced path: String) -> Int {
    let isKnown = ids[path] != nil
    let id = id(of: path)
    guard !isKnown, !path.isEmpty else { return id }
    let parent = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(path[..<$0]) } ?? ""
    nodes[self.id(ofReferenced: parent)].dependents.insert(id)
    return id
  }

  private static func path(_ reference: Reference) -> String {
    switch reference.target {
    case .path(let path): path
    case .pointer(let segments): segments.prefix { $0 != "$value" }.joined(separator: ".")
    }
  }

  /// The path that a `$extends` names: in curly brackets, or by a pointer.
  private static func group(_ payload: JSONNode) -> String? {
    if let reference = try? Reference.read(payload) { return path(reference) }
    return (try? Reference(pointer: payload)).map(path)
  }

  // MARK: Spreading

  /// A group that inherits changes with all that the other group holds.
  private mutating func extend(_ extensions: [(group: Int, target: String)]) {
    guard !extensions.isEmpty else { return }
    for path in Array(ids.keys) where !path.isEmpty {
      var child = id(of: path)
      var path = path[...]
      // What is below a group is a node of its own; it depends on all that the group holds.
      repeat {
        path = path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[..<$0] } ?? ""
        let below = id(of: Self.below(path))
        guard nodes[child].dependents.insert(below).inserted else { break }
        child = below
      } while !path.isEmpty
    }
    for (group, target) in extensions {
      nodes[id(of: target)].dependents.insert(group)
      nodes[id(of: Self.below(target[...]))].dependents.insert(group)
    }
  }

  /// A key that no path is: names have no full stops.
  private static func below(_ path: Substring) -> String { path + ".." }

  /// Hands a modifier on to everything that depends on what it defines.
  private mutating func spread(_ modifier: Int) {
    var open = nodes.indices.filter { nodes[$0].modifiers.contains(modifier) }
    while let id = open.popLast() {
      for next in nodes[id].dependents where nodes[next].modifiers.insert(modifier).inserted {
        open.append(next)
      }
    }
  }
}
