/// CIE XYZ with white D65, where all conversions meet; CSS Color 4, “Predefined Color Spaces”.
enum XYZD65: SpaceDefinition {
  typealias Base = XYZD65

  static var space: ColorSpace { .xyzD65 }
  static let components = ["x", "y", "z"].map {
    ColorComponent(name: $0, range: 0...1, hundredPercent: 1)
  }

  @inline(__always)
  static func toBase(_ xyz: Vector3) -> Vector3 { xyz }
  @inline(__always)
  static func fromBase(_ xyz: Vector3) -> Vector3 { xyz }
  static var stem: ColorSpace { .xyzD65 }
  @inline(__always)
  static func toXYZ(_ xyz: Vector3) -> Vector3 { xyz }
  @inline(__always)
  static func fromXYZ(_ xyz: Vector3) -> Vector3 { xyz }
}
