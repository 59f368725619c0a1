/// A function that gives a colour.
enum CSSFunction {
  case rgb, color, mix, alpha, lightDark
  /// The function of one colour space.
  case space(CSSSpace)

  /// All functions by their names.
  static let table = KeywordTable<CSSFunction>(functions)

  private static let functions: KeyValuePairs<String, CSSFunction> = [
    "rgb": .rgb, "rgba": .rgb, "hsl": .space(CSSSpace(.hsl)), "hsla": .space(CSSSpace(.hsl)),
    "hwb": .space(CSSSpace(.hwb)), "lab": .space(CSSSpace(.lab)), "lch": .space(CSSSpace(.lch)),
    "oklab": .space(CSSSpace(.oklab)), "oklch": .space(CSSSpace(.oklch)), "color": .color,
    "color-mix": .mix, "alpha": .alpha, "light-dark": .lightDark,
  ]
}
