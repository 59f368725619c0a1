package import LegibleCore

/// Where a position shows.
public struct Caret: Hashable, Sendable {
  /// The index into ``Fit/lines``.
  public var line: Int
  /// From the line's left edge, in pt.
  public var x: Double
  /// The layout box of the line from top to bottom, from the paragraph's top, in pt.
  public var top: Double
  /// The height of the line's layout box in pt.
  public var height: Double
  /// The direction of the cluster it stands beside.
  package var direction: LayoutDirection
}
