extension SpaceDefinition {
  /// Linear-light sRGB; CSS Color 4, “Predefined Color Spaces”.
  static let srgbLinear = SpaceDefinition(.srgbLinear, .srgbLinear)
}

extension RGBProfile {
  static let srgbLinear = RGBProfile(
    base: .xyzD65,
    toXYZ: Matrix3(
      Vector3(506_752 / 1_228_815, 87_881 / 245_763, 12_673 / 70_218),
      Vector3(87_098 / 409_605, 175_762 / 245_763, 12_673 / 175_545),
      Vector3(7_918 / 409_605, 87_881 / 737_289, 1_001_167 / 1_053_270)),
    fromXYZ: Matrix3(
      Vector3(12_831 / 3_959, -329 / 214, -1_974 / 3_959),
      Vector3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
      Vector3(705 / 12_673, -2_585 / 12_673, 705 / 667)),
    decode: { $0 }, encode: { $0 })
}
