extension Color {
  /// Whether the colour lies within the gamut of a space; always so for spaces without limits.
  ///
  /// - Parameters:
  ///   - space: The space, by its RGB cube: `hsl` and `hwb` mean sRGB.
  ///   - tolerance: How far a component may lie outside 0...1, for the errors of conversion.
  public func isInGamut(of space: ColorSpace, tolerance: Double = Self.gamutTolerance) -> Bool {
    guard let cube = space.gamut else { return true }
    return convert(components, from: self.space, to: cube).isWithinUnit(tolerance: tolerance)
  }

  /// Half of a hundredth of an 8-bit step: below any difference that a display can show.
  public static let gamutTolerance = 0.000_02

  /// The colour in another space, each RGB component cut to 0...1.
  package func clipped(to space: ColorSpace) -> Color {
    guard let cube = space.gamut else { return converted(to: space) }
    let inside = convert(components, from: self.space, to: cube).clampedToUnit
    return Color(cube, inside, alpha: alpha, missing: missing.intersection(.alpha))
      .converted(to: space)
  }
}
