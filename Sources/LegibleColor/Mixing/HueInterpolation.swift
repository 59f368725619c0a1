/// The way round the circle from one hue to another.
///
/// Source: CSS Color 4, “Hue Interpolation”.
public enum HueInterpolation: String, Hashable, Sendable, CaseIterable {
  /// The arc of at most 180 degrees.
  case shorter
  /// The arc of at least 180 degrees.
  case longer
  /// Towards larger angles.
  case increasing
  /// Towards smaller angles.
  case decreasing

  /// Moves hues by full circles, so that the straight way between them is the wanted one.
  func fixedUp(_ first: Double, _ second: Double) -> (Double, Double) {
    let step = second - first
    switch self {
    case .shorter:
      if step > 180 { return (first + 360, second) }
      return step < -180 ? (first, second + 360) : (first, second)
    case .longer:
      if step > 0, step < 180 { return (first + 360, second) }
      return step > -180 && step <= 0 ? (first, second + 360) : (first, second)
    case .increasing: return second < first ? (first, second + 360) : (first, second)
    case .decreasing: return first < second ? (first + 360, second) : (first, second)
    }
  }
}
