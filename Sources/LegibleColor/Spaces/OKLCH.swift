/// OKLab in polar form; CSS Color 4, “Oklab and OkLCh”.
///
/// Its hue says nothing up to a chroma of 0.000004.
enum OKLCH: SpaceDefinition {
  typealias Base = OKLab

  static var space: ColorSpace { .oklch }
  static let components = [
    ColorComponent(name: "l", range: 0...1, hundredPercent: 1),
    ColorComponent(name: "c", range: 0 ... .infinity, hundredPercent: 0.4),
    ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
  ]
  static var hueIndex: Int? { 2 }

  @inline(__always)
  static func toBase(_ lch: Vector3) -> Vector3 { Polar.toRectangular(lch) }
  @inline(__always)
  static func fromBase(_ lab: Vector3) -> Vector3 { Polar.fromRectangular(lab) }
  static func isHuePowerless(_ lch: Vector3) -> Bool { lch.y <= 0.000_004 }
}
