/// CIE L*a*b* in polar form; CSS Color 4, “CIE Lab and LCH”.
///
/// Its hue says nothing up to a chroma of 0.0015.
enum LCH: SpaceDefinition {
  typealias Base = Lab

  static var space: ColorSpace { .lch }
  static let components = [
    ColorComponent(name: "l", range: 0...100, hundredPercent: 100),
    ColorComponent(name: "c", range: 0 ... .infinity, hundredPercent: 150),
    ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
  ]
  static var hueIndex: Int? { 2 }

  @inline(__always)
  static func toBase(_ lch: Vector3) -> Vector3 { Polar.toRectangular(lch) }
  @inline(__always)
  static func fromBase(_ lab: Vector3) -> Vector3 { Polar.fromRectangular(lab) }
  static func isHuePowerless(_ lch: Vector3) -> Bool { lch.y <= 0.0015 }
}

/// Lightness, chroma and hue against lightness and two axes.
enum Polar {
  static func toRectangular(_ lch: Vector3) -> Vector3 {
    Vector3(
      lch.x, lch.y * Elementary.cosine(degrees: lch.z), lch.y * Elementary.sine(degrees: lch.z))
  }

  static func fromRectangular(_ lab: Vector3) -> Vector3 {
    Vector3(
      lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(),
      Elementary.degrees(y: lab.z, x: lab.y))
  }
}
