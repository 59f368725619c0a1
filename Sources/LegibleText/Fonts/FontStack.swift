/// The fonts that a style is set in, first choice first.
final class FontStack: Sendable {
  let fonts: [FontInstance]
  /// The families of the style that are not available.
  let missing: [String]
  /// What the style asked for and a font could not give, by the font's index.
  let unavailable: [Int: UnavailableStyle]
  /// The indices of the fonts in another order, for scripts that prefer one; under
  /// `unknown` for all others.
  private let orders: [Script: [Int]]

  init(
    fonts: [FontInstance], missing: [String], unavailable: [Int: UnavailableStyle] = [:],
    orders: [Script: [Int]] = [:]
  ) {
    self.fonts = fonts
    self.missing = missing
    self.unavailable = unavailable
    self.orders = orders
  }

  /// The first font for a script that serves, by its index.
  func firstIndex(for script: Script, where serves: (FontInstance) -> Bool) -> Int? {
    guard let order = orders[script] ?? orders[.unknown] else {
      return fonts.firstIndex(where: serves)
    }
    return order.first { serves(fonts[$0]) }
  }
}
