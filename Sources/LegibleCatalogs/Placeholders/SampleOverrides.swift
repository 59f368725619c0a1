package import LegibleCore

/// What the user wants to see in the place of placeholders.
public struct SampleOverrides: Hashable, Sendable {
  /// Values by placeholder as it is written: `%@`, `%lld`.
  package var placeholders: [String: SampleValue]
  /// Where the values by placeholder stand, by the same names.
  package var locations: [String: SourceLocation] = [:]
  /// Values for certain keys, by the argument's number or as above; the first match counts.
  package var keys: [KeyOverride]

  /// Values for the strings whose keys match.
  public struct KeyOverride: Hashable, Sendable {
    /// The keys.
    package var keys: Glob
    /// Values by argument number (`1`), by placeholder as it is written, or by name.
    package var values: [String: SampleValue]
    /// Where it stands.
    package var location: SourceLocation

    /// Creates an override.
    package init(
      keys: Glob, values: [String: SampleValue], at location: SourceLocation = .unspecified
    ) {
      self.keys = keys
      self.values = values
      self.location = location
    }
  }

  /// Creates overrides.
  public init(placeholders: [String: SampleValue] = [:], keys: [KeyOverride] = []) {
    self.placeholders = placeholders
    self.keys = keys
  }
}

/// A sample: a text as it is shown, or a number that is written as the language writes it.
public enum SampleValue: Hashable, Sendable {
  case text(String)
  case number(Double)
}
