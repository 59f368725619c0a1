/// OKLab in polar form; CSS Color 4, “Oklab and OkLCh”.
enum OKLCH: PolarDefinition {
  typealias Base = OKLab

  static var space: ColorSpace { .oklch }
  static let components = polarComponents(lightness: 1, chroma: 0.4)
  static var powerlessChroma: Double { 0.000_004 }
}
