/// A display whose white was moved by scaling its three channels, as True Tone and Night Shift do.
struct WhitePointShift {
  /// The factors on the linear channels, the largest being 1: no channel can give more light.
  private let gains: Vector3

  /// Finds the factors that turn full channels into a white.
  ///
  /// Scaling in the display's own primaries; source: CSS Color 4, “Chromatic adaptation”, on the von
  /// Kries transform, with the channels in the place of cones.
  ///
  /// - Parameter white: CIE 1931 x and y.
  init(to white: SIMD2<Double>) {
    let xyz = Vector3(white.x, white.y, 1 - white.x - white.y) / white.y
    let channels = DisplayP3.fromXYZMatrix * xyz
    gains = (channels / channels.max()).clampedToUnit
  }

  /// The luminance of a colour on such a display, white at D65 being 1.
  func luminance(of color: Color) -> Double {
    let panel = DisplayP3.decode(color.clipped(to: .displayP3).components)
    return (DisplayP3.toXYZMatrix * (panel * gains)).y
  }
}
