extension Contrast {
  /// How far the lightness of the two colours lies apart, 0...100: an advisory figure beside the
  /// ratio, which decides nothing.
  ///
  /// Unlike the ratio it follows what the eye takes for equal steps. Source: CIE 15, L* of CIELAB,
  /// from the Y of XYZ with white D65.
  package var lightnessDifference: Double {
    abs(foreground.lightness - background.lightness)
  }
}

extension Color {
  /// L* of CIELAB relative to D65, 0...100: no display shows more than its white.
  fileprivate var lightness: Double {
    let y = convert(components, from: space, to: .xyzD65).y
    return CIELab.lab(Vector3(repeating: min(max(0, y), 1))).x
  }
}
