/// A colour space as data: what it stands on, and the two functions that lead there and back.
///
/// A class, as conversions ask for it at each step and a reference is all they need.
final class SpaceDefinition: Sendable {
  typealias Transform = @Sendable (Vector3) -> Vector3

  let base: ColorSpace?
  /// The number of steps down to `xyz-d65`.
  let depth: Int
  let components: [ColorComponent]
  let hueIndex: Int?
  let gamut: ColorSpace?
  let toBase: Transform
  let fromBase: Transform
  /// Whether the hue of a colour says nothing, by the thresholds of CSS Color 4.
  let isHuePowerless: @Sendable (Vector3) -> Bool
  /// Primaries and transfer curve, for RGB spaces.
  let rgb: RGBProfile?

  init(
    base: ColorSpace?, depth: Int, components: [ColorComponent], gamut: ColorSpace? = nil,
    toBase: @escaping Transform, fromBase: @escaping Transform,
    isHuePowerless: @escaping @Sendable (Vector3) -> Bool = { _ in false }
  ) {
    self.base = base
    self.depth = depth
    self.components = components
    self.hueIndex = components.firstIndex(where: \.isHue)
    self.gamut = gamut
    self.toBase = toBase
    self.fromBase = fromBase
    self.isHuePowerless = isHuePowerless
    self.rgb = nil
  }

  /// An RGB space that stands on the XYZ of its white point.
  init(_ space: ColorSpace, _ profile: RGBProfile) {
    base = profile.base
    depth = profile.base == .xyzD65 ? 1 : 2
    components = RGBProfile.components
    hueIndex = nil
    gamut = space
    toBase = { profile.toXYZ * $0.mapped(profile.decode) }
    fromBase = { (profile.fromXYZ * $0).mapped(profile.encode) }
    isHuePowerless = { _ in false }
    rgb = profile
  }

  /// An RGB space that differs from another one in the transfer curve alone.
  init(_ space: ColorSpace, over linear: ColorSpace, depth: Int, _ profile: RGBProfile) {
    base = linear
    self.depth = depth
    components = RGBProfile.components
    hueIndex = nil
    gamut = space
    toBase = { $0.mapped(profile.decode) }
    fromBase = { $0.mapped(profile.encode) }
    isHuePowerless = { _ in false }
    rgb = profile
  }
}

/// The primaries of an RGB space as matrices, and its transfer curve.
struct RGBProfile: Sendable {
  /// The XYZ of its white point.
  let base: ColorSpace
  /// From linear light to XYZ.
  let toXYZ: Matrix3
  /// From XYZ to linear light.
  let fromXYZ: Matrix3
  /// From the coded value to linear light; odd, so that values below 0 survive.
  let decode: @Sendable (Double) -> Double
  /// From linear light to the coded value.
  let encode: @Sendable (Double) -> Double

  static let components = ["r", "g", "b"].map {
    ColorComponent(name: $0, range: 0...1, hundredPercent: 1)
  }
}

/// Applies a curve to the magnitude and keeps the sign, as CSS Color 4 extends transfer curves.
func odd(_ value: Double, _ curve: (Double) -> Double) -> Double {
  value < 0 ? -curve(-value) : curve(value)
}
