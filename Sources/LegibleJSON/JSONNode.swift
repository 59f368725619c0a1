public import LegibleCore

/// A value or a member's key in a ``JSONDocument``: a cursor, cheap to copy.
public struct JSONNode: Sendable {
  let storage: JSONDocument.Storage
  let index: Int

  /// What a node is.
  public enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null, key

    /// The word for messages: `an object`.
    public var phrase: String {
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
  public var kind: Kind { node.kind }

  /// The number of elements or members, 0 for scalars.
  public var count: Int { Int(node.count) }

  /// Where it starts and ends.
  ///
  /// - Complexity: O(log *lines* + the length of its line).
  public var location: SourceLocation {
    var start = LegibleJSON.location(
      of: Int(node.start), in: storage.bytes, path: storage.path, lineStarts: storage.lineStarts)
    let end = LegibleJSON.location(
      of: Int(node.end), in: storage.bytes, path: storage.path, lineStarts: storage.lineStarts)
    start.endLine = end.line
    start.endColumn = end.column
    return start
  }

  /// The bytes it was read from, as an offset range into the file.
  public var byteRange: Range<Int> { Int(node.start)..<Int(node.end) }

  /// The text as it stands in the file, quotes and escapes included.
  public var source: String {
    String(decoding: storage.bytes[byteRange], as: UTF8.self)
  }

  /// The decoded text of a string or key, `nil` for other kinds.
  public var string: String? {
    guard kind == .string || kind == .key else { return nil }
    let content = Int(node.start) + 1..<Int(node.end) - 1
    guard node.hasEscapes else {
      return String(decoding: storage.bytes[content], as: UTF8.self)
    }
    return decodeEscapes(content)
  }

  /// The value of a number, `nil` for other kinds and for numbers beyond the range of a double.
  public var double: Double? {
    guard kind == .number, let value = Double(source), value.isFinite else { return nil }
    return value
  }

  /// The value of a boolean, `nil` for other kinds.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The elements of an array, nothing for other kinds.
  public var elements: [JSONNode] {
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
  public var members: [JSONMember] {
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

  /// The value of a member, `nil` when it is absent or this is no object; of duplicates the last.
  ///
  /// - Complexity: O(*members*).
  public subscript(key: String) -> JSONNode? {
    guard kind == .object else { return nil }
    var found: JSONNode?
    var child = index + 1
    while child < node.next {
      let keyNode = JSONNode(storage: storage, index: child)
      if keyNode.string == key { found = JSONNode(storage: storage, index: child + 1) }
      child = Int(storage.nodes[child + 1].next)
    }
    return found
  }

  private func decodeEscapes(_ content: Range<Int>) -> String {
    let bytes = storage.bytes
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var at = content.lowerBound
    while at < content.upperBound {
      guard bytes[at] == UInt8(ascii: "\\") else {
        units.append(bytes[at])
        at += 1
        continue
      }
      let escape = bytes[at + 1]
      at += 2
      switch escape {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var utf16 = [hexCodeUnit(bytes, at: at) ?? 0xFFFD]
        at += 4
        if UTF16.isLeadSurrogate(utf16[0]) {
          utf16.append(hexCodeUnit(bytes, at: at + 2) ?? 0xFFFD)
          at += 6
        }
        units.append(contentsOf: String(decoding: utf16, as: UTF16.self).utf8)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF8.self)
  }
}

/// A member of an object: its key and its value, both located.
public struct JSONMember: Sendable {
  /// The key; its `string` is the name.
  public let key: JSONNode
  /// The value.
  public let value: JSONNode

  /// The decoded name.
  public var name: String { key.string ?? "" }
}
