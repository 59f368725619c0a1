public import LegibleTokens

/// What files of other dialects leave open, and the user settles.
public struct MigrationOptions: Hashable, Sendable {
  /// Token sets that are contexts of one modifier.
  public struct Modifier: Hashable, Sendable {
    /// The modifier's name.
    package var name: String
    /// The sets or folders of sets, each a context; the default first.
    package var contexts: [String]

    /// Creates a modifier.
    public init(name: String, contexts: [String]) {
      self.name = name
      self.contexts = contexts
    }
  }

  /// The unit of lengths that are written without one.
  package var unit: TokenValue.Dimension.Unit
  /// The token sets that are contexts.
  package var modifiers: [Modifier]
  /// Whether a conversion is tried to see what comes of a modifier.
  var isTrial = false

  /// Creates options; what the dialects mean by themselves when nothing is said.
  public init(unit: TokenValue.Dimension.Unit = .px, modifiers: [Modifier] = []) {
    self.unit = unit
    self.modifiers = modifiers
  }
}
