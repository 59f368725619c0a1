package import LegibleCore

/// A text that an app places itself.
///
/// How wide its container is only the app knows: from the layout margins to the whole safe area. What does
/// not fit there fits nowhere.
package struct PlainText: Component {
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
    let window = Interval(context.size.width)
    let safe = window - (context.safeArea.left ?? 0) - (context.safeArea.right ?? 0)
    let inset = window - context.margins.left - context.margins.right
    return TextBox(
      width: Interval(min(inset.lower, safe.upper), safe.upper), lineLimit: lineLimit,
      sources: [
        Provenance(
          figure: "width", source: "from the system's layout margins to the whole safe area",
          confidence: .low, isDerived: true)
      ])
  }
}
