package import LegibleCore

/// The large title below a navigation bar, since iOS 11.
package struct LargeTitle: Component {
  /// The title is a large title.
  package var textStyle: TextStyleName { .largeTitle }
  /// The title is bold.
  package var weight: Double? { 700 }

  /// Creates the component.
  package init() {}

  /// One line between the layout margins.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth, lineLimit: lineLimit,
      source: "window less the system's layout margins",
      confidence: context.version < SystemVersion(26) ? .medium : .low)
  }
}
