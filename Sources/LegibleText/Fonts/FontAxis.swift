/// An axis of a variable font (OpenType, fvar).
public struct FontAxis: Hashable, Sendable {
  /// Four characters: `wght`, `wdth`, `opsz`, `slnt`, `ital` or one of the font's own.
  public var tag: String
  /// The least and the largest value, in the axis's own unit.
  public var range: ClosedRange<Double>
  /// The value of the font as it is without settings.
  public var defaultValue: Double
  /// Whether the font asks not to show it to people.
  public var isHidden: Bool
}

/// A place among the axes that the font gives a name: "Condensed Bold" (OpenType, fvar).
public struct NamedInstance: Hashable, Sendable {
  /// The style's name, without the family's.
  public var name: String
  /// A value for each axis, in the order of ``FontDescription/axes``.
  public var coordinates: [Double]
}
