import LegibleCore

/// A text style of the Dynamic Type table, with a figure for each category, xSmall to accessibility5.
struct DynamicTypeRow {
  let weight: Double
  let emphasizedWeight: Double
  /// In pt.
  let sizes: [Int]
  /// In pt.
  let leadings: [Int]
  /// In thousandths of an em; `nil` where it is unpublished.
  let trackings: [Int?]

  static func of(_ style: TextStyleName) -> Self {
    switch style {
    case .largeTitle: largeTitle
    case .title: title
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption: caption
    case .caption2: caption2
    }
  }
}
