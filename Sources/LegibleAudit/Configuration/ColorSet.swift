public import LegibleCore

/// Colours that mean something by differing from each other.
public struct ColorSet: Hashable, Sendable {
  /// What the user calls it.
  package var name: String
  /// The tokens that belong to it.
  package var tokens: [Glob]
  /// Where it stands.
  package var location: SourceLocation

  /// Creates a set.
  public init(name: String, tokens: [Glob], at location: SourceLocation = .unspecified) {
    self.name = name
    self.tokens = tokens
    self.location = location
  }
}
