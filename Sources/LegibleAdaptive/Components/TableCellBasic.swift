public import LegibleCore

/// The classic cell with a title alone (`UITableViewCell.CellStyle.default`).
public struct TableCellBasic: Component {
  /// In a sentence.
  public var phrase: String { "a basic table cell" }
  /// The title is body text.
  public var textStyle: TextStyleName { .body }

  /// Creates the component.
  package init() {}

  /// One line between the layout margins.
  public func box(in context: LayoutContext) -> TextBox { TableRow.fullLine(in: context) }

  /// The row.
  public func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}

extension Component where Self == TableCellBasic {
  /// A basic table cell.
  public static var tableCellBasic: Self { Self() }
}
