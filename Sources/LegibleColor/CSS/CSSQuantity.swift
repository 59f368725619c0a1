/// A number of a calculation, which may have any dimension until the calculation ends.
struct CSSQuantity {
  /// The number; percent without the sign; an angle in degrees.
  var value: Double
  var dimension: CSSDimension

  init(_ value: Double, _ dimension: CSSDimension = .number) {
    self.value = value
    self.dimension = dimension
  }

  /// A value; `none` counts as a number.
  init(_ value: CSSValue) {
    switch value.kind {
    case .number, .none: self.init(value.value)
    case .percent: self.init(value.value, .percent)
    case .angle: self.init(value.value, .angle)
    }
  }

  static func * (first: CSSQuantity, second: CSSQuantity) -> CSSQuantity {
    CSSQuantity(first.value * second.value, first.dimension + second.dimension)
  }

  static func / (first: CSSQuantity, second: CSSQuantity) -> CSSQuantity {
    CSSQuantity(first.value / second.value, first.dimension - second.dimension)
  }
}

/// How often percentages and angles are multiplied in a quantity; less than 0 for divisors.
///
/// Source: CSS Values 4, “Type Checking”.
struct CSSDimension: Hashable {
  private let percents, angles: Int

  static let number = CSSDimension(percents: 0, angles: 0)
  static let percent = CSSDimension(percents: 1, angles: 0)
  static let angle = CSSDimension(percents: 0, angles: 1)

  /// What a value of this dimension is; `nil` for squares and quotients.
  var kind: CSSValue.Kind? {
    switch self {
    case .number: .number
    case .percent: .percent
    case .angle: .angle
    default: nil
    }
  }

  static func + (first: CSSDimension, second: CSSDimension) -> CSSDimension {
    CSSDimension(
      percents: first.percents + second.percents, angles: first.angles + second.angles)
  }

  static func - (first: CSSDimension, second: CSSDimension) -> CSSDimension {
    CSSDimension(
      percents: first.percents - second.percents, angles: first.angles - second.angles)
  }
}
