/// A space to mix colours in and, where it has a hue, the way round.
///
/// Source: CSS Color 4, “Color Interpolation”.
public struct ColorInterpolation: Hashable, Sendable {
  /// The space.
  package let space: ColorSpace
  /// The way round; of no matter to spaces without a hue.
  package let hue: HueInterpolation

  /// Creates a method.
  ///
  /// - Parameters:
  ///   - space: The space; CSS takes OKLab when nothing is said.
  ///   - hue: The way round.
  public init(_ space: ColorSpace = .oklab, hue: HueInterpolation = .shorter) {
    self.space = space
    self.hue = hue
  }

  /// The colour on the way from one to another.
  ///
  /// What is missing in one comes from the other; what both lack stays missing. Components are
  /// multiplied by the opacity before, hues excepted.
  ///
  /// - Parameters:
  ///   - first: The colour at 0.
  ///   - second: The colour at 1.
  ///   - progress: 0 for the first, 1 for the second colour.
  public func mixed(_ first: Color, _ second: Color, progress: Double) -> Color {
    let (first, second) = Self.completed(
      first.convertedCarryingMissing(to: space), second.convertedCarryingMissing(to: space))
    let (alphas, missing) = Self.alphas(first, second)
    var (start, end) = (first.components, second.components)
    if let index = space.hueIndex {
      (start[index], end[index]) = hue.fixedUp(start[index], end[index])
    }
    func blend(_ first: Double, _ second: Double) -> Double {
      first + (second - first) * progress
    }
    let alpha = blend(alphas.0, alphas.1)
    var mixed = Vector3.zero
    for index in 0..<3 where index != space.hueIndex {
      mixed[index] = blend(start[index] * alphas.0, end[index] * alphas.1)
      if alpha > 0 { mixed[index] /= alpha }
    }
    if let index = space.hueIndex {
      mixed[index] = Elementary.normalized(degrees: blend(start[index], end[index]))
    }
    return Color(
      space, mixed, alpha: missing.contains(.alpha) ? 0 : alpha, missing: missing)
  }

  /// Both colours, each with the other's components where it lacks them.
  private static func completed(_ first: Color, _ second: Color) -> (Color, Color) {
    (filled(first, from: second), filled(second, from: first))
  }

  private static func filled(_ color: Color, from other: Color) -> Color {
    var components = color.components
    for index in 0..<3 where color.missing.contains(.component(index)) {
      components[index] = other.components[index]
    }
    let takesAlpha = color.missing.contains(.alpha)
    return Color(
      color.space, components, alpha: takesAlpha ? other.alpha : color.alpha,
      missing: color.missing.intersection(other.missing))
  }

  /// What to multiply by, which is 1 where both opacities are missing.
  private static func alphas(
    _ first: Color, _ second: Color
  ) -> (alphas: (Double, Double), missing: MissingComponents) {
    let missing = first.missing
    return (missing.contains(.alpha) ? (1, 1) : (first.alpha, second.alpha), missing)
  }
}
