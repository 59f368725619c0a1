import LegibleColor

extension TokenValue: CustomStringConvertible {
  /// The value in a few words, close to what CSS would write.
  public var description: String {
    switch self {
    case .color(let value): value.description
    case .dimension(let value): value.description
    case .fontFamily(let families): families.joined(separator: ", ")
    case .fontWeight(let weight): CSSNumber.computed(weight)
    case .duration(let value): value.description
    case .cubicBezier(let curve): curve.description
    case .number(let value): CSSNumber.computed(value)
    case .strokeStyle(let style): style.description
    case .border(let border): "\(border.width) \(border.style) \(border.color)"
    case .transition(let value): "\(value.duration) \(value.timingFunction) \(value.delay)"
    case .shadow(let shadows): shadows.map(\.description).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color) \(CSSNumber.computed($0.position * 100))%" }.joined(separator: ", ")
    case .typography(let style): style.description
    }
  }
}

extension ColorValue: CustomStringConvertible {
  /// `#rrggbb` for sRGB in any of its notations, that of CSS for other spaces.
  public var description: String {
    let isSRGB = [.srgb, .hsl, .hwb].contains(color.space)
    return isSRGB && color.missing.isEmpty ? color.hex : CSSColor(color).description
  }
}

extension TokenValue.Dimension: CustomStringConvertible {
  /// `16px`.
  public var description: String { CSSNumber.computed(value) + unit.rawValue }
}

extension TokenValue.Duration: CustomStringConvertible {
  /// `200ms`.
  public var description: String { CSSNumber.computed(value) + unit.rawValue }
}

extension TokenValue.CubicBezier: CustomStringConvertible {
  /// `cubic-bezier(0.4, 0, 0.2, 1)`.
  public var description: String {
    "cubic-bezier(\([x1, y1, x2, y2].map { CSSNumber.computed($0) }.joined(separator: ", ")))"
  }
}

extension TokenValue.StrokeStyle: CustomStringConvertible {
  /// The style's name, or its dashes and its cap.
  public var description: String {
    switch self {
    case .named(let name): name.rawValue
    case .dashed(let lengths, let cap):
      "dashes \(lengths.map(\.description).joined(separator: " ")) \(cap.rawValue)"
    }
  }
}

extension TokenValue.Shadow: CustomStringConvertible {
  /// The offsets, the blur, the spread and the colour.
  public var description: String {
    "\(isInset ? "inset " : "")\(offsetX) \(offsetY) \(blur) \(spread) \(color)"
  }
}

extension TokenValue.Typography: CustomStringConvertible {
  /// The weight, size, line height and family, and the letter spacing where there is some.
  public var description: String {
    let spacing = letterSpacing.value == 0 ? "" : ", spaced \(letterSpacing)"
    let font = "\(CSSNumber.computed(fontWeight)) \(fontSize)/\(CSSNumber.computed(lineHeight))"
    return "\(font) \(fontFamily.joined(separator: ", "))\(spacing)"
  }
}
