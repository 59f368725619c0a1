import LegibleCore

/// The widths that texts are placed in.
extension LayoutContext {
  /// The window in pt, from edge to edge.
  package var windowWidth: Interval { Interval(size.width) }

  /// The window less the insets at its sides, in pt.
  package var safeWidth: Interval {
    windowWidth - (safeArea.left ?? 0) - (safeArea.right ?? 0)
  }

  /// The window less the system's layout margins, in pt.
  package var marginsWidth: Interval { windowWidth - margins.left - margins.right }
}
