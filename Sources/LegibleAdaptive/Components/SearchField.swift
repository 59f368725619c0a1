package import LegibleCore

/// The placeholder of a search field below a navigation bar.
///
/// Source: Flutter's Cupertino search bar, from observation of iOS: 16 pt beside the field, which is 36 pt high; a
/// Cancel button takes 67 pt more. The magnifying glass and the clear button are each at most as wide as the field is
/// high.
package struct SearchField: Component {
  /// The placeholder is body text.
  package var textStyle: TextStyleName { .body }

  private static let edge = 16.0
  private static let cancelButton = 67.0
  private static let height = 36.0

  /// Creates the component.
  package init() {}

  /// One line, with or without the buttons.
  package func box(in context: LayoutContext) -> TextBox {
    let field = context.safeWidth - Interval(2 * Self.edge)
    return TextBox(
      width: Interval(field.lower - Self.cancelButton - 2 * Self.height, field.upper),
      lineLimit: lineLimit,
      source: "from a field beside a Cancel button to one without, Flutter's Cupertino search bar")
  }
}
