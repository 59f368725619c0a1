import LegibleAdaptive
import LegibleCore
import LegibleTokens

/// The text style of a setting at each size category of an audit.
struct StyleTable: Sendable {
  /// By the category's position in the audit.
  let styles: [TextStyle]

  /// Looks the styles up.
  ///
  /// - Throws: `LegibleError` when the style is no typography token.
  init(_ setting: TextSetting, _ stores: AuditStores) throws(LegibleError) {
    let name = setting.style ?? setting.component.textStyle.rawValue
    let isOwn = setting.style == nil
    let found = isOwn && !stores.sizes[0].hasTextStyle(name) ? stores.platformSizes : stores.sizes
    let large = try found[found.count - 1].textStyle(name)
    styles = try found.dropLast().map { store throws(LegibleError) in
      var style = try store.textStyle(name)
      if isOwn { Self.adapt(&style, to: setting.component, large: large) }
      return style
    }
  }

  /// Applies what a component does to its own style: another weight, limits on its growth.
  private static func adapt(
    _ style: inout TextStyle, to component: ComponentKind, large: TextStyle
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
