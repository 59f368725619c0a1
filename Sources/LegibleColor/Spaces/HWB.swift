/// Hue, whiteness and blackness of sRGB; CSS Color 4, “HWB Colors”.
enum HWB: SpaceDefinition {
  typealias Base = SRGB

  static var space: ColorSpace { .hwb }
  static let components = [
    ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
    ColorComponent(name: "w", range: 0...100, hundredPercent: 100),
    ColorComponent(name: "b", range: 0...100, hundredPercent: 100),
  ]
  static var hueIndex: Int? { 0 }
  static var gamut: ColorSpace? { .srgb }

  static func isHuePowerless(_ hwb: Vector3) -> Bool { hwb.y + hwb.z >= 99.999 }

  static func toBase(_ hwb: Vector3) -> Vector3 {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 { return Vector3(repeating: white / (white + black)) }
    let pure = HSL.toBase(Vector3(hwb.x, 100, 50))
    // Written so that both ends come out exactly, which the rounding to 8 bits shows.
    return (1 - pure) * white + pure * (1 - black)
  }

  static func fromBase(_ rgb: Vector3) -> Vector3 {
    Vector3(HSL.hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }
}
