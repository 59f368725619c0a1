package import LegibleCore

/// A value or a member's key in a ``JSONDocument``: a cursor, cheap to copy.
package struct JSONNode: Sendable {
  let storage: JSONDocument.Storage
  let index: Int

  /// What a node is.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null, key

    /// The word for messages: `an object`.
    package var phrase: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .true, .false: "a boolean"
      case .null: "null"
      case .key: "a key"
      }
    }
  }

  private var node: JSONDocument.Node { storage.nodes[index] }

  /// What it is.
  package var kind: Kind { node.kind }

  /// The number of elements or members, 0 for scalars.
  package var count: Int { Int(node.count) }

  /// Where it starts and ends; in a document made of a draft, where its origin does.
  ///
  /// - Complexity: O(log *lines*).
  package var location: SourceLocation {
    if storage.origins.indices.contains(index), let origin = storage.origins[index] {
      return origin.location
    }
    if let original = storage.original, original.ranges.indices.contains(index) {
      let range = original.ranges[index]
      return SourceLocation(
        path: storage.path, range: Int(range.lowerBound)..<Int(range.upperBound),
        in: original.bytes, lines: original.lines)
    }
    return SourceLocation(
      path: storage.path, range: byteRange, in: storage.bytes, lines: storage.lines)
  }

  /// The path of the file it was read from.
  package var path: String { storage.path }

  /// Where it stands among the bytes of its document.
  package var byteRange: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The text as it stands in the document's bytes, quotes and escapes included.
  package var source: String {
    String(decoding: storage.bytes[byteRange], as: UTF8.self)
  }

  /// The decoded text of a string or key, `nil` for other kinds.
  package var string: String? {
    guard kind == .string || kind == .key else { return nil }
    let content = Int(node.start) + 1..<Int(node.end) - 1
    guard node.hasEscapes else {
      return String(decoding: storage.bytes[content], as: UTF8.self)
    }
    return String(decoding: decodedEscapes(of: storage.bytes[content]), as: UTF8.self)
  }

  /// The value of a number, `nil` for other kinds and for numbers beyond the range of a double.
  package var double: Double? {
    guard kind == .number, let value = Double(source), value.isFinite else { return nil }
    return value
  }

  /// The value of a boolean, `nil` for other kinds.
  package var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array, nothing for other kinds.
  package var elements: [JSONNode] {
    guard kind == .array else { return [] }
    var elements: [JSONNode] = []
    elements.reserveCapacity(count)
    var child = index + 1
    while child < node.next {
      elements.append(JSONNode(storage: storage, index: child))
      child = Int(storage.nodes[child].next)
    }
    return elements
  }

  /// The members of an object in document order, nothing for other kinds.
  package var members: [JSONMember] {
    guard kind == .object else { return [] }
    var members: [JSONMember] = []
    members.reserveCapacity(count)
    var child = index + 1
    while child < node.next {
      members.append(
        JSONMember(
          key: JSONNode(storage: storage, index: child),
          value: JSONNode(storage: storage, index: child + 1)))
      child = Int(storage.nodes[child + 1].next)
    }
    return members
  }

  /// The value of a member, `nil` when it is absent or this is not an object; of duplicates the last.
  ///
  /// - Complexity: O(*members*).
  package subscript(key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var found: JSONNode?
    var child = index + 1
    while child < node.next {
      if JSONNode(storage: storage, index: child).isSpelled(key) {
        found = JSONNode(storage: storage, index: child + 1)
      }
      child = Int(storage.nodes[child + 1].next)
    }
    return found
  }

  /// Whether a key is this name, scalar by scalar: JSON knows no canonical equivalence.
  private func isSpelled(_ name: String) -> Bool {
    guard !node.hasEscapes else { return string?.utf8.elementsEqual(name.utf8) ?? false }
    let content = Int(node.start) + 1..<Int(node.end) - 1
    return content.count == name.utf8.count && storage.bytes[content].elementsEqual(name.utf8)
  }
}

/// A member of an object: its key and its value, both located.
package struct JSONMember: Sendable {
  /// The key; its `string` is the name.
  package let key: JSONNode
  /// The value.
  package let value: JSONNode

  /// The decoded name.
  package var name: String { key.string ?? "" }
}
