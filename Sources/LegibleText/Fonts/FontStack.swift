/// The fonts that a style is set in, first choice first.
final class FontStack: Sendable {
  let fonts: [FontInstance]
  /// The families of the style that nobody has.
  let missing: [String]
  /// What the style asked for and a font could not give, by the font's place.
  let unmet: [Int: UnmetStyle]
  /// The places of the fonts in another order, for scripts that prefer one; under
  /// `unknown` for all others.
  private let orders: [Script: [Int]]

  init(
    fonts: [FontInstance], missing: [String], unmet: [Int: UnmetStyle] = [:],
    orders: [Script: [Int]] = [:]
  ) {
    self.fonts = fonts
    self.missing = missing
    self.unmet = unmet
    self.orders = orders
  }

  /// The first font for a script that serves, by its place.
  func firstIndex(for script: Script, where serves: (FontInstance) -> Bool) -> Int? {
    guard let order = orders[script] ?? orders[.unknown] else {
      return fonts.firstIndex(where: serves)
    }
    return order.first { serves(fonts[$0]) }
  }
}

/// A weight, a width, a slant, an axis setting or a feature that a font of a text could not give.
///
/// Nothing is made bolder, wider or slanted artificially: the text is measured in the nearest face.
public struct UnmetStyle: Hashable, Sendable {
  /// The font's path or embedded file name.
  public var font: String
  /// What is asked for: "weight 600", "width 75 %", "italic", "wdth 75", "the feature tnum".
  public var wanted: String
  /// What the text is set in instead: "weight 700", "no such axis".
  public var used: String
}
