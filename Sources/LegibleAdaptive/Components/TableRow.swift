import LegibleCore

/// What the classic table cells share.
enum TableRow {
  /// The least height of a row in pt: 11 above and below a line of 22, Apple's 44 pt target.
  static let minimumHeight = 44.0

  /// One line as wide as the layout margins leave it.
  static func fullLine(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth,
      lineLimit: 1, sources: [lineSource(context)])
  }

  /// A line whose share of the row is not published: from nothing to all of it.
  static func unknownShare(in context: LayoutContext, source: String) -> TextBox {
    let full = fullLine(in: context)
    return TextBox(
      width: Interval(0, full.width.upper), lineLimit: 1,
      sources: full.sources + [
        Provenance(figure: "width", source: source, confidence: .low, isDerived: true)
      ])
  }

  /// The whole row, from edge to edge of the window.
  static func touchTarget(in context: LayoutContext) -> TouchTarget {
    TouchTarget(width: context.windowWidth, minimumHeight: minimumHeight)
  }

  private static func lineSource(_ context: LayoutContext) -> Provenance {
    let margins = context.sources.first { $0.figure == "margins" }
    return Provenance(
      figure: "width", source: "window less the system's layout margins",
      confidence: min(margins?.confidence ?? .low, .medium), isDerived: true)
  }
}

/// How a cell arranges its two texts.
package enum CellArrangement: Hashable, Sendable {
  case sideBySide, stacked
}

extension CellArrangement {
  /// The least space in pt between two texts side by side.
  ///
  /// No figure is published; 8 is the system's space between siblings.
  package static let gap = 8.0

  /// Decides by the widths in pt of both texts on one line: side by side while they fit with their
  /// gap, otherwise, and at accessibility sizes, one above the other.
  ///
  /// Source: `UIListContentConfiguration.prefersSideBySideTextAndSecondaryText`; that it holds for
  /// the classic cells too is our reading.
  ///
  /// - Returns: `nil` when the row's width is a range and both are possible.
  package static func deciding(
    title: Double, detail: Double, in context: LayoutContext
  ) -> CellArrangement? {
    guard !context.category.isAccessibility else { return .stacked }
    let row = TableRow.fullLine(in: context).width
    let needed = title + gap + detail
    if needed <= row.lower { return .sideBySide }
    return needed > row.upper ? .stacked : nil
  }
}
