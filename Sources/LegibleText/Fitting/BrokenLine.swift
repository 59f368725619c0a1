/// One line of a text: UTF-16 offsets into it and a width in pt.
struct BrokenLine {
  var start: LineStart
  /// Where the next line starts.
  var end: Int
  /// The end without hanging spaces.
  var trimmed: Int
  /// Without hanging spaces, with the hyphen that a soft hyphen shows.
  var width: Double
  var endsHard: Bool
  /// The index among the text's markers of what shows at its end.
  var marker: OptionalIndex<Int16> = nil
  /// Whether it ends within a word that is wider than the line.
  var dividesWord = false
}
