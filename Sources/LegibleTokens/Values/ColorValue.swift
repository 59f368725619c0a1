public import LegibleColor
import LegibleCore

/// The value of a colour token.
public struct ColorValue: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// The fallback for tools that know sRGB only, as it is written: `#rrggbb`.
  public var hex: String?

  /// Creates a value.
  public init(color: Color, hex: String? = nil) {
    self.color = color
    self.hex = hex
  }
}

/// The values that a component may have.
package struct ComponentRange: Sendable {
  var minimum: Double
  var maximum: Double
  /// Whether the maximum itself is left out, as 360 is for hues.
  var isHalfOpen = false

  package func contains(_ value: Double) -> Bool {
    value >= minimum && (isHalfOpen ? value < maximum : value <= maximum)
  }

  /// The words for messages: `0 to 100`.
  var phrase: String {
    func text(_ value: Double) -> String {
      value < 0 ? "-" + Int(-value).groupedDescription : Int(value).groupedDescription
    }
    return isHalfOpen
      ? "at least \(text(minimum)) and below \(text(maximum))"
      : "\(text(minimum)) to \(text(maximum))"
  }

  static let unit = ComponentRange(minimum: 0, maximum: 1)
  static let percent = ComponentRange(minimum: 0, maximum: 100)
  static let hue = ComponentRange(minimum: 0, maximum: 360, isHalfOpen: true)
  /// The format sets no end to these; conversions need one.
  static let positive = ComponentRange(minimum: 0, maximum: TokenValue.maximumMagnitude)
  static let any = ComponentRange(
    minimum: -TokenValue.maximumMagnitude, maximum: TokenValue.maximumMagnitude)
}

extension ColorSpace {
  /// The spaces that tokens may name: Design Tokens Color Module 2025.10, section 4.2, which is older than
  /// `display-p3-linear`.
  static let ofTokens = allCases.filter { $0 != .displayP3Linear }

  /// What tokens may hold: Design Tokens Color Module 2025.10, section 4.2; narrower than CSS.
  package var tokenRanges: [ComponentRange] {
    switch self {
    case .hsl, .hwb: [.hue, .percent, .percent]
    case .lab: [.percent, .any, .any]
    case .lch: [.percent, .positive, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .positive, .hue]
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
      .xyzD50:
      [.unit, .unit, .unit]
    }
  }
}
