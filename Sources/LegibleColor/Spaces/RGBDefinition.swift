/// An RGB space: its primaries as matrices, and its transfer curve.
protocol RGBDefinition: SpaceDefinition {
  /// The XYZ of its white point.
  associatedtype White: SpaceDefinition
  /// From linear light to the XYZ of its white point.
  static var toXYZMatrix: Matrix3 { get }
  /// From the XYZ of its white point to linear light.
  static var fromXYZMatrix: Matrix3 { get }
  /// From coded values to linear light; odd, so that values below 0 survive.
  static func decode(_ coded: Vector3) -> Vector3
  /// From linear light to coded values.
  static func encode(_ linear: Vector3) -> Vector3
  /// The cube in linear light.
  static var linearGamut: LinearGamut { get }
}

extension RGBDefinition {
  static var linearGamut: LinearGamut { LinearGamut(Self.self) }
  static var components: [ColorComponent] { rgbComponents }
  static var gamut: ColorSpace? { space }
  static var rgb: (any RGBDefinition.Type)? { Self.self }

  @inline(__always)
  static func toBase(_ coded: Vector3) -> Vector3 { toXYZMatrix * decode(coded) }
  @inline(__always)
  static func fromBase(_ xyz: Vector3) -> Vector3 { encode(fromXYZMatrix * xyz) }
}

private let rgbComponents = ["r", "g", "b"].map {
  ColorComponent(name: $0, range: 0...1, hundredPercent: 1)
}

/// Applies a curve to the magnitudes and keeps the signs, as CSS Color 4 extends transfer curves.
@inline(__always)
func odd(_ values: Vector3, _ curve: (Vector3) -> Vector3) -> Vector3 {
  curve(values.magnitudes).signed(as: values)
}
