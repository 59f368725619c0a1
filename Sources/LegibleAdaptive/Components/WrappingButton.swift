package import LegibleCore

/// A button of SwiftUI, or one of UIKit with a configuration: its title wraps.
///
/// Source: Apple documentation, `UIButton.Configuration` and `UIButton.Configuration.titleLineBreakMode`.
package struct WrappingButton: Component {
  /// The name in configurations.
  package var name: String { "buttonWrapping" }
  /// In a sentence.
  package var phrase: String { "a button that wraps" }
  /// The title is body text.
  package var textStyle: TextStyleName { .body }
  /// The title wraps.
  package var lineLimit: Int? { nil }

  /// Creates the component.
  package init() {}

  /// Any number of lines, with or without padding.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.fieldWidth, lineLimit: lineLimit,
      source: "from the layout margins less 16 pt of padding a side to the whole safe area")
  }
}
