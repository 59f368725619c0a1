public import LegibleCore
package import LegibleJSON

/// A token of a store: its value and where it comes from.
public struct Token: Sendable {
  /// The names of its groups and its own, joined by full stops.
  public let path: String
  /// The value, without references.
  public let value: TokenValue
  /// Whether it takes over the whole value of another token.
  public let isAlias: Bool

  let definition: Definition
  let deprecation: JSONNode?

  /// The value's type.
  public var type: TokenType { value.type }

  /// Where its name stands.
  public var location: SourceLocation { definition.key.location }

  /// Where its value stands; for an alias the reference.
  package var valueLocation: SourceLocation {
    (definition.payload ?? definition.key).location
  }

  /// The reference to the token whose value it takes over, as it is written.
  public var reference: String? {
    guard isAlias, let payload = definition.payload else { return nil }
    return payload.string ?? payload["$ref"]?.string
  }

  /// What `$description` says.
  public var description: String? { definition.node["$description"]?.string }

  /// Whether it should no longer be used.
  public var isDeprecated: Bool { deprecation.map { $0.bool ?? true } ?? false }

  /// Why it should no longer be used, and what to use instead.
  package var deprecationMessage: String? { isDeprecated ? deprecation?.string : nil }

  /// The data of other tools, as it is written.
  package var extensions: JSONNode? { definition.node["$extensions"] }
}
