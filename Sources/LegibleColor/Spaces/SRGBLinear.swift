/// Linear-light sRGB; CSS Color 4, “Predefined Color Spaces”.
enum SRGBLinear: RGBDefinition {
  typealias Base = XYZD65
  typealias White = XYZD65

  static var space: ColorSpace { .srgbLinear }

  @inline(__always)
  static var toXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
      Vector3(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
      Vector3(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270))
  }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 {
    Matrix3(
      Vector3(12_831 / 3_959, -329 / 214, -1_974 / 3_959),
      Vector3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
      Vector3(705 / 12_673, -2_585 / 12_673, 705 / 667))
  }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 { coded }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 { linear }
}
