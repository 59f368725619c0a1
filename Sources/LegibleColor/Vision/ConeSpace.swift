/// The responses of the three kinds of cones, long, medium and short wavelengths.
///
/// Smith and Pokorny's fundamentals (1975) over the colour-matching functions of Judd and Vos, and
/// the primaries of a display in the same; both as in Viénot, Brettel, Mollon (1999).
enum ConeSpace {
  /// From Judd and Vos's XYZ to cone responses.
  static let fromXYZ = Matrix3(
    Vector3(0.15514, 0.54312, -0.03286), Vector3(-0.15514, 0.45684, 0.03286),
    Vector3(0, 0, 0.01608))

  /// From linear sRGB to Judd and Vos's XYZ.
  private static let xyzFromRGB = Matrix3(
    Vector3(0.409568, 0.355041, 0.179167), Vector3(0.213389, 0.706743, 0.079868),
    Vector3(0.0186297, 0.114620, 0.912367))

  /// From linear sRGB to cone responses.
  static let fromRGB = fromXYZ * xyzFromRGB

  /// From cone responses to linear sRGB.
  static let toRGB = fromRGB.inverse

  /// A display's white.
  static let white = fromRGB * Vector3.one

  /// The matrix on linear sRGB that replaces one cone's response so that all colours come to lie
  /// on a plane through black.
  ///
  /// - Parameters:
  ///   - cone: The cone that is missing, 0...2.
  ///   - first: A point of the plane in cone responses.
  ///   - second: Another one.
  static func projection(without cone: Int, through first: Vector3, _ second: Vector3) -> Matrix3 {
    let normal = cross(first, second)
    var row = -normal / normal[cone]
    row[cone] = 0
    return toRGB * Matrix3.identity.replacingRow(cone, with: row) * fromRGB
  }
}
