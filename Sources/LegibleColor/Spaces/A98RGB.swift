extension SpaceDefinition {
  /// A98 RGB, compatible with Adobe RGB (1998); CSS Color 4, “Predefined Color Spaces”.
  static let a98RGB = SpaceDefinition(.a98RGB, .a98RGB)
}

extension RGBProfile {
  static let a98RGB = RGBProfile(
    base: .xyzD65,
    toXYZ: Matrix3(
      Vector3(573_536 / 994_567, 263_643 / 1_420_810, 187_206 / 994_567),
      Vector3(591_459 / 1_989_134, 6_239_551 / 9_945_670, 374_412 / 4_972_835),
      Vector3(53_769 / 1_989_134, 351_524 / 4_972_835, 4_929_758 / 4_972_835)),
    fromXYZ: Matrix3(
      Vector3(1_829_569 / 896_150, -506_331 / 896_150, -308_931 / 896_150),
      Vector3(-851_781 / 878_810, 1_648_619 / 878_810, 36_519 / 878_810),
      Vector3(16_779 / 1_248_040, -147_721 / 1_248_040, 1_266_979 / 1_248_040)),
    decode: { odd($0) { Elementary.power($0, 563 / 256) } },
    encode: { odd($0) { Elementary.power($0, 256 / 563) } })
}
