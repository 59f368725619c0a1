/// CIE L*a*b* in polar form; CSS Color 4, “CIE Lab and LCH”.
enum LCH: PolarDefinition {
  typealias Base = Lab

  static var space: ColorSpace { .lch }
  static let components = polarComponents(lightness: 100, chroma: 150)
  static var powerlessChroma: Double { 0.0015 }
}
