package import LegibleCore

/// The title of a button in a navigation bar or a toolbar.
///
/// How much of the bar it may take is not published: at least the third that Flutter's toolbar gives it beside a
/// title, at most all of it.
package struct BarButton: Component {
  /// The title has the size of body text.
  package var textStyle: TextStyleName { .body }
  /// It scales as the title of the bar does.
  package var scaleLimits: ClosedRange<Double>? { NavigationTitle().scaleLimits }

  /// Creates the component.
  package init() {}

  /// One line in the bar.
  package func box(in context: LayoutContext) -> TextBox {
    let bar = context.safeWidth
    return TextBox(
      width: Interval(
        bar.lower / 3 - NavigationTitle.edge, bar.upper - 2 * NavigationTitle.edge),
      lineLimit: lineLimit,
      source: "from a third of the bar to all of it, inside its edges of 16 pt")
  }
}
