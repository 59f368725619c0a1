package import LegibleCore

/// The classic cell with a title alone (`UITableViewCell.CellStyle.default`).
package struct TableCellBasic: Component {
  /// In a sentence.
  package var phrase: String { "a basic table cell" }
  /// The title is body text.
  package var textStyle: TextStyleName { .body }

  /// Creates the component.
  package init() {}

  /// One line between the layout margins.
  package func box(in context: LayoutContext) -> TextBox { TableRow.fullLine(in: context) }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}

extension Component where Self == AnyComponent {
  /// A basic table cell.
  public static var tableCellBasic: Self { Self(TableCellBasic()) }
}
