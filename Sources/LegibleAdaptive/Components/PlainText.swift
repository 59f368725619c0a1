package import LegibleCore

/// A text that an app places itself.
///
/// How wide its container is only the app knows: from the layout margins to the whole safe area. What does
/// not fit there fits nowhere.
package struct PlainText: Component {
  /// The name in configurations.
  package var name: String { "text" }
  /// In a sentence.
  package var phrase: String { "a text" }
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// Creates the component.
  package init() {}

  /// Any number of lines, at most from edge to edge of the safe area.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.containerWidth, lineLimit: lineLimit,
      source: "from the system's layout margins to the whole safe area")
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
