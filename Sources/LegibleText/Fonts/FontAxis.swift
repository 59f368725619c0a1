/// An axis of a variable font (OpenType, fvar).
package struct FontAxis: Hashable, Sendable {
  /// Four characters: `wght`, `wdth`, `opsz`, `slnt`, `ital` or one of the font's own.
  package var tag: String
  /// The least and the largest value, in the axis's own unit.
  package var range: ClosedRange<Double>
  /// The value of the font as it is without settings.
  package var defaultValue: Double
  /// Whether the font asks not to show it to people.
  package var isHidden: Bool
}

/// A position on the axes that the font gives a name: "Condensed Bold" (OpenType, fvar).
package struct NamedInstance: Hashable, Sendable {
  /// The style's name, without the family's.
  package var name: String
  /// A value for each axis, in the order of ``FontDescription/axes``.
  package var coordinates: [Double]
}
