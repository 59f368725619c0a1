package import LegibleCore

/// The text or the placeholder of a text field.
package struct TextField: Component {
  /// The text is body text.
  package var textStyle: TextStyleName { .body }

  /// Creates the component.
  package init() {}

  /// One line, at most from edge to edge of the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.fieldWidth, lineLimit: lineLimit,
      source: "from a row of a grouped list to the whole safe area")
  }
}
