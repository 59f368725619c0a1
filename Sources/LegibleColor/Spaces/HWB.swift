extension SpaceDefinition {
  /// Hue, whiteness and blackness of sRGB; CSS Color 4, “HWB Colors”.
  static let hwb = SpaceDefinition(
    base: .srgb, depth: 3,
    components: [
      ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
      ColorComponent(name: "w", range: 0...100, hundredPercent: 100),
      ColorComponent(name: "b", range: 0...100, hundredPercent: 100),
    ],
    gamut: .srgb, toBase: HWB.rgb, fromBase: HWB.hwb,
    isHuePowerless: { $0.y + $0.z >= 99.999 })
}

/// The formulas of HWB.
enum HWB {
  @Sendable static func rgb(_ hwb: Vector3) -> Vector3 {
    let (white, black) = (hwb.y / 100, hwb.z / 100)
    if white + black >= 1 { return Vector3(repeating: white / (white + black)) }
    let pure = HSL.rgb(Vector3(hwb.x, 100, 50))
    // Written so that both ends come out exactly, which the rounding to 8 bits shows.
    return (1 - pure) * white + pure * (1 - black)
  }

  @Sendable static func hwb(_ rgb: Vector3) -> Vector3 {
    Vector3(HSL.hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
  }
}
