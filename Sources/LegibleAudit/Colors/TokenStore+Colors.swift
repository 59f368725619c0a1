import LegibleColor
import LegibleCore
import LegibleTokens

extension TokenStore {
  /// A token's colour, or a CSS colour as it stands.
  ///
  /// - Throws: `LegibleError` when it is neither.
  func colorOrCSS(_ name: String) throws(LegibleError) -> Color {
    if self[name] == nil, let color = try? Color(css: name) { return color }
    return try color(name)
  }

  /// The colours of a token, which may be a gradient, or a CSS colour as it stands.
  ///
  /// - Throws: `LegibleError` when it is neither.
  func paintOrCSS(_ name: String) throws(LegibleError) -> [Color] {
    if case .gradient? = self[name]?.value { return try paint(name) }
    return [try colorOrCSS(name)]
  }
}
