package import LegibleCore

/// A badge, which is as wide as its text.
///
/// Its metrics are unpublished: at least a tab of a full bar is taken to be available to it.
package struct Badge: Component {
  /// The text has 13 pt, as commonly observed.
  package var textStyle: TextStyleName { .footnote }
  /// The text does not follow the reader's text size.
  package var scaleLimits: ClosedRange<Double>? { 1...1 }

  /// Creates the component.
  package init() {}

  /// One line.
  package func box(in context: LayoutContext) -> TextBox {
    let safe = context.safeWidth
    return TextBox(
      width: Interval(safe.lower / TabItem.most, safe.upper), lineLimit: lineLimit,
      source: "from a fifth of the safe area to all of it; no figure published")
  }
}
