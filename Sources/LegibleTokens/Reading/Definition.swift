package import LegibleJSON

/// A group or a token as one file defines it, before files are laid over each other.
///
/// There may be a million of them: what is in the file is kept as places in it.
package struct Definition: Sendable {
  /// What it is.
  package enum Kind: UInt8, Sendable {
    case group, token
  }

  /// What `$type` says.
  package enum DeclaredType: Hashable, Sendable {
    case none
    /// Not one of the thirteen; reported where it stands.
    case unknown
    case known(TokenType)
  }

  /// The last name of its path; empty for the root.
  package let name: String
  /// The object.
  package let node: JSONNode
  /// The index of the group around it in its document, -1 for the root.
  package let parent: Int
  package let kind: Kind
  package var type: DeclaredType = .none
  /// Whether a token's payload is the JSON pointer of a `$ref`.
  package var isPointer = false
  /// Places in the node's document, 0 for none: there the document itself begins.
  private var payloadPlace: UInt32 = 0
  private var deprecationPlace: UInt32 = 0
  private var below: Below?

  /// What a group says in files below, and not in its own.
  private final class Below: Sendable {
    let payload: JSONNode?
    let deprecation: JSONNode?

    init(payload: JSONNode?, deprecation: JSONNode?) {
      self.payload = payload
      self.deprecation = deprecation
    }
  }

  init(name: String, parent: Int, kind: Kind, node: JSONNode) {
    self.name = name
    self.parent = parent
    self.kind = kind
    self.node = node
  }

  /// The name in the file; the object itself for the root.
  package var key: JSONNode { parent < 0 ? node : node.neighbor(at: node.place - 1) }

  /// Whether a migration added it so that another token can depend on several modifiers: no token that
  /// anybody else asks for.
  package var isVariant: Bool {
    kind == .token
      && node["$extensions"]?[MigrationExtension.key]?[MigrationExtension.variant]?.bool == true
  }

  /// The value of `$value` or `$ref` of a token, of `$extends` or `$ref` of a group.
  package var payload: JSONNode? {
    payloadPlace > 0 ? node.neighbor(at: payloadPlace) : below?.payload
  }

  /// The value of `$deprecated`.
  package var deprecation: JSONNode? {
    deprecationPlace > 0 ? node.neighbor(at: deprecationPlace) : below?.deprecation
  }

  /// Sets the payload to a node of the same document.
  mutating func set(payload: JSONNode) { payloadPlace = payload.place }

  /// Sets what `$deprecated` says to a node of the same document.
  mutating func set(deprecation: JSONNode) { deprecationPlace = deprecation.place }

  /// Forgets the payload.
  mutating func removePayload() {
    payloadPlace = 0
    below = below.map { Below(payload: nil, deprecation: $0.deprecation) }
  }

  /// Takes what it does not say itself from the group that it lies over.
  mutating func complete(from lower: Definition) {
    if type == .none { type = lower.type }
    let gainsPayload = payload == nil && lower.payload != nil
    let gainsDeprecation = deprecation == nil && lower.deprecation != nil
    guard gainsPayload || gainsDeprecation else { return }
    below = Below(payload: lower.payload, deprecation: lower.deprecation)
  }
}
