/// A98 RGB, compatible with Adobe RGB (1998); CSS Color 4, “Predefined Color Spaces”.
enum A98RGB: RGBDefinition {
  typealias Base = XYZD65
  typealias White = XYZD65

  static var space: ColorSpace { .a98RGB }

  @inline(__always)
  static var toXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567),
      Vector3(591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835),
      Vector3(53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835))
  }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(1_829_569 / 896_150, -506_331 / 896_150, -308_931 / 896_150),
      Vector3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
      Vector3(16_779 / 1_248_040, -147_721 / 1_248_040, 1_266_979 / 1_248_040))
  }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 {
    odd(coded) { $0.mapped { Elementary.power($0, 563 / 256) } }
  }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 {
    odd(linear) { $0.mapped { Elementary.power($0, 256 / 563) } }
  }
}
