/// A token as a file of a ``TokenFormat`` defines it.
public struct TokenDefinition: Hashable, Sendable {
  /// What a token is set to.
  public enum Content: Hashable, Sendable {
    /// A value, which gives the token its type.
    case value(TokenValue)
    /// The value and the type of another token, by its path.
    case alias(of: String)
  }

  /// The names of its groups and its own, joined by full stops.
  package var path: String
  /// What it is set to.
  package var content: Content
  /// What it is for.
  public var description: String?
  /// Where it stands: offsets of bytes in the file.
  package var range: Range<Int>

  /// Creates a definition.
  public init(_ path: String, _ content: Content, description: String? = nil, at range: Range<Int>)
  {
    self.path = path
    self.content = content
    self.description = description
    self.range = range
  }
}
