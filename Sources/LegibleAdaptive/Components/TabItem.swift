package import LegibleCore

/// The title of a tab below its icon.
///
/// The tabs of a phone share the bar's width; how many there are, two to five, only the app knows. On a wide
/// window, and since iOS 26, tabs are as wide as their titles in a bar of unpublished size.
package struct TabItem: Component {
  /// In a sentence.
  package var phrase: String { "a tab" }
  /// The style next in size to the title's.
  package var textStyle: TextStyleName { .caption2 }
  /// The title is of medium weight.
  package var weight: Double? { 500 }
  /// The title has 10 pt where the style has 11, and does not grow: a press shows it enlarged.
  ///
  /// As commonly observed.
  package var scaleLimits: ClosedRange<Double>? { 10 / 11...10 / 11 }

  /// The most tabs of a phone; Apple Human Interface Guidelines, Tab bars.
  static let most = 5.0
  /// The width in pt of the narrowest phone.
  private static let narrowest = 320.0

  /// Creates the component.
  package init() {}

  /// One line in the tab's share of the bar.
  package func box(in context: LayoutContext) -> TextBox {
    let bar = context.safeWidth
    let isShared = context.sizeClass.horizontal == .compact && context.version < SystemVersion(26)
    return TextBox(
      width: Interval((isShared ? bar.lower : Self.narrowest) / Self.most, bar.upper / 2),
      lineLimit: lineLimit,
      source: isShared
        ? "from a fifth of the bar to half of it"
        : "from a tab of the narrowest phone to half of the bar")
  }
}
