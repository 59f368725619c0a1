package import LegibleCore

/// Texts, labels and buttons in a container that the app places.
///
/// How wide the container is only the app knows: from the layout margins to the whole safe area. What does not fit
/// there fits nowhere.
///
/// Source: Apple documentation, `UILabel.numberOfLines` (1) and `UILabel.font` (the system font of 17 pt),
/// `UIFont.buttonFontSize` (15 pt, as commonly observed), `UIButton.Configuration.titleLineBreakMode`.
package enum PlacedText: Component, CaseIterable {
  /// A text that wraps, as those of SwiftUI do.
  case text
  /// A label of UIKit as it is created.
  case label
  /// A button of UIKit without a configuration.
  case button
  /// A button of SwiftUI, or one of UIKit with a configuration.
  case wrappingButton

  /// The name in configurations.
  package var name: String {
    switch self {
    case .text: "text"
    case .label: "label"
    case .button: "button"
    case .wrappingButton: "buttonWrapping"
    }
  }
  /// In a sentence.
  package var phrase: String {
    switch self {
    case .text: "a text"
    case .label: "a label"
    case .button: "a button"
    case .wrappingButton: "a button that wraps"
    }
  }
  /// Body text, 15 pt for a button without a configuration.
  package var textStyle: TextStyleName { self == .button ? .subheadline : .body }
  /// UIKit's own fonts do not follow the reader's text size.
  package var scaleLimits: ClosedRange<Double>? { lineLimit == 1 ? 1...1 : nil }
  /// One line in UIKit, any number in SwiftUI.
  package var lineLimit: Int? { self == .label || self == .button ? 1 : nil }

  /// From the layout margins to the safe area; a button that wraps may have padding inside the margins.
  package func box(in context: LayoutContext) -> TextBox {
    guard self == .wrappingButton else {
      return TextBox(
        width: context.containerWidth, lineLimit: lineLimit,
        source: "from the system's layout margins to the whole safe area")
    }
    return TextBox(
      width: context.fieldWidth, lineLimit: lineLimit,
      source: "from the layout margins less 16 pt of padding a side to the whole safe area")
  }
}

extension LayoutContext {
  /// The width of a container that the app places, in pt: from the layout margins to the whole safe area.
  var containerWidth: Interval {
    Interval(min(marginsWidth.lower, safeWidth.upper), safeWidth.upper)
  }

  /// The same for what stands in the rows of a grouped list too, whose contents are 16 pt narrower on each side.
  var fieldWidth: Interval { Interval(containerWidth.lower - 2 * 16, containerWidth.upper) }
}
