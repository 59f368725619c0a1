/// How many lines a text takes at a width: what an audit asks millions of times.
public struct LineSummary: Hashable, Sendable {
  /// The lines it needs, counted up to one more than the limit.
  public var lineCount: Int
  /// The widest of the counted lines in pt, hanging spaces left out.
  public var widest: Double
  /// Whether the text needs more lines than the limit, or a line overflows the width.
  public var overflows: Bool
  /// Whether a word is wider than the width and divided between two lines.
  public var dividesWord: Bool
}
