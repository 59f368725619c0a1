package import LegibleCore

/// A row of a list that grows with its text (`UIListContentConfiguration.cell`).
package struct ListRow: Component {
  /// In a sentence.
  package var phrase: String { "a list row" }
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// The insets of the text in pt, in iOS 14 to 18 for left-to-right text.
  ///
  /// Source: the configuration's debug description, quoted on public pages.
  package static let insets = Insets(top: 11, left: 16, bottom: 11, right: 8)

  /// Creates the component.
  package init() {}

  /// Any number of lines between the insets, inside the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.safeWidth - Interval(Self.insets.left + Self.insets.right),
      lineLimit: lineLimit, source: "list content insets 11, 16, 11, 8 of iOS 14 to 18",
      confidence: context.version < SystemVersion(26) ? .medium : .low)
  }

  /// The row.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TableRow.touchTarget(in: context)
  }
}

extension Component where Self == AnyComponent {
  /// A list row.
  public static var listRow: Self { Self(ListRow()) }
}
