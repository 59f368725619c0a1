/// How a paragraph is shaped and broken into lines: the choices that are not part of a text style.
public struct ParagraphSettings: Hashable, Sendable {
  /// The base direction.
  public var direction = ParagraphDirection.auto
  /// What happens to spaces and line breaks of the source (CSS Text, `white-space`).
  public var whiteSpace = WhiteSpace.preWrap
  /// Where lines end.
  public var lineBreaking = LineBreaking()
  /// How high lines are.
  public var lineHeight = LineHeight()
  /// How a line that is too long is truncated.
  package var truncation = TruncationOptions()
  /// Where text goes on after a tab that white space keeps.
  public var tabStops = TabStops.spaces(8)
  /// How lengths are rounded on their way to a line's width.
  public var rounding = Rounding.none
  /// What is asked of the fonts beside a style.
  public var openType = OpenType()
  /// Extra space at each word space in pt.
  public var wordSpacing = 0.0
  /// What the embedded fonts stand in for.
  public var systemFonts = SystemFonts()

  /// Settings for interface text of no platform: strict breaks, long words divided, half the leading above.
  public init() {}

  /// CSS Text 3, 3: `pre-wrap` keeps spaces and line breaks, `normal` collapses them.
  public enum WhiteSpace: String, Hashable, Sendable, CaseIterable {
    case preWrap = "pre-wrap"
    case normal
  }
}
