extension SpaceDefinition {
  /// CIE L*a*b* over D50; CIE 15, CSS Color 4, “Sample code for color conversions”.
  static let lab = SpaceDefinition(
    base: .xyzD50, depth: 2,
    components: [
      ColorComponent(name: "l", range: 0...100, hundredPercent: 100),
      ColorComponent(name: "a", range: -.infinity ... .infinity, hundredPercent: 125),
      ColorComponent(name: "b", range: -.infinity ... .infinity, hundredPercent: 125),
    ],
    toBase: { CIELab.xyz($0) * CIELab.white }, fromBase: { CIELab.lab($0 / CIELab.white) })
}

/// The formulas of CIE L*a*b*, relative to a white.
enum CIELab {
  /// D50 from its chromaticity (0.3457, 0.3585).
  static let white = Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// D65 from its chromaticity (0.3127, 0.3290).
  static let d65 = Vector3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  private static let epsilon = 216.0 / 24_389
  private static let kappa = 24_389.0 / 27

  static func lab(_ relative: Vector3) -> Vector3 {
    let f = relative.mapped {
      $0 > epsilon ? Elementary.cubeRoot($0) : (kappa * $0 + 16) / 116
    }
    return Vector3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

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
