/// The line limit that an app sets: a number of lines, or none at all.
public enum LineLimit: Hashable, Sendable {
  case lines(Int)
  case unlimited

  /// The number of lines; `nil` for any number.
  package var count: Int? {
    switch self {
    case .lines(let count): count
    case .unlimited: nil
    }
  }
}

extension LineLimit: ExpressibleByIntegerLiteral {
  /// Creates a limit; 0 is none, as in `UILabel.numberOfLines`.
  public init(integerLiteral count: Int) { self = count > 0 ? .lines(count) : .unlimited }
}
