package import LegibleCore

/// A large button as wide as the layout margins allow.
package struct FullWidthButton: Component {
  /// In a sentence.
  package var phrase: String { "a full-width button" }
  /// The label has the size of body text.
  package var textStyle: TextStyleName { .body }
  /// The label is semibold.
  package var weight: Double? { 600 }

  /// The least height in pt, which grows with the label; a convention, not a published figure.
  static let height = 50.0
  /// The space in pt between the button's edge and its label; a convention.
  static let padding = 16.0

  /// Creates the component.
  package init() {}

  /// One line between the paddings; the button grows with it.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth - Interval(2 * Self.padding), lineLimit: lineLimit,
      source: "window less margins, less 16 pt of padding a side")
  }

  /// The button.
  package func touchTarget(in context: LayoutContext) -> TouchTarget? {
    TouchTarget(width: context.marginsWidth, minimumHeight: Self.height)
  }
}

extension Component where Self == AnyComponent {
  /// A full-width button.
  public static var fullWidthButton: Self { Self(FullWidthButton()) }
}
