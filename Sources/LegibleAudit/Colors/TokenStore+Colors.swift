import LegibleColor
import LegibleCore
import LegibleTokens

extension TokenStore {
  /// A token's colour, or a CSS colour as it stands.
  ///
  /// - Parameter appearance: The one whose colour of `light-dark()` is taken.
  /// - Throws: `LegibleError` when it is neither.
  func colorOrCSS(_ name: String, in appearance: Appearance?) throws(LegibleError) -> Color {
    if self[name] == nil, let color = try? Color(css: name, in: appearance) { return color }
    return try color(name)
  }

  /// The colours of a token, which may be a gradient, or a CSS colour as it stands.
  ///
  /// - Parameter appearance: The one whose colour of `light-dark()` is taken.
  /// - Throws: `LegibleError` when it is neither.
  func paintOrCSS(_ name: String, in appearance: Appearance?) throws(LegibleError) -> [Color] {
    if case .gradient? = self[name]?.value { return try paint(name) }
    return [try colorOrCSS(name, in: appearance)]
  }

  /// Whether a name is a CSS colour that is another one in light than in dark.
  func dependsOnAppearance(_ name: String) -> Bool {
    guard self[name] == nil, let variants = try? CSSColorVariants(parsing: name) else {
      return false
    }
    return variants.dependsOnAppearance
  }
}
