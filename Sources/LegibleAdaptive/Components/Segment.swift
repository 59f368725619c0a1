package import LegibleCore

/// A segment of a segmented control.
///
/// Segments are equally wide; how many there are only the app knows: two to five on a phone and up to seven in
/// a wide window (Apple Human Interface Guidelines, Segmented controls).
///
/// Source: Flutter's Cupertino segmented control, from observation of iOS: 3 pt around the segments, 9.25 pt of
/// padding, 13 pt of text.
package struct Segment: Component {
  /// The title has 13 pt.
  package var textStyle: TextStyleName { .footnote }
  /// The title does not follow the reader's text size.
  package var scaleLimits: ClosedRange<Double>? { 1...1 }

  private static let edge = 3.0
  private static let padding = 9.25

  /// Creates the component.
  package init() {}

  /// One line in the segment's share of the control.
  package func box(in context: LayoutContext) -> TextBox {
    let control = context.containerWidth - Interval(2 * Self.edge)
    let most = context.sizeClass.horizontal == .compact ? 5.0 : 7
    return TextBox(
      width: Interval(
        control.lower / most - 2 * Self.padding, control.upper / 2 - 2 * Self.padding),
      lineLimit: lineLimit,
      source:
        "an equal share of 2 to \(most.shortDescription) segments, less 9.25 pt of padding a side"
    )
  }
}
