extension Rule {
  /// The name of a rule in kebab case: `contrast`, `unknown-type`.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension Rule.ID: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  /// Takes a name.
  public init(stringLiteral name: String) { rawValue = name }

  /// The name.
  public var description: String { rawValue }

  /// Orders by the alphabet.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
