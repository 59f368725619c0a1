extension SpaceDefinition {
  /// OKLab in polar form; CSS Color 4, “Oklab and OkLCh”.
  ///
  /// Its hue says nothing up to a chroma of 0.000004.
  static let oklch = SpaceDefinition(
    base: .oklab, depth: 2,
    components: [
      ColorComponent(name: "l", range: 0...1, hundredPercent: 1),
      ColorComponent(name: "c", range: 0 ... .infinity, hundredPercent: 0.4),
      ColorComponent(name: "h", range: 0...360, hundredPercent: nil),
    ],
    toBase: Polar.toRectangular, fromBase: Polar.fromRectangular,
    isHuePowerless: { $0.y <= 0.000_004 })
}
