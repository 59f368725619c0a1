/// A value and the place where the user wrote it.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a located value.
  package init(_ value: Value, at location: SourceLocation = .unspecified) {
    self.value = value
    self.location = location
  }
}

extension Located: ExpressibleByStringLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
  ExpressibleByUnicodeScalarLiteral
where Value == String {
  /// Creates a value that stands in no file.
  public init(stringLiteral value: String) { self.init(value) }
}
