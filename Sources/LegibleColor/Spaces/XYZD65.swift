extension SpaceDefinition {
  /// CIE XYZ with white D65, where all conversions meet; CSS Color 4, “Predefined Color Spaces”.
  static let xyzD65 = SpaceDefinition(
    base: nil, depth: 0, components: xyzComponents, toBase: { $0 }, fromBase: { $0 })

  static let xyzComponents = ["x", "y", "z"].map {
    ColorComponent(name: $0, range: 0...1, hundredPercent: 1)
  }
}
