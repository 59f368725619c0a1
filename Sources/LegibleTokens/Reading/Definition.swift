import LegibleJSON

/// A group or a token as one file defines it, before files are laid over each other.
struct Definition: Sendable {
  /// What it is.
  enum Kind: UInt8, Sendable {
    case group, token
  }

  /// What `$type` says.
  enum DeclaredType: Hashable, Sendable {
    case none
    /// Not one of the thirteen; reported where it stands.
    case unknown
    case known(TokenType)
  }

  /// The last name of its path; empty for the root.
  var name: String
  /// The index of the group around it in its document, -1 for the root.
  var parent: Int
  var kind: Kind
  var type: DeclaredType = .none
  /// The name in the file; the object itself for the root.
  var key: JSONNode
  /// The object.
  var node: JSONNode
  /// The value of `$value` or `$ref` of a token, of `$extends` or `$ref` of a group.
  var payload: JSONNode?
  /// The value of `$deprecated`.
  var deprecation: JSONNode?
  /// Whether a token's payload is the JSON pointer of a `$ref`.
  var isPointer = false
}
