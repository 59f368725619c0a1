package import LegibleCore

/// An item of a menu or a context menu, which wraps.
///
/// The width of menus is unpublished. 250 pt is commonly quoted, from which insets and an image take their part;
/// menus are wider where their text is larger.
package struct MenuItem: Component {
  /// The text is body text.
  package var textStyle: TextStyleName { .body }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  private static let width = 250.0
  private static let inset = 16.0
  /// The most that an image takes: a touch target.
  private static let image = 44.0

  /// Creates the component.
  package init() {}

  /// Any number of lines beside an image or none.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: Interval(
        Self.width - 3 * Self.inset - Self.image, context.safeWidth.upper - 2 * Self.inset),
      lineLimit: lineLimit, source: "width of menus not published; 250 pt commonly quoted")
  }
}
