/// A weight, a width, a slant, an axis setting or a feature that a font of a text could not give.
///
/// Nothing is made bolder, wider or slanted artificially: the text is measured in the nearest face.
package struct UnavailableStyle: Hashable, Sendable {
  /// The font's path or embedded file name.
  package var font: String
  /// What is asked for: "weight 600", "width 75 %", "italic", "wdth 75", "the feature tnum".
  package var wanted: String
  /// What the text is set in instead: "weight 700", "no such axis".
  package var used: String
}
