package import LegibleCore

/// A label of UIKit as it is created: one line, in a font that keeps its size.
///
/// Source: Apple documentation, `UILabel.numberOfLines` (1) and `UILabel.font` (the system font of 17 pt).
package struct OneLineLabel: Component {
  /// The name in configurations.
  package var name: String { "label" }
  /// In a sentence.
  package var phrase: String { "a label" }
  /// The text has the size of body text.
  package var textStyle: TextStyleName { .body }
  /// The font does not follow the reader's text size.
  package var scaleLimits: ClosedRange<Double>? { 1...1 }

  /// Creates the component.
  package init() {}

  /// One line, at most from edge to edge of the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    PlainText().box(in: context).limited(to: 1)
  }
}
