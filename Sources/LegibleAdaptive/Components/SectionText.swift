package import LegibleCore

/// The text above or below a section of a list.
///
/// Before iOS 15 the header of a grouped section is set in capitals, which is not measured. Both are inset with the
/// rows in a grouped list.
package enum SectionText: Component, CaseIterable {
  case header, footer

  /// The name in configurations.
  package var name: String { self == .header ? "sectionHeader" : "sectionFooter" }
  /// The text has 13 pt; a common observation for headers.
  package var textStyle: TextStyleName { .footnote }
  /// The text wraps.
  package var lineLimit: Int? { nil }

  /// Any number of lines, inset or not.
  package func box(in context: LayoutContext) -> TextBox {
    TextBox(
      width: context.marginsWidth - Interval(0, 2 * 20), lineLimit: lineLimit,
      source: "window less layout margins, less up to 20 pt a side")
  }
}
