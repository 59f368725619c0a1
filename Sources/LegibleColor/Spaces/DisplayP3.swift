extension SpaceDefinition {
  /// Display P3: the primaries of DCI P3, white D65, the curve of sRGB; CSS Color 4, “Predefined Color Spaces”.
  static let displayP3 = SpaceDefinition(.displayP3, .displayP3)
}

extension RGBProfile {
  static let displayP3 = RGBProfile(
    base: .xyzD65,
    toXYZ: Matrix3(
      Vector3(608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
      Vector3(35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400),
      Vector3(0, 32_229 / 714_400, 5_220_557 / 5_000_800)),
    fromXYZ: Matrix3(
      Vector3(446_124 / 178_915, -333_277 / 357_830, -72_051 / 178_915),
      Vector3(-14_852 / 17_905, 63_121 / 35_810, 423 / 17_905),
      Vector3(11_844 / 330_415, -50_337 / 660_830, 316_169 / 330_415)),
    decode: SRGBCurve.decode, encode: SRGBCurve.encode)
}
