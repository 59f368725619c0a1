package import LegibleCore

/// The text of a text view, which wraps and scrolls.
package struct TextView: Component {
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// The padding in pt at both ends of each line; Apple documentation,
  /// `NSTextContainer.lineFragmentPadding`.
  static let padding = 5.0

  /// Creates the component.
  package init() {}

  /// Any number of lines, at most from edge to edge of the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.fieldWidth - Interval(2 * Self.padding), lineLimit: lineLimit,
      source: "from a row of a grouped list to the whole safe area, less 5 pt of padding a side")
  }
}
