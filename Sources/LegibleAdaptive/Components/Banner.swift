package import LegibleCore

/// A message at an edge of the screen, which iOS has no component for.
package struct Banner: Component {
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// Creates the component.
  package init() {}

  /// Any number of lines between the layout margins, with or without padding.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth - Interval(0, 2 * 16), lineLimit: lineLimit,
      source: "window less layout margins, less up to 16 pt of padding a side; a convention")
  }
}
