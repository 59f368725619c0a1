package import LegibleCore

/// A text in a widget of the Home Screen.
///
/// The content margins are the system's since iOS 17 (16 pt) and the app's before. Text in widgets stops growing
/// below the accessibility sizes; an observation of one app (wikipedia-ios).
package enum WidgetText: Component, CaseIterable {
  case small, medium, large

  /// The name in configurations.
  package var name: String {
    switch self {
    case .small: "widgetSmall"
    case .medium: "widgetMedium"
    case .large: "widgetLarge"
    }
  }
  /// In a sentence.
  package var phrase: String {
    switch self {
    case .small: "a small widget"
    case .medium: "a medium widget"
    case .large: "a large widget"
    }
  }
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// From 14 to 23 pt, the standard sizes of body text.
  package var scaleLimits: ClosedRange<Double>? { 14.0 / 17...23.0 / 17 }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  private static let margin = 16.0

  /// Any number of lines, no higher together than the widget.
  package func box(in context: LayoutContext) -> TextBox {
    let sizes = WidgetSizes.around(context.geometry)
    let window = context.geometry.points
    let narrowest = sizes.smaller.map { $0[self] } ?? Size(width: 0, height: 0)
    let widest = sizes.larger.map { $0[self] } ?? window
    return TextBox(
      width: Interval(narrowest.width - 2 * Self.margin, widest.width), lineLimit: lineLimit,
      fixedHeight: widest.height,
      source: sizes.smaller == sizes.larger
        ? "Apple HIG, Widgets, less content margins of up to 16 pt"
        : "between the screens of Apple HIG, Widgets; none published for this one",
      confidence: sizes.smaller == sizes.larger ? .medium : .low)
  }
}
