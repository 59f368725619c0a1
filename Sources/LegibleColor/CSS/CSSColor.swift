public import LegibleCore

/// A colour as it stands in CSS: its value, and whether its notation is one of the older ones.
///
/// The notation decides how it is written again: hexadecimal, names, `rgb()`, `hsl()` and `hwb()`
/// come out as `rgb()` with 8-bit channels, `color()`, `color-mix()` and the others keep their
/// precision.
package struct CSSColor: Hashable, Sendable {
  /// The value.
  package let color: Color
  /// Whether it is written in one of the sRGB notations that CSS serialises as `rgb()`.
  package let isLegacy: Bool

  /// Creates a colour to be written: `hsl` and `hwb` as CSS writes them, sRGB in the older notation
  /// where that loses nothing.
  package init(_ color: Color) {
    self.init(
      color, isLegacy: color.isEightBit || color.space == .hsl || color.space == .hwb)
  }

  init(_ color: Color, isLegacy: Bool) {
    self.color = color
    self.isLegacy = isLegacy
  }

  /// Reads a colour of CSS Color 4, or a mixture or relative colour of CSS Color 5.
  ///
  /// All notations are read but those whose value depends on a document: `currentcolor`, system
  /// colours, `light-dark()` without an appearance and functions of later modules.
  ///
  /// - Parameters:
  ///   - text: The value, white space and comments around it allowed.
  ///   - appearance: The appearance whose colour of `light-dark()` is taken; ``CSSColorVariants`` has both.
  ///   - location: Where the text begins, for errors.
  /// - Throws: `LegibleError` with rule `color-syntax`, or `color-unsupported` for valid CSS
  ///   that has no fixed value.
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    parsing text: String, in appearance: Appearance? = nil,
    at location: SourceLocation = .argument("color")
  ) throws(LegibleError) {
    var parser = CSSColorParser(text, in: appearance, at: location)
    self = try parser.parse()
  }
}

extension Color {
  /// Reads a colour of CSS; see `CSSColor`.
  ///
  /// - Parameters:
  ///   - text: The value: `#777`, `rebeccapurple`, `oklch(70% 0.1 200deg / 50%)`.
  ///   - appearance: The appearance whose colour of `light-dark()` is taken.
  ///   - location: Where the text begins, for errors.
  /// - Throws: `LegibleError` with rule `color-syntax` or `color-unsupported`.
  public init(
    css text: String, in appearance: Appearance? = nil,
    at location: SourceLocation = .argument("color")
  ) throws(LegibleError) {
    self = try CSSColor(parsing: text, in: appearance, at: location).color
  }

  /// The colour in CSS, numbers with at most six decimals and never an exponent.
  package var css: String { CSSColor(self).description }

  /// Whether it is an sRGB colour with nothing but 8-bit channels.
  fileprivate var isEightBit: Bool {
    guard space == .srgb, missing.isEmpty else { return false }
    let steps = components * 255
    return components.isWithinUnit(tolerance: 0)
      && (steps - steps.rounded(.toNearestOrEven)).mapped(abs).max() < 1e-9
  }
}
