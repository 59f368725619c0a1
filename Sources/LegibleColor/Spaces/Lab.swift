/// CIE L*a*b* over D50; CIE 15, CSS Color 4, “Sample code for color conversions”.
enum Lab: SpaceDefinition {
  typealias Base = XYZD50

  static var space: ColorSpace { .lab }
  static let components = [
    ColorComponent(name: "l", range: 0...100, hundredPercent: 100),
    ColorComponent(name: "a", range: -.infinity ... .infinity, hundredPercent: 125),
    ColorComponent(name: "b", range: -.infinity ... .infinity, hundredPercent: 125),
  ]

  @inline(__always)
  static func toBase(_ lab: Vector3) -> Vector3 { CIELab.xyz(lab) * CIELab.d50 }
  @inline(__always)
  static func fromBase(_ xyz: Vector3) -> Vector3 { CIELab.lab(xyz / CIELab.d50) }
}

/// The formulas of CIE L*a*b*, relative to a white.
enum CIELab {
  /// D50 from its chromaticity (0.3457, 0.3585).
  @inline(__always)
  static var d50: Vector3 { Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585) }
  /// D65 from its chromaticity (0.3127, 0.3290).
  @inline(__always)
  static var d65: Vector3 { Vector3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290) }

  private static var epsilon: Double { 216.0 / 24_389 }
  private static var kappa: Double { 24_389.0 / 27 }

  @inline(__always)
  static func lab(_ relative: Vector3) -> Vector3 {
    let roots = Powers.third(relative.magnitudes)
    let f = roots.replacing(
      with: (relative * kappa + 16) / 116, where: relative .<= epsilon)
    return Vector3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  @inline(__always)
  static func xyz(_ lab: Vector3) -> Vector3 {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func inverse(_ f: Double) -> Double {
      f * f * f > epsilon ? f * f * f : (116 * f - 16) / kappa
    }
    return Vector3(
      inverse(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, inverse(z))
  }
}
