/// What shows besides the text where a word is divided between two lines.
struct BreakMarker {
  var text: String
  /// In paragraph units.
  var advance: Int64
  /// How many clusters take tracking.
  var clusters: Int
  /// The font that shows it.
  var font: Int
}
