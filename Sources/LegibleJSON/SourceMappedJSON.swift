/// A JSON value that is put together out of parts of documents: each part knows where it comes from.
///
/// A ``JSONDocument`` made of a draft locates its nodes in the files that the parts were taken from.
package struct SourceMappedJSON: Sendable {
  /// What the value is.
  package indirect enum Content: Sendable {
    case object([Member])
    case array([SourceMappedJSON])
    /// A string, a number, a boolean or null.
    case scalar(JSONValue)
  }

  /// A name and a value.
  package struct Member: Sendable {
    /// The member's name.
    package var name: String
    /// What the name was made of.
    package var origin: JSONNode?
    /// The member's value.
    package var value: SourceMappedJSON

    /// Creates a member.
    package init(_ name: String, from origin: JSONNode? = nil, _ value: SourceMappedJSON) {
      self.name = name
      self.origin = origin
      self.value = value
    }
  }

  /// What the value is.
  package var content: Content
  /// What it was made of; `nil` takes the origin of what it stands in.
  package var origin: JSONNode?

  /// Creates a value.
  package init(_ content: Content, from origin: JSONNode? = nil) {
    self.content = content
    self.origin = origin
  }

  /// Creates an object.
  package init(_ members: [Member], from origin: JSONNode? = nil) {
    self.init(.object(members), from: origin)
  }

  /// Creates a string.
  package init(_ string: String, from origin: JSONNode? = nil) {
    self.init(.scalar(.string(string)), from: origin)
  }

  /// Copies a value whose parts all come from one place.
  ///
  /// - Complexity: O(*size of the value*).
  package init(_ value: JSONValue, from origin: JSONNode? = nil) {
    switch value {
    case .object(let members):
      self.init(members.map { Member($0.name, SourceMappedJSON($0.value)) }, from: origin)
    case .array(let elements):
      self.init(.array(elements.map { SourceMappedJSON($0) }), from: origin)
    default: self.init(.scalar(value), from: origin)
    }
  }

  /// Copies a part of a document, with the spelling of its numbers; of members that repeat a key the
  /// last one stays.
  ///
  /// - Complexity: O(*size of the subtree*).
  package init(copying node: JSONNode) {
    switch node.kind {
    case .object:
      var members: [Member] = []
      var places: [String: Int] = [:]
      for member in node.members {
        let copy = Member(member.name, from: member.key, SourceMappedJSON(copying: member.value))
        if let place = places.updateValue(members.count, forKey: copy.name) {
          places[copy.name] = place
          members[place] = copy
        } else {
          members.append(copy)
        }
      }
      self.init(members, from: node)
    case .array: self.init(.array(node.elements.map { SourceMappedJSON(copying: $0) }), from: node)
    case .number: self.init(.scalar(.rawNumber(node.source)), from: node)
    default: self.init(.scalar(JSONValue(node)), from: node)
    }
  }

  /// The value alone.
  ///
  /// - Complexity: O(*size of the value*).
  package var json: JSONValue {
    switch content {
    case .object(let members):
      .object(members.map { JSONValue.Member($0.name, $0.value.json) })
    case .array(let elements): .array(elements.map(\.json))
    case .scalar(let value): value
    }
  }

  /// Whether a part of a document says the same: the order of members and the spelling of numbers
  /// do not matter.
  ///
  /// - Complexity: O(*size of the value*).
  package func isEqual(to node: JSONNode) -> Bool {
    switch content {
    case .object(let members):
      return node.kind == .object && node.count == members.count
        && members.allSatisfy { member in
          node[member.name].map { member.value.isEqual(to: $0) } ?? false
        }
    case .array(let elements):
      return node.kind == .array && node.count == elements.count
        && zip(elements, node.elements).allSatisfy { $0.isEqual(to: $1) }
    case .scalar(.number(let value)): return node.double == value
    case .scalar(.rawNumber(let text)):
      return node.kind == .number && (node.source == text || node.double == Double(text))
    case .scalar(let value): return node.kind != .object && value == JSONValue(node)
    }
  }

  /// The string that it is, `nil` for anything else.
  package var string: String? {
    guard case .scalar(.string(let text)) = content else { return nil }
    return text
  }

  /// All strings in it, names aside, in document order.
  ///
  /// - Complexity: O(*size of the value*).
  package var strings: [String] {
    switch content {
    case .object(let members): members.flatMap(\.value.strings)
    case .array(let elements): elements.flatMap(\.strings)
    case .scalar(.string(let text)): [text]
    case .scalar: []
    }
  }

  /// The value with each string in it, names aside, replaced.
  ///
  /// - Complexity: O(*size of the value*).
  package func mapStrings(_ transform: (String) -> String) -> SourceMappedJSON {
    switch content {
    case .object(let members):
      SourceMappedJSON(
        members.map { Member($0.name, from: $0.origin, $0.value.mapStrings(transform)) },
        from: origin)
    case .array(let elements):
      SourceMappedJSON(.array(elements.map { $0.mapStrings(transform) }), from: origin)
    case .scalar(.string(let text)): SourceMappedJSON(transform(text), from: origin)
    case .scalar: self
    }
  }

  /// The value with those parts replaced that were made of some nodes.
  ///
  /// - Complexity: O(*size of the value*).
  package func replacing(_ parts: [JSONNode: SourceMappedJSON]) -> SourceMappedJSON {
    if parts.isEmpty { return self }
    if let origin, let part = parts[origin] { return part }
    switch content {
    case .object(let members):
      return SourceMappedJSON(
        members.map { Member($0.name, from: $0.origin, $0.value.replacing(parts)) }, from: origin)
    case .array(let elements):
      return SourceMappedJSON(.array(elements.map { $0.replacing(parts) }), from: origin)
    case .scalar: return self
    }
  }

  /// The origins of all keys and values in document order.
  var origins: [JSONNode?] {
    var origins: [JSONNode?] = []
    collect(into: &origins, around: nil)
    return origins
  }

  private func collect(into origins: inout [JSONNode?], around outer: JSONNode?) {
    let origin = origin ?? outer
    origins.append(origin)
    switch content {
    case .object(let members):
      for member in members {
        origins.append(member.origin ?? member.value.origin ?? origin)
        member.value.collect(into: &origins, around: origin)
      }
    case .array(let elements):
      for element in elements { element.collect(into: &origins, around: origin) }
    case .scalar: break
    }
  }
}
