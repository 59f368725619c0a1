extension JSONValue {
  /// The value that a node of a document stands for; numbers beyond a double become null.
  ///
  /// - Complexity: O(*size of the subtree*).
  package init(_ node: JSONNode) {
    switch node.kind {
    case .object: self = .object(node.members.map { Member($0.name, JSONValue($0.value)) })
    case .array: self = .array(node.elements.map { JSONValue($0) })
    case .string, .key: self = .string(node.string ?? "")
    case .number: self = .optional(node.double)
    case .true: self = .bool(true)
    case .false: self = .bool(false)
    case .null: self = .null
    }
  }
}
