/// The model of Brettel, Viénot and Mollon: Computerized simulation of color appearance for
/// dichromats (1997).
///
/// Colours lose one cone's response and land on one of two half planes, which meet in the greys:
/// each holds the colours of a wavelength that dichromats see as others do.
struct Brettel: Sendable {
  private let firstHalf, secondHalf: Matrix3
  /// Points to the side of the first half plane.
  private let side: Vector3

  private init(_ kind: VisionDeficiency, _ first: Vector3, _ second: Vector3) {
    let (first, second) = (ConeSpace.fromXYZ * first, ConeSpace.fromXYZ * second)
    firstHalf = ConeSpace.projection(without: kind.cone, through: ConeSpace.white, first)
    secondHalf = ConeSpace.projection(without: kind.cone, through: ConeSpace.white, second)
    var axis = Vector3.zero
    axis[kind.cone] = 1
    let normal = cross(ConeSpace.white, axis)
    let isTurned = (normal * first).sum() < 0
    side = ConeSpace.fromRGB.transposed * (isTurned ? -normal : normal)
  }

  /// Linear sRGB as a dichromat sees it.
  func simulated(_ linear: Vector3) -> Vector3 {
    ((side * linear).sum() >= 0 ? firstHalf : secondHalf) * linear
  }

  static func of(_ kind: VisionDeficiency) -> Brettel {
    switch kind {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }

  private static let protan = Brettel(.protan, nm475, nm575)
  private static let deutan = Brettel(.deutan, nm475, nm575)
  private static let tritan = Brettel(.tritan, nm485, nm660)

  // Judd and Vos's colour-matching functions at the wavelengths that keep their hue.
  private static let nm475 = Vector3(0.13287, 0.11284, 0.9422)
  private static let nm485 = Vector3(0.05699, 0.16987, 0.5864)
  private static let nm575 = Vector3(0.84394, 0.91558, 0.00197)
  private static let nm660 = Vector3(0.16161, 0.061, 0.00001)
}
