import LegibleCore

/// A length in pt that is known exactly, or a range in which it lies.
///
/// What is derived, disputed or unpublished keeps both ends, so that a verdict between them can be
/// "cannot tell" instead of a guess.
public struct Interval: Hashable, Sendable {
  /// The smallest value it can have, in pt.
  public let lower: Double
  /// The largest value it can have, in pt.
  public let upper: Double

  /// The value in pt when it is exact, else `nil`.
  public var value: Double? { lower == upper ? lower : nil }

  /// Creates an exact length.
  package init(_ value: Double) {
    self.init(value, value)
  }

  /// Creates the range between two lengths, given in any order.
  package init(_ one: Double, _ other: Double) {
    lower = min(one, other)
    upper = max(one, other)
  }

  /// Adds both ends.
  package static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.lower + rhs.lower, lhs.upper + rhs.upper)
  }

  /// Subtracts, keeping every value that the difference can have.
  package static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.lower - rhs.upper, lhs.upper - rhs.lower)
  }
}

extension Interval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates an exact length.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// Creates an exact length.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Interval: CustomStringConvertible {
  /// The value, `664`, or both ends, `664–718`; whole numbers without a fraction.
  public var description: String {
    value.map(\.shortDescription) ?? "\(lower.shortDescription)–\(upper.shortDescription)"
  }
}
