package import LegibleCore

/// A button of UIKit without a configuration: its title has one line, in a font that keeps its size.
///
/// Source: Apple documentation, `UIFont.buttonFontSize` and `UILabel.numberOfLines`; 15 pt, as commonly observed.
package struct OneLineButton: Component {
  /// The name in configurations.
  package var name: String { "button" }
  /// In a sentence.
  package var phrase: String { "a button" }
  /// The title has 15 pt.
  package var textStyle: TextStyleName { .subheadline }
  /// The font does not follow the reader's text size.
  package var scaleLimits: ClosedRange<Double>? { 1...1 }

  /// Creates the component.
  package init() {}

  /// One line, at most from edge to edge of the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    PlainText().box(in: context).limited(to: 1)
  }
}
