/// A part of a line that stands as one from left to right.
enum VisualPiece {
  case run(VisualRun)
  case tab(VisualTab)
  case marker(String)
}

/// A tab in its line.
struct VisualTab {
  /// Where it stands in the text.
  var offset: Int
  /// In pt.
  var advance: Double
  /// The run it is part of.
  var run: Run
}

/// What shows of a run, and what it is shaped as a part of.
struct VisualRun {
  var run: Run
  /// The code units that show.
  var range: Range<Int>
  /// The code units that are shaped together.
  var shaped: Range<Int>
  /// The range whose text may influence the shapes at the edges.
  var context: Range<Int>
  /// Whether the part of the line that is rounded as a whole ends after it.
  var endsRoundedPart = false
}
