public import LegibleCore

/// What became of one token between two versions.
public struct TokenChange: Hashable, Sendable {
  /// The sort of change.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The token is gone.
    case removed
    /// The token has another path and the same type and values.
    case renamed
    /// The token is of another type.
    case type
    /// The value differs in at least one context.
    case value
    /// The token is new.
    case added
    /// The token should no longer be used.
    case deprecated
    /// The token may be used again.
    case restored
    /// The token refers to another one, or no longer to any, and has the same values.
    case reference
  }

  /// A value that changed, and where.
  public struct Difference: Hashable, Sendable {
    /// The contexts with this change.
    public var contexts: [ContextSet]
    /// The value before, `nil` where there was none.
    public var old: TokenValue?
    /// The value now, `nil` where there is none.
    public var new: TokenValue?
  }

  /// The sort of change.
  public var kind: Kind
  /// The path of the token, the new one where it was renamed.
  public var path: String
  /// The path before, where it was renamed.
  public var oldPath: String?
  /// The type, that before for a removed token; `nil` for a broken one.
  public var type: TokenType?
  /// The type before, where it changed.
  package var oldType: TokenType?
  /// What changed where.
  public var differences: [Difference] = []
  /// The value of a removed token, in the first context that had it.
  public var oldValue: TokenValue?
  /// The value of an added or renamed token, in the first context that has it.
  public var value: TokenValue?
  /// The token referred to before, in the default context.
  public var oldReference: String?
  /// The token referred to now, in the default context.
  public var reference: String?
  /// Why it is deprecated.
  public var reason: String?
  /// Where the token is defined; for a removed one where it was.
  public var location: SourceLocation

  /// How much the change can break: an error what code that uses the token cannot do without, a
  /// warning what looks different, a note the rest.
  public var severity: Severity {
    switch kind {
    case .removed, .renamed, .type: .error
    case .value, .deprecated: .warning
    case .added, .restored, .reference: .note
    }
  }
}
