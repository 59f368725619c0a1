/// A font's vertical metrics at a size, in pt.
struct FontExtents {
  /// Above the baseline.
  var ascent: Double
  /// Below the baseline, a positive number.
  var descent: Double
  /// What the font wants between lines besides.
  var lineGap: Double
}
