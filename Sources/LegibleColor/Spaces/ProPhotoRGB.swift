/// ProPhoto RGB (ROMM, ISO 22028-2), white D50; CSS Color 4, “Predefined Color Spaces”.
enum ProPhotoRGB: RGBDefinition {
  typealias Base = XYZD50
  typealias White = XYZD50

  static var space: ColorSpace { .proPhotoRGB }

  @inline(__always)
  static var toXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(0.797_766_644_900_642_30, 0.135_181_297_400_533_08, 0.031_347_734_128_392_20),
      Vector3(0.288_074_828_819_401_30, 0.711_835_234_241_873_00, 0.000_089_936_938_725_64),
      Vector3(0, 0, 0.825_104_602_510_460_20))
  }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(1.345_786_881_647_158_30, -0.255_572_087_379_794_64, -0.051_101_864_975_545_26),
      Vector3(-0.544_630_705_124_901_90, 1.508_247_742_845_146_80, 0.020_527_447_436_421_39),
      Vector3(0, 0, 1.211_967_545_638_945_20))
  }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 {
    odd(coded) {
      Powers.nineFifths($0).replacing(with: $0 / 16, where: $0 .<= 16.0 / 512)
    }
  }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 {
    odd(linear) {
      Powers.fiveNinths($0).replacing(with: $0 * 16, where: $0 .< 1.0 / 512)
    }
  }
}
