/// The factors that turn a paragraph's sums into pt at one font size.
struct TextScale {
  /// The font size in pt.
  var size: Double
  /// pt per paragraph unit.
  var unit: Double
  /// pt after each tracked cluster.
  var tracking: Double
  /// pt after each cluster of a font with the first calibration in use.
  var calibration: Double
  /// pt at each word space.
  var wordSpacing: Double
}
