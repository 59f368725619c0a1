extension Color {
  /// How far two colours are apart: the distance in OKLab, about 0.02 being just noticeable.
  ///
  /// Source: CSS Color 4, “ΔEOK”.
  public func okDifference(from other: Color) -> Double {
    OKDifference.between(
      convert(components, from: space, to: .oklab),
      convert(other.components, from: other.space, to: .oklab))
  }
}

/// The Euclidean distance between two OKLab triples.
enum OKDifference {
  static func between(_ first: Vector3, _ second: Vector3) -> Double {
    let step = first - second
    return (step * step).sum().squareRoot()
  }
}
