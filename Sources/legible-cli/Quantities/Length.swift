/// A length as people give it: in pt, or relative to the font size.
enum Length: Hashable, Sendable {
  case points(Double)
  /// Thousandths of the font size.
  case thousandths(Double)

  /// The length in pt.
  ///
  /// - Parameter size: The font size in pt.
  func points(at size: Double) -> Double {
    switch self {
    case .points(let points): points
    case .thousandths(let thousandths): thousandths / 1000 * size
    }
  }

  /// The length in thousandths of the font size.
  ///
  /// - Parameter size: The font size in pt, not 0.
  func thousandths(at size: Double) -> Double {
    switch self {
    case .points(let points): points / size * 1000
    case .thousandths(let thousandths): thousandths
    }
  }

  /// This many of it.
  static func * (count: Double, one: Length) -> Length {
    switch one {
    case .points(let points): .points(count * points)
    case .thousandths(let thousandths): .thousandths(count * thousandths)
    }
  }
}
