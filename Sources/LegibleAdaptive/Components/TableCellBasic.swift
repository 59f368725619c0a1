public import LegibleCore

/// The classic cell with a title alone (`UITableViewCell.CellStyle.default`).
public struct TableCellBasic: Component {
  /// A basic cell.
  public var kind: ComponentKind { .tableCellBasic }
  /// The title is body text.
  public var textStyle: TextStyleName { .body }

  /// Creates the component.
  public init() {}

  /// One line between the layout margins.
  public func box(in context: LayoutContext) -> TextBox { TableRow.fullLine(in: context) }

  /// The row.
  public func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}
