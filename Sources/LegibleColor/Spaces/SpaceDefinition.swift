/// A colour space as data, and the two functions that lead to the space it stands on and back.
///
/// A space is a type, so that the way down to `xyz-d65` becomes one function without any call
/// inside: conversions come by the million.
protocol SpaceDefinition {
  /// The space it stands on; `xyz-d65` stands on itself.
  associatedtype Base: SpaceDefinition

  /// The case that names it.
  static var space: ColorSpace { get }
  static var components: [ColorComponent] { get }
  /// The index of the component that is an angle.
  static var hueIndex: Int? { get }
  /// The RGB space whose cube limits it.
  static var gamut: ColorSpace? { get }
  /// Itself, when it is an RGB space.
  static var rgb: (any RGBDefinition.Type)? { get }

  static func toBase(_ components: Vector3) -> Vector3
  static func fromBase(_ components: Vector3) -> Vector3
  /// Whether the hue of a colour says nothing, by the thresholds of CSS Color 4.
  static func isHuePowerless(_ components: Vector3) -> Bool

  /// The space of the same branch that stands on `xyz-d65` itself.
  static var stem: ColorSpace { get }
  /// The whole way down.
  static func toXYZ(_ components: Vector3) -> Vector3
  /// The whole way up.
  static func fromXYZ(_ xyz: Vector3) -> Vector3
  /// Up from a space below, `nil` where it does not stand on that one.
  static func raised(_ components: Vector3, from lower: ColorSpace) -> Vector3?
}

extension SpaceDefinition {
  /// The case that names the base.
  static var baseSpace: ColorSpace { Base.space }

  static var hueIndex: Int? { nil }
  static var gamut: ColorSpace? { nil }
  static var rgb: (any RGBDefinition.Type)? { nil }
  static func isHuePowerless(_ components: Vector3) -> Bool { false }

  static var stem: ColorSpace { Base.space == .xyzD65 ? space : Base.stem }
  static func toXYZ(_ components: Vector3) -> Vector3 { Base.toXYZ(toBase(components)) }
  static func fromXYZ(_ xyz: Vector3) -> Vector3 { fromBase(Base.fromXYZ(xyz)) }
  static func raised(_ components: Vector3, from lower: ColorSpace) -> Vector3? {
    if lower == space { return components }
    return Base.space == .xyzD65 ? nil : Base.raised(components, from: lower).map(fromBase)
  }
}
