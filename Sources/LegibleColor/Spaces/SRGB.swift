extension SpaceDefinition {
  /// sRGB, IEC 61966-2-1; CSS Color 4, “Sample code for color conversions”.
  static let srgb = SpaceDefinition(.srgb, over: .srgbLinear, depth: 2, .srgb)
}

extension RGBProfile {
  static let srgb = RGBProfile(
    base: .xyzD65, toXYZ: srgbLinear.toXYZ, fromXYZ: srgbLinear.fromXYZ,
    decode: SRGBCurve.decode, encode: SRGBCurve.encode)
}

/// The transfer curve that sRGB and Display P3 share.
enum SRGBCurve {
  static func decode(_ value: Double) -> Double {
    odd(value) { $0 <= 0.04045 ? $0 / 12.92 : Elementary.power(($0 + 0.055) / 1.055, 2.4) }
  }

  static func encode(_ value: Double) -> Double {
    odd(value) {
      $0 > 0.003_130_8 ? 1.055 * Elementary.power($0, 1 / 2.4) - 0.055 : 12.92 * $0
    }
  }
}
