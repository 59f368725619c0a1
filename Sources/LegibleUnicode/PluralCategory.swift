/// The six plural categories of CLDR, in its order.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case zero, one, two, few, many, other

  /// Orders as CLDR lists them, `other` last.
  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.index < rhs.index }

  private var index: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }
}
