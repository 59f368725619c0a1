package import LegibleCore

/// A colour of CSS in both appearances, between which `light-dark()` chooses.
///
/// ```swift
/// let link = try CSSColorVariants(parsing: "light-dark(#0057b7, #8ab4f8)")
/// link[.dark].color.hex  // #8ab4f8
/// ```
package struct CSSColorVariants: Hashable, Sendable {
  /// The colour in light.
  package let light: CSSColor
  /// The colour in dark, the same where nothing in it depends on the appearance.
  package let dark: CSSColor
  /// Whether `light-dark()` occurs in it.
  package let dependsOnAppearance: Bool

  /// Creates a colour that is the same in both.
  package init(_ color: CSSColor) {
    (light, dark, dependsOnAppearance) = (color, color, false)
  }

  /// Reads a colour; see ``CSSColor``.
  ///
  /// - Parameters:
  ///   - text: The value; `light-dark()` may stand wherever a colour may.
  ///   - location: Where the text begins, for errors.
  /// - Throws: `LegibleError` with rule `color-syntax` or `color-unsupported`.
  /// - Complexity: O(*n*) in the length of the text.
  package init(
    parsing text: String, at location: SourceLocation = .argument("color")
  ) throws(LegibleError) {
    var parser = CSSColorParser(text, in: .light, at: location)
    light = try parser.parse()
    dependsOnAppearance = parser.dependsOnAppearance
    dark =
      dependsOnAppearance ? try CSSColor(parsing: text, in: .dark, at: location) : light
  }

  /// The colour in an appearance.
  package subscript(appearance: Appearance) -> CSSColor {
    switch appearance {
    case .light: light
    case .dark: dark
    }
  }
}
