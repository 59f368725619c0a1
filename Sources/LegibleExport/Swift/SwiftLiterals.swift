import LegibleColor
import LegibleCore
import LegibleTokens

/// Values as Swift expressions of the types in ``SwiftSupport``.
enum SwiftLiterals {
  /// A token's value in one mode.
  static func text(_ token: Token, in store: ExportStore) -> String {
    store.textStyles[token.path].map(text) ?? text(token.value)
  }

  private static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color.color)
    case .dimension(let length): number(length.points)
    case .fontFamily(let families): strings(families)
    case .fontWeight(let weight): number(weight)
    case .duration(let time): rounded(time.milliseconds / 1000)
    case .cubicBezier(let curve): text(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): text(style)
    case .border(let border):
      """
      TokenBorder(color: \(text(border.color.color)), width: \(number(border.width.points)), \
      style: \(text(border.style)))
      """
    case .transition(let change):
      """
      TokenTransition(duration: \(rounded(change.duration.milliseconds / 1000)), \
      delay: \(rounded(change.delay.milliseconds / 1000)), curve: \(text(change.timingFunction)))
      """
    case .shadow(let layers): list(layers.map(text), of: "TokenShadow")
    case .gradient(let stops): list(stops.map(text), of: "TokenStop")
    case .typography(let style):
      text(
        TextStyle(
          name: "", families: style.fontFamily, size: style.fontSize.points,
          weight: style.fontWeight, leading: style.fontSize.points * style.lineHeight))
    }
  }

  /// A literal of type Double that reads back equal; zero has no sign.
  static func number(_ value: Double) -> String { (value + 0).description }

  /// A literal for a product, without the noise of its last digits.
  private static func rounded(_ value: Double) -> String {
    number(DecimalDigits(value).rounded(to: 12).value)
  }

  private static func strings(_ texts: [String]) -> String {
    list(texts.map(\.swiftLiteral), of: "Swift.String")
  }

  private static func list(_ elements: [String], of type: String) -> String {
    elements.isEmpty ? "[\(type)]()" : "[\(elements.joined(separator: ", "))]"
  }

  private static func text(_ color: Color) -> String {
    let isWide = !color.isInGamut(of: .srgb)
    let rgb = color.mapped(to: isWide ? .displayP3 : .srgb).components
    let channels = [rgb.x, rgb.y, rgb.z].map { CSSNumber.text($0) }
    let opacity = color.alpha < 1 ? ", opacity: \(CSSNumber.computed(color.alpha))" : ""
    let gamut = isWide ? ", isDisplayP3: true" : ""
    return "TokenRGBA(\(channels.joined(separator: ", "))\(opacity)\(gamut))"
  }

  private static func text(_ curve: TokenValue.CubicBezier) -> String {
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(CSSNumber.exact)
    return "TokenCurve(\(points.joined(separator: ", ")))"
  }

  private static func text(_ style: TokenValue.StrokeStyle) -> String {
    switch style {
    case .named(let name): "TokenStroke(\(name.rawValue.swiftLiteral))"
    case .dashed(let lengths, let cap):
      """
      TokenStroke("dashed", dashes: \(list(lengths.map { number($0.points) }, of: "Swift.Double")), \
      cap: \(cap.rawValue.swiftLiteral))
      """
    }
  }

  private static func text(_ layer: TokenValue.Shadow) -> String {
    """
    TokenShadow(color: \(text(layer.color.color)), x: \(number(layer.offsetX.points)), \
    y: \(number(layer.offsetY.points)), blur: \(number(layer.blur.points)), \
    spread: \(number(layer.spread.points)), isInset: \(layer.isInset))
    """
  }

  private static func text(_ stop: TokenValue.GradientStop) -> String {
    "TokenStop(color: \(text(stop.color.color)), position: \(number(stop.position)))"
  }

  private static func text(_ style: TextStyle) -> String {
    let follows = style.scalesWith.map { ", scalesWith: .\($0.rawValue)" } ?? ""
    return """
      TokenTextStyle(families: \(strings(style.families)), size: \(number(style.size)), \
      weight: \(number(style.weight)), leading: \(rounded(style.leading ?? style.size)), \
      tracking: \(rounded(style.tracking / 1000 * style.size))\(follows))
      """
  }
}
