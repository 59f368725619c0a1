/// What a component stands for in several spaces.
///
/// Source: CSS Color 4, “Interpolating with Missing Components”, its table of analogous components.
private enum Meaning {
  case red, green, blue, lightness, colorfulness, hue, a, b
}

extension Color {
  /// The colour in another space, with what was missing in an analogous component missing again.
  func convertedCarryingMissing(to target: ColorSpace) -> Color {
    let carried = space.carriedForward(missing, to: target)
    let converted = converted(to: target)
    guard !carried.isEmpty else { return converted }
    var components = converted.components
    for index in 0..<3 where carried.contains(.component(index)) { components[index] = 0 }
    return Color(
      target, components, alpha: converted.alpha, missing: converted.missing.union(carried))
  }
}

extension ColorSpace {
  /// The components that are missing in a colour of this space and stay so in another one, where
  /// they mean the same.
  fileprivate func carriedForward(_ missing: MissingComponents, to target: ColorSpace)
    -> MissingComponents
  {
    guard self != target, !missing.isDisjoint(with: [.first, .second, .third]) else { return [] }
    let (own, others) = (meanings, target.meanings)
    var carried: MissingComponents = []
    for index in 0..<3 where missing.contains(.component(index)) {
      if let meaning = own[index], let place = others.firstIndex(of: meaning) {
        carried.insert(.component(place))
      }
    }
    // Two axes mean together what chroma and hue do.
    if missing.isSuperset(of: [.second, .third]), hasChromaPlane, target.hasChromaPlane {
      carried.formUnion([.second, .third])
    }
    return carried
  }

  private var hasChromaPlane: Bool {
    switch self {
    case .lab, .lch, .oklab, .oklch: true
    default: false
    }
  }

  private var meanings: [Meaning?] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65,
      .xyzD50:
      [.red, .green, .blue]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, nil, nil]
    }
  }
}
