import LegibleKit

/// What something is painted with in each appearance: one colour, or those of a gradient.
struct ReadPaint {
  private let light, dark: [Color]
  /// Whether `light-dark()` occurs in it.
  let dependsOnAppearance: Bool
  /// The appearance of the tokens that it comes from, if any.
  let appearance: Appearance?

  init(_ color: ColorNames.ReadColor) {
    light = [color.variants.light.color]
    dark = [color.variants.dark.color]
    dependsOnAppearance = color.variants.dependsOnAppearance
    appearance = color.appearance
  }

  init(gradient: [Color], in appearance: Appearance?) {
    (light, dark) = (gradient, gradient)
    dependsOnAppearance = false
    self.appearance = appearance
  }

  subscript(appearance: Appearance?) -> [Color] { appearance == .dark ? dark : light }
}

/// All paints of a query.
struct ContrastPaints {
  var foreground: ReadPaint
  /// What lies behind it, the nearest first.
  var layers: [ReadPaint]
  var canvas: ReadPaint?
  /// What an indicator of focus encloses.
  var component: ReadPaint?
  /// What its pixels show without focus.
  var unfocused: ReadPaint?

  /// The appearances to judge in: both where `light-dark()` occurs, or that of the tokens beside it; `nil` alone
  /// where nothing depends on it.
  var appearances: [Appearance?] {
    let all = [foreground] + layers + [canvas, component, unfocused].compactMap(\.self)
    guard all.contains(where: \.dependsOnAppearance) else { return [nil] }
    return all.lazy.compactMap(\.appearance).first.map { [$0] } ?? [.light, .dark]
  }
}
