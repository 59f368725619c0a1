/// A colour space as CSS writes it: what its components may be.
struct CSSSpace {
  let space: ColorSpace
  let first, second, third: CSSComponent
  /// Whether `color()` takes its name.
  let isPredefined: Bool

  init(_ space: ColorSpace) {
    self.space = space
    isPredefined = space.gamut == space || space == .xyzD65 || space == .xyzD50
    let components = space.components
    first = CSSComponent(components[0], of: space)
    second = CSSComponent(components[1], of: space)
    third = CSSComponent(components[2], of: space)
  }

  /// All spaces by their names in CSS.
  static let table = KeywordTable(
    ColorSpace.allCases.map { (key: $0.rawValue, value: CSSSpace($0)) }
      + [(key: "xyz", value: CSSSpace(.xyzD65))])
}

/// What CSS takes for a component.
struct CSSComponent {
  let isHue: Bool
  /// The value of 100%; hues take no percentage.
  let whole: Double
  /// What values are cut to.
  let range: ClosedRange<Double>

  fileprivate init(_ component: ColorComponent, of space: ColorSpace) {
    isHue = component.isHue
    whole = component.hundredPercent ?? 0
    range =
      switch space {
      case .lab, .lch, .oklab, .oklch: component.range
      // Source: CSS Color 4, “HSL Colors”: a saturation below 0 counts as 0.
      case .hsl where component.name == "s": 0 ... .infinity
      default: -.infinity ... .infinity
      }
  }
}
