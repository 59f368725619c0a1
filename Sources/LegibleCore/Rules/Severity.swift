/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case note, warning, error

  /// A note is less than a warning, a warning less than an error.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
