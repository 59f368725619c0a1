/// sRGB, IEC 61966-2-1; CSS Color 4, “Sample code for color conversions”.
///
/// It stands on its linear light rather than on XYZ, so that the way between both is exact.
enum SRGB: RGBDefinition {
  typealias Base = SRGBLinear
  typealias White = XYZD65

  static var space: ColorSpace { .srgb }

  @inline(__always)
  static var toXYZMatrix: Matrix3 { SRGBLinear.toXYZMatrix }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 { SRGBLinear.fromXYZMatrix }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 { SRGBCurve.decode(coded) }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 { SRGBCurve.encode(linear) }
  @inline(__always)
  static func toBase(_ coded: Vector3) -> Vector3 { decode(coded) }
  @inline(__always)
  static func fromBase(_ linear: Vector3) -> Vector3 { encode(linear) }
}

/// The transfer curve that sRGB and Display P3 share.
enum SRGBCurve {
  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 {
    odd(coded) { value in
      Powers.twelveFifths((value + 0.055) * (1 / 1.055))
        .replacing(with: value * (1 / 12.92), where: value .<= 0.04045)
    }
  }

  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 {
    odd(linear) { value in
      let power = Powers.fiveTwelfths(value)
      // 1.055 power - 0.055, written so that 1 stays 1.
      return (power + (power - 1) * 0.055)
        .replacing(with: value * 12.92, where: value .<= 0.003_130_8)
    }
  }
}
