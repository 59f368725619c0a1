/// Hue, saturation and lightness of sRGB; CSS Color 4, “HSL Colors”.
enum HSL: SpaceDefinition {
  typealias Base = SRGB

  static var space: ColorSpace { .hsl }
  static let components = [
    ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
    ColorComponent(name: "s", range: 0...100, hundredPercent: 100),
    ColorComponent(name: "l", range: 0...100, hundredPercent: 100),
  ]
  static var hueIndex: Int? { 0 }
  static var gamut: ColorSpace? { .srgb }

  static func isHuePowerless(_ hsl: Vector3) -> Bool { hsl.y <= 0.001 }

  static func toBase(_ hsl: Vector3) -> Vector3 {
    let lightness = hsl.z / 100
    let reach = hsl.y / 100 * min(lightness, 1 - lightness)
    let sector = Elementary.normalized(degrees: hsl.x) / 30
    func channel(_ offset: Double) -> Double {
      let turned = sector + offset
      let place = turned < 12 ? turned : turned - 12
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  static func fromBase(_ rgb: Vector3) -> Vector3 {
    let (low, high) = (rgb.min(), rgb.max())
    let lightness = (low + high) / 2
    guard high > low else { return Vector3(0, 0, lightness * 100) }
    var saturation =
      lightness == 0 || lightness == 1
      ? 0 : (high - lightness) / min(lightness, 1 - lightness)
    var angle = hue(rgb)
    // Far outside sRGB the formula turns the saturation round: the opposite hue says the same.
    if saturation < 0 {
      angle = Elementary.normalized(degrees: angle + 180)
      saturation = -saturation
    }
    return Vector3(angle, saturation * 100, lightness * 100)
  }

  /// The hue in degrees, 0 for greys.
  static func hue(_ rgb: Vector3) -> Double {
    let (low, high) = (rgb.min(), rgb.max())
    let chroma = high - low
    guard chroma > 0 else { return 0 }
    let sextant =
      if high == rgb.x {
        (rgb.y - rgb.z) / chroma
      } else if high == rgb.y {
        (rgb.z - rgb.x) / chroma + 2
      } else {
        (rgb.x - rgb.y) / chroma + 4
      }
    return Elementary.normalized(degrees: sextant * 60)
  }
}
