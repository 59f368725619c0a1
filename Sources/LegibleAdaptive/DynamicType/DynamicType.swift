public import LegibleCore

/// The measures of a text style at a text size, as the system's own font has them.
///
/// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes (2023 and 2025, equal
/// in all 132 cells). Two cells are disputed: Caption 2 at AX5 is 40 pt here and was read as 41 on
/// iOS 13.3, and Subheadline at xxxLarge has the leading 28 where other texts of 21 pt have 26.
public struct DynamicType: Hashable, Sendable {
  /// The text style.
  package let style: TextStyleName
  /// The text size.
  package let category: SizeCategory
  /// The font size in pt.
  public let size: Double
  /// The line height from baseline to baseline in pt.
  public let leading: Double
  /// The weight, 1...1000.
  public let weight: Double
  /// The weight when emphasized, 1...1000.
  package let emphasizedWeight: Double
  /// The tracking that San Francisco has at this size, in thousandths of an em; `nil` at 55 pt, for
  /// which it is unpublished.
  public let tracking: Double?

  /// Looks a style up.
  public init(_ style: TextStyleName, at category: SizeCategory) {
    let row = DynamicTypeRow.of(style)
    self.style = style
    self.category = category
    size = Double(row.sizes[category.index])
    leading = Double(row.leadings[category.index])
    weight = row.weight
    emphasizedWeight = row.emphasizedWeight
    tracking = row.trackings[category.index].map(Double.init)
  }
}
