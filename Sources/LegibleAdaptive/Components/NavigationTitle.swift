package import LegibleCore

/// The inline title of a navigation bar.
///
/// How much the bar's buttons leave it is not published. The range here runs from a title between a
/// back button without label and an equal space on the other side, so that it stays centred, to one
/// in a bar without buttons.
package struct NavigationTitle: Component {
  /// In a sentence.
  package var phrase: String { "a navigation title" }
  /// The title has the size of a headline.
  package var textStyle: TextStyleName { .headline }
  /// The title is semibold.
  package var weight: Double? { 600 }
  /// Bar titles scale less than other text: 17 pt becomes 15.3 to 21 pt.
  ///
  /// Source: Flutter's Cupertino navigation bar, from observation of iOS.
  package var scaleLimits: ClosedRange<Double>? { 0.9...1.235 }

  /// The bar's inner edge in pt; Flutter's Cupertino navigation bar.
  static let edge = 16.0
  /// What answers to a touch of a back button, in pt of width; Flutter's Cupertino navigation bar.
  static let backButton = 50.0

  /// Creates the component.
  package init() {}

  /// One line between the bar's buttons; the bar does not clip what is higher than itself.
  package func box(in context: LayoutContext) -> TextBox {
    let buttons = Interval(2 * Self.edge, 2 * (Self.edge + Self.backButton))
    return TextBox(
      width: context.safeWidth - buttons, lineLimit: lineLimit,
      sources: [
        Provenance(
          figure: "width", source: "from an unlabelled back button with equal space to no buttons",
          confidence: .low, isDerived: true)
      ] + context.sources.filter { $0.figure == "bars" })
  }
}

extension Component where Self == AnyComponent {
  /// A navigation title.
  public static var navigationTitle: Self { Self(NavigationTitle()) }
}
