/// The model of Viénot, Brettel and Mollon: Digital video colourmaps for checking the legibility
/// of displays by dichromats (1999).
///
/// Colours lose one cone's response and land on the plane of black, blue and yellow, which suits
/// red-green deficiencies only.
enum Vienot {
  /// The matrix on linear sRGB.
  static func matrix(of kind: VisionDeficiency) -> Matrix3 { kind == .protan ? protan : deutan }

  private static let protan = matrix(without: .protan)
  private static let deutan = matrix(without: .deutan)

  private static func matrix(without kind: VisionDeficiency) -> Matrix3 {
    ConeSpace.projection(
      without: kind.cone, through: ConeSpace.fromRGB * Vector3(0, 0, 1),
      ConeSpace.fromRGB * Vector3(1, 1, 0))
  }
}
