/// A space of lightness, chroma and hue, which stands on one of lightness and two axes.
protocol PolarDefinition: SpaceDefinition {
  /// The chroma up to which the hue says nothing.
  static var powerlessChroma: Double { get }
}

extension PolarDefinition {
  static var hueIndex: Int? { 2 }

  static func isHuePowerless(_ lch: Vector3) -> Bool { lch.y <= powerlessChroma }

  @inline(__always)
  static func toBase(_ lch: Vector3) -> Vector3 {
    Vector3(
      lch.x, lch.y * Elementary.cosine(degrees: lch.z), lch.y * Elementary.sine(degrees: lch.z))
  }

  @inline(__always)
  static func fromBase(_ lab: Vector3) -> Vector3 {
    Vector3(
      lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(),
      Direction.degrees(y: lab.z, x: lab.y))
  }
}

/// Lightness, chroma and hue.
///
/// - Parameters:
///   - lightness: That of white, which is 100%.
///   - chroma: The chroma that CSS writes as 100%.
func polarComponents(lightness: Double, chroma: Double) -> [ColorComponent] {
  [
    ColorComponent(name: "l", range: 0...lightness, hundredPercent: lightness),
    ColorComponent(name: "c", range: 0 ... .infinity, hundredPercent: chroma),
    ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
  ]
}
