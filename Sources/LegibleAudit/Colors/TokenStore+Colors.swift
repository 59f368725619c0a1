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
}
