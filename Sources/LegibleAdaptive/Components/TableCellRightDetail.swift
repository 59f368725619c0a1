package import LegibleCore

/// The classic cell with a title and a grey detail at the far end (`CellStyle.value1`).
///
/// Title and detail stand side by side while both fit, and one above the other otherwise, so that
/// each of them has the whole line before it is cut; see `CellArrangement`.
package struct TableCellRightDetail: Component {
  /// In a sentence.
  package var phrase: String { "the title of a right-detail cell" }
  /// The title is body text.
  package var textStyle: TextStyleName { .body }
  /// The detail is body text too.
  package var detailTextStyle: TextStyleName? { .body }

  /// Creates the component.
  package init() {}

  /// One line between the layout margins.
  package func box(in context: LayoutContext) -> TextBox { TableRow.fullLine(in: context) }

  /// One line between the layout margins.
  package func detailBox(in context: LayoutContext) -> TextBox? { TableRow.fullLine(in: context) }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}

extension Component where Self == AnyComponent {
  /// The title of a right-detail cell.
  public static var tableCellRightDetail: Self { Self(TableCellRightDetail()) }
}
