import LegibleAdaptive
import LegibleCore
import LegibleTokens

/// The text style of a setting at each size category of an audit.
struct StyleTable: Hashable, Sendable {
  /// By the category's position in the audit.
  let styles: [TextStyle]

  /// Looks the styles up.
  ///
  /// - Parameters:
  ///   - sizes: The tokens at the text sizes, last at Large.
  ///   - platformSizes: The default store likewise, which has the styles of components where the
  ///     tokens do not.
  ///   - positions: Where among them those of the setting are, by the category's position in the audit.
  /// - Throws: `LegibleError` when the style is not a typography token.
  init(
    _ setting: TextPlacement, _ sizes: [TokenStore], platformSizes: [TokenStore],
    at positions: [Int]
  ) throws(LegibleError) {
    let name = setting.style ?? setting.component.textStyle.rawValue
    let isOwn = setting.style == nil
    let found = isOwn && !sizes[0].hasTextStyle(name) ? platformSizes : sizes
    let large = try found[found.count - 1].textStyle(name)
    styles = try positions.map { position throws(LegibleError) in
      var style = try found[position].textStyle(name)
      if isOwn { Self.adapt(&style, to: setting.component, large: large) }
      return style
    }
  }

  /// Applies what a component does to its own style: another weight, limits on its growth.
  private static func adapt(
    _ style: inout TextStyle, to component: any Component, large: TextStyle
  ) {
    if let weight = component.weight { style.weight = weight }
    guard let limits = component.scaleLimits else { return }
    let size = min(
      max(style.size, large.size * limits.lowerBound), large.size * limits.upperBound)
    style.leading = style.leading.map { $0 * size / style.size }
    style.size = size
  }
}

extension TokenStore {
  /// Whether a name is a text style that the store knows.
  fileprivate func hasTextStyle(_ name: String) -> Bool {
    (try? textStyle(name)) != nil
  }
}
