/// A function of the arithmetic of design tools.
enum CalculationFunction: String {
  case abs, ceil, clamp, floor, max, min, pow, round, sqrt, trunc
  case roundTo = "roundto"

  /// How many arguments it takes.
  var arity: ClosedRange<Int> {
    switch self {
    case .abs, .ceil, .floor, .round, .sqrt, .trunc: 1...1
    case .pow: 2...2
    case .roundTo: 1...2
    case .clamp: 3...3
    case .max, .min: 1...64
    }
  }

  /// Whether all arguments have the unit of the result.
  var isOfOneUnit: Bool {
    switch self {
    case .clamp, .max, .min: true
    default: false
    }
  }

  /// The result.
  ///
  /// - Parameter unit: The unit that the arguments have in common, where there has to be one.
  func apply(_ arguments: [Measure], _ unit: String) throws(Calculation.Failure) -> Measure {
    let first = arguments[0]
    let values = arguments.map(\.value)
    let result: Double
    switch self {
    case .abs: result = Swift.abs(first.value)
    case .ceil: result = first.value.withoutNoise.rounded(.up)
    case .floor: result = first.value.withoutNoise.rounded(.down)
    case .trunc: result = first.value.withoutNoise.rounded(.towardZero)
    case .round: result = Self.rounded(first.value.withoutNoise)
    case .roundTo:
      let places = try digits(arguments)
      let scale = Self.power(10, places)
      result = Self.rounded((first.value * scale).withoutNoise) / scale
    case .sqrt:
      guard first.value >= 0, first.unit.isEmpty else { throw .outOfRange }
      result = first.value.squareRoot()
    case .pow:
      guard let exponent = Int(exactly: arguments[1].value), arguments[1].unit.isEmpty,
        Swift.abs(exponent) <= 64, first.unit.isEmpty || exponent == 1
      else { throw .outOfRange }
      result = Self.power(first.value, exponent)
    case .max:
      return Measure(value: values.max() ?? 0, unit: arguments.count > 1 ? unit : first.unit)
    case .min:
      return Measure(value: values.min() ?? 0, unit: arguments.count > 1 ? unit : first.unit)
    case .clamp:
      return Measure(value: Swift.max(values[0], Swift.min(values[1], values[2])), unit: unit)
    }
    return Measure(value: result, unit: first.unit)
  }

  /// The decimal places that `roundTo` keeps: none unless it says so.
  private func digits(_ arguments: [Measure]) throws(Calculation.Failure) -> Int {
    guard arguments.count > 1 else { return 0 }
    guard arguments[1].unit.isEmpty, let places = Int(exactly: arguments[1].value),
      (-15...15).contains(places)
    else { throw .outOfRange }
    return places
  }

  /// Halves go up, as in JavaScript.
  private static func rounded(_ value: Double) -> Double { (value + 0.5).rounded(.down) }

  private static func power(_ base: Double, _ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<Swift.abs(exponent) { result *= base }
    return exponent < 0 ? 1 / result : result
  }
}
