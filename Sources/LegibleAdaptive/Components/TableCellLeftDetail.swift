package import LegibleCore

/// The classic cell with a short title in a narrow column before its detail (`CellStyle.value2`).
///
/// The width of the column is not published, so the room is a range up to the whole line; at
/// accessibility sizes the texts stack and each has the line.
package struct TableCellLeftDetail: Component {
  /// In a sentence.
  package var phrase: String { "the label of a left-detail cell" }
  /// The title, taken as body text; no figure is published.
  package var textStyle: TextStyleName { .body }
  /// The detail, taken as body text; no figure is published.
  package var detailTextStyle: TextStyleName? { .body }

  /// Creates the component.
  package init() {}

  /// One line of unknown width.
  package func box(in context: LayoutContext) -> TextBox { share(in: context) }

  /// One line of unknown width.
  package func detailBox(in context: LayoutContext) -> TextBox? { share(in: context) }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }

  private func share(in context: LayoutContext) -> TextBox {
    context.category.isAccessibility
      ? TableRow.fullLine(in: context)
      : TableRow.unknownShare(in: context, source: "column width of value2 cells not published")
  }
}

extension Component where Self == AnyComponent {
  /// The label of a left-detail cell.
  public static var tableCellLeftDetail: Self { Self(TableCellLeftDetail()) }
}
