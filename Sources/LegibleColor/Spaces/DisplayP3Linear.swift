/// Linear-light Display P3; CSS Color 4, “Predefined Color Spaces”, since 2025.
enum DisplayP3Linear: RGBDefinition {
  typealias Base = XYZD65
  typealias White = XYZD65

  static var space: ColorSpace { .displayP3Linear }

  @inline(__always)
  static var toXYZMatrix: Matrix3 { DisplayP3.toXYZMatrix }
  @inline(__always)
  static var fromXYZMatrix: Matrix3 { DisplayP3.fromXYZMatrix }

  @inline(__always)
  static func decode(_ coded: Vector3) -> Vector3 { coded }
  @inline(__always)
  static func encode(_ linear: Vector3) -> Vector3 { linear }
}
