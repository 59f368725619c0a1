public import LegibleCore
import LegibleJSON

extension TokenStore {
  /// A text style at the size of the store's context.
  ///
  /// The size of a style of one's own that names a text style of iOS in
  /// `$extensions.org.legible.scalesWith` grows with that style's leading, rounded to whole points
  /// as `UIFontMetrics` does; the leadings are those of the Human Interface Guidelines.
  ///
  /// - Parameter name: The path of a typography token, or the name of a text style of iOS.
  /// - Throws: `LegibleError` when there is no such token, when it is of another type, or when its lines
  ///   have no height.
  public func textStyle(_ name: String) throws(LegibleError) -> TextStyle {
    let token = try typographyToken(name)
    guard case .typography(let value) = token.value else { throw mismatch(token, .typography) }
    let data = aliasChain(of: token.path).map { LegibleExtension($0.extensions) }
    var style = TextStyle(
      name: name, families: value.fontFamily, size: value.fontSize.points,
      weight: value.fontWeight)
    style.leading = data.lazy.compactMap(\.leading).first ?? style.size * value.lineHeight
    if let leading = style.leading, style.size > 0, leading <= 0 {
      throw LegibleError(
        rule: .invalidValue, "the text style \(name) has no line height above 0",
        hint: "Write lineHeight as a multiple of the font size, such as 1.25.",
        at: token.valueLocation)
    }
    style.scalesWith = try scalingStyle(data)
    if style.size > 0 { style.tracking = value.letterSpacing.points / style.size * 1000 }
    let isPlatformStyle = data.contains { $0.leadingAtLarge != nil }
    if let reference = style.scalesWith, !isPlatformStyle, let factor = scale(of: reference) {
      let size = (style.size * factor).rounded()
      style.leading = style.leading.map { $0 * (style.size > 0 ? size / style.size : 1) }
      style.size = size
    }
    return style
  }

  private func typographyToken(_ name: String) throws(LegibleError) -> Token {
    if self[name] == nil, let style = TextStyleName(spelled: name),
      let token = self[Self.path(of: style)]
    {
      return token
    }
    if tree.find(name) != nil { return try token(name) }
    throw unknown(name, suggesting: suggestion(forStyle: name))
  }

  /// The nearest text style or typography token.
  private func suggestion(forStyle name: String) -> String? {
    let styles = TextStyleName.allCases.filter { self[Self.path(of: $0)] != nil }
    let own = tokens.filter { $0.type == .typography }.map(\.path)
    return nearestPath(to: name, in: styles.map(\.rawValue) + own)
  }

  /// The token of a text style of iOS in the default store.
  static func path(of style: TextStyleName) -> String { "ios.text.\(style.rawValue)" }

  private func scalingStyle(_ data: [LegibleExtension]) throws(LegibleError) -> TextStyleName? {
    guard let node = data.lazy.compactMap(\.scalesWith).first else { return nil }
    return try LegibleExtension.textStyle(named: node)
  }

  /// How much larger a text style is than at Large, `nil` when the store does not know it.
  private func scale(of style: TextStyleName) -> Double? {
    guard let token = self[Self.path(of: style)] else { return nil }
    let data = aliasChain(of: token.path).map { LegibleExtension($0.extensions) }
    guard let leading = data.lazy.compactMap(\.leading).first,
      let reference = data.lazy.compactMap(\.leadingAtLarge).first, reference > 0
    else { return nil }
    return leading / reference
  }
}
