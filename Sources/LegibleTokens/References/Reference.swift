package import LegibleJSON

/// A reference as it is written: `{path.to.token}` or `{"$ref": "#/path/to/token/$value"}`.
package struct Reference {
  /// Where it leads.
  package enum Target: Hashable {
    /// The path of a token, names joined by full stops.
    case path(String)
    /// The decoded segments of a JSON pointer.
    case pointer([String])
  }

  /// A string that means to be a reference and is not one.
  package struct Malformed: Error {
    var message: String
    var hint: String
  }

  package var target: Target
  /// The string that holds it.
  var node: JSONNode

  /// The reference that stands in place of a value, `nil` when the value is a literal.
  package static func read(_ node: JSONNode) throws(Malformed) -> Reference? {
    if node.kind == .string {
      guard let text = node.string, text.utf8.first == UInt8(ascii: "{") else { return nil }
      return try curly(text, node)
    }
    guard node.kind == .object, let pointer = node["$ref"] else { return nil }
    return try Reference(pointer: pointer)
  }

  /// Reads the string of a `$ref`.
  package init(pointer node: JSONNode) throws(Malformed) {
    self.node = node
    guard let text = node.string else {
      throw Malformed(message: "$ref must be a string", hint: Self.pointerHint)
    }
    target = .pointer(try JSONPointer.segments(of: text))
  }

  private init(target: Target, node: JSONNode) {
    self.target = target
    self.node = node
  }

  private static func curly(_ text: String, _ node: JSONNode) throws(Malformed) -> Reference {
    let inner = text.utf8.dropFirst().dropLast()
    guard text.utf8.last == UInt8(ascii: "}"), text.utf8.count > 2,
      !inner.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else {
      throw Malformed(
        message: "\(text) is not a reference",
        hint: "Write {path.to.token}, alone in its string.")
    }
    return Reference(target: .path(String(Substring(inner))), node: node)
  }

  static let pointerHint = "Write #/path/to/token or #/path/to/token/$value/part."

  /// The target for messages.
  var text: String { node.string ?? "" }
}
