package import LegibleCore

/// The classic cell with a title above a smaller subtitle (`CellStyle.subtitle`).
package struct TableCellSubtitle: Component {
  /// In a sentence.
  package var phrase: String { "the title of a subtitle cell" }
  /// The title is body text.
  package var textStyle: TextStyleName { .body }
  /// The subtitle is 12 pt at Large in iOS 14 to 18, as commonly observed.
  package var detailTextStyle: TextStyleName? { .caption }

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
  /// The title of a subtitle cell.
  public static var tableCellSubtitle: Self { Self(TableCellSubtitle()) }
}
