import LegibleColor
import LegibleCore
import LegibleTokens

/// Values as CSS writes them.
struct CSSValues {
  /// Whether colours outside of sRGB are written as they are, for screens that show them.
  let isWide: Bool

  /// A value in one property.
  func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): text(color.color)
    case .dimension(let length): text(length)
    case .fontFamily(let families): Self.families(families)
    case .fontWeight(let weight): number(weight)
    case .duration(let time): text(time)
    case .cubicBezier(let curve): text(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): text(style)
    case .border(let border):
      "\(text(border.width)) \(text(border.style)) \(text(border.color.color))"
    case .transition(let change):
      "\(text(change.duration)) \(text(change.timingFunction)) \(text(change.delay))"
    case .shadow(let layers): layers.map(text).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\(text($0.color.color)) \(CSSNumber.computed($0.position * 100))%" }.joined(
        separator: ", ")
    case .typography(let style): text(style)
    }
  }

  /// `#1a66e6`, `rgb(60 60 67 / 0.6)`, or `color(display-p3 ...)` for what sRGB does not hold.
  ///
  /// Translucent colours keep the fractions of their channels: contrast is judged of colours that are rounded
  /// once, after they were laid on each other.
  func text(_ color: Color) -> String {
    let opacity = color.alpha < 1 ? " / \(CSSNumber.computed(color.alpha))" : ""
    if isWide, !color.isInGamut(of: .srgb) {
      return "color(display-p3 \(channels(of: color, in: .displayP3, scale: 1))\(opacity))"
    }
    guard !opacity.isEmpty else { return color.hex }
    return "rgb(\(channels(of: color, in: .srgb, scale: 255))\(opacity))"
  }

  /// The channels in a gamut, to a 250,000th of the scale or finer.
  private func channels(of color: Color, in gamut: ColorSpace, scale: Double) -> String {
    let mapped = color.mapped(to: gamut).components
    return [mapped.x, mapped.y, mapped.z]
      .map { CSSNumber.text($0 * scale, decimals: scale > 1 ? 3 : 6) }.joined(separator: " ")
  }

  /// Family names, generic ones and keywords bare, the others quoted.
  ///
  /// Browsers do not offer San Francisco by its name, so what stands for it in CSS is added.
  static func families(_ families: [String]) -> String {
    var list = families
    if let index = list.firstIndex(where: { $0.hasPrefix("SF ") }) {
      list.insert("-apple-system", at: index + 1)
      if !families.contains(where: { generic.contains($0.lowercased()) }) {
        list += ["system-ui", "sans-serif"]
      }
    }
    return list.map { generic.contains($0.lowercased()) ? $0.lowercased() : $0.cssString }
      .joined(separator: ", ")
  }

  /// CSS Fonts 4, section 2.1.3.
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "math", "emoji",
    "fangsong", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded", "-apple-system",
  ]

  private func text(_ length: TokenValue.Dimension) -> String {
    length.value == 0 ? "0" + length.unit.rawValue : number(length.value) + length.unit.rawValue
  }

  private func text(_ time: TokenValue.Duration) -> String {
    "\(number(time.value))\(time.unit.rawValue)"
  }

  private func text(_ curve: TokenValue.CubicBezier) -> String {
    let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(number)
    return "cubic-bezier(\(points.joined(separator: ", ")))"
  }

  private func text(_ style: TokenValue.StrokeStyle) -> String {
    switch style {
    case .named(let name): name.rawValue
    case .dashed: "dashed"
    }
  }

  private func text(_ layer: TokenValue.Shadow) -> String {
    let lengths = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(text)
    let inset = layer.isInset ? "inset " : ""
    return "\(inset)\(lengths.joined(separator: " ")) \(text(layer.color.color))"
  }

  /// The `font` shorthand, which leaves the tracking out.
  private func text(_ style: TokenValue.Typography) -> String {
    let size = "\(number(style.fontSize.points / 16))rem"
    let family = Self.families(style.fontFamily)
    return "\(number(style.fontWeight)) \(size) / \(number(style.lineHeight)) \(family)"
  }

  private func number(_ value: Double) -> String { CSSNumber.exact(value) }
}
