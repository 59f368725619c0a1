package import LegibleCore

/// A row of a list in groups with round corners, inset from the layout margins.
///
/// The text has the insets of a list row there; the trailing one is 8 pt in UIKit's configuration, and up to 24 pt
/// elsewhere.
package struct InsetGroupedRow: Component {
  /// In a sentence.
  package var phrase: String { "an inset grouped row" }
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// What the insets of the text take together, in pt.
  private static let insets = Interval(
    ListRow.insets.left + ListRow.insets.right, ListRow.insets.left + 24)

  /// Creates the component.
  package init() {}

  /// Any number of lines in the group.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth - Self.insets, lineLimit: lineLimit,
      source: "window less layout margins, less insets of 16 and 8 to 24 pt",
      confidence: context.version < SystemVersion(26) ? .medium : .low)
  }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TouchTarget(width: context.marginsWidth, minimumHeight: TableRow.minimumHeight)
  }
}
