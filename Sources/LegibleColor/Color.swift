/// A colour: a space, three components and an opacity.
///
/// Any component and the opacity may be missing (`none` in CSS and in design tokens): it then
/// counts as 0. Components have the scale of their space: 0...1 for RGB and XYZ, percent without
/// the sign for `hsl` and `hwb`, 0...100 for the lightness of `lab` and `lch`, degrees for hues.
/// They may lie outside the space's gamut.
public struct Color: Hashable, Sendable {
  /// The space that the components belong to.
  public let space: ColorSpace
  /// The three components, 0 for those that are missing; all finite.
  public let components: SIMD3<Double>
  /// The opacity, 0...1; 0 when it is missing.
  public let alpha: Double
  /// Which of them are missing.
  package let missing: MissingComponents

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - space: The space of the components.
  ///   - first: The first component; `nil` is `none`, and so is a value that is not finite.
  ///   - second: The second component.
  ///   - third: The third component.
  ///   - alpha: The opacity, clamped to 0...1.
  public init(
    _ space: ColorSpace, _ first: Double?, _ second: Double?, _ third: Double?,
    alpha: Double? = 1
  ) {
    var missing: MissingComponents = []
    func value(_ component: Double?, _ flag: MissingComponents) -> Double {
      if let component, component.isFinite { return component }
      missing.insert(flag)
      return 0
    }
    self.space = space
    components = SIMD3(value(first, .first), value(second, .second), value(third, .third))
    self.alpha = min(max(value(alpha, .alpha), 0), 1)
    self.missing = missing
  }

  /// Creates a colour whose parts are known to be sound.
  init(
    _ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double,
    missing: MissingComponents = []
  ) {
    self.space = space
    self.components = components
    self.alpha = alpha
    self.missing = missing
  }

  /// Creates an sRGB colour out of 8-bit channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.init(
      .srgb, SIMD3(Double(red), Double(green), Double(blue)) / 255, alpha: Double(alpha) / 255)
  }

  /// A component, `nil` when it is missing.
  ///
  /// - Parameter index: 0, 1 or 2.
  public subscript(index: Int) -> Double? {
    missing.contains(.component(index)) ? nil : components[index]
  }

  /// The same colour with another opacity.
  ///
  /// - Parameter alpha: The opacity, clamped to 0...1.
  package func withOpacity(_ alpha: Double) -> Color {
    Color(
      space, components, alpha: alpha.isFinite ? min(max(alpha, 0), 1) : 0,
      missing: missing.subtracting(.alpha))
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)

  /// Opaque white.
  public static let white = Color(red: 255, green: 255, blue: 255)
}

/// The components of a colour that are `none`.
package struct MissingComponents: OptionSet, Hashable, Sendable {
  /// One bit a component.
  package let rawValue: UInt8

  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The first component.
  package static let first = MissingComponents(rawValue: 1)
  /// The second component.
  package static let second = MissingComponents(rawValue: 2)
  /// The third component.
  package static let third = MissingComponents(rawValue: 4)
  /// The opacity.
  package static let alpha = MissingComponents(rawValue: 8)

  /// The component of an index, 0...2.
  static func component(_ index: Int) -> MissingComponents {
    MissingComponents(rawValue: 1 << UInt8(truncatingIfNeeded: index))
  }
}
