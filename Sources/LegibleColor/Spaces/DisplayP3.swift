/// Display P3: the primaries of DCI P3, white D65, the curve of sRGB; CSS Color 4, “Predefined
/// Color Spaces”.
enum DisplayP3: RGBDefinition {
  typealias Base = XYZD65
  typealias White = XYZD65

  static var space: ColorSpace { .displayP3 }

  @inline(__always)
  static var toXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(608_311 / 1_250_200, 189_793 / 714_400, 198_249 / 1_000_160),
      Vector3(35_783 / 156_275, 247_089 / 357_200, 198_249 / 2_500_400),
      Vector3(0, 32_229 / 714_400, 5_220_557 / 5_000_800))
  }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(446_124 / 178_915, -333_277 / 357_830, -72_051 / 178_915),
      Vector3(-14_852 / 17_905, 63_121 / 35_810, 423 / 17_905),
      Vector3(11_844 / 330_415, -50_337 / 660_830, 316_169 / 330_415))
  }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 { SRGBCurve.decode(coded) }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 { SRGBCurve.encode(linear) }
}
