/// How light a colour is to the eye, from 0 for black to 1 for white.
enum RelativeLuminance {
  /// The luminance of linear sRGB within 0...1, with the rounded weights of WCAG.
  ///
  /// The weights decide real pairs: with the full row of the matrix other 8-bit colours pass.
  /// Source: WCAG 2.2, “relative luminance”, with 0.04045 where older texts had 0.03928.
  @inline(__always)
  static func wcag(linear: Vector3) -> Double {
    0.2126 * linear.x + 0.7152 * linear.y + 0.0722 * linear.z
  }
}
