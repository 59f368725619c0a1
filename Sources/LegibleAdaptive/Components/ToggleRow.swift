package import LegibleCore

/// The text of a row beside a switch.
///
/// The row is one of a plain list or inset and grouped. The switch is 51 pt wide before iOS 26, as commonly
/// observed; the space beside it is taken to be that between siblings or that around a row.
package struct ToggleRow: Component {
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// The width of the switch in pt.
  private static let toggle = 51.0

  /// Creates the component.
  package init() {}

  /// Any number of lines beside the switch.
  package func box(in context: LayoutContext) -> TextBox {
    let rows = Interval(
      InsetGroupedRow().box(in: context).width.lower, ListRow().box(in: context).width.upper)
    return TextBox(
      width: rows - Interval(Self.toggle) - Interval(CellArrangement.gap, 16), lineLimit: lineLimit,
      source:
        "from an inset grouped row to a list row, less a switch of 51 pt and 8 to 16 pt of space")
  }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}
