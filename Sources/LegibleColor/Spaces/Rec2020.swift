/// ITU-R BT.2020 with the display curve of BT.1886, a pure power of 2.4, which replaced the
/// camera curve of earlier drafts; CSS Color 4, “Predefined Color Spaces”.
enum Rec2020: RGBDefinition {
  typealias Base = XYZD65
  typealias White = XYZD65

  static var space: ColorSpace { .rec2020 }

  @inline(__always)
  static var toXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(
        63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
      Vector3(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
      Vector3(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))
  }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(30_757_411 / 17_917_100, -6_372_589 / 17_917_100, -4_539_589 / 17_917_100),
      Vector3(-19_765_991 / 29_648_200, 47_925_759 / 29_648_200, 467_509 / 29_648_200),
      Vector3(792_561 / 44_930_125, -1_921_689 / 44_930_125, 42_328_811 / 44_930_125))
  }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 {
    odd(coded, Powers.twelveFifths)
  }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 {
    odd(linear, Powers.fiveTwelfths)
  }
}
