import LegibleCore

/// A text style of the Dynamic Type table: sizes and leadings in pt, xSmall to accessibility5.
struct DynamicTypeRow {
  let weight: Double
  let emphasizedWeight: Double
  let sizes: [Int]
  let leadings: [Int]

  private init(_ weight: Double, _ emphasizedWeight: Double, _ sizes: [Int], _ leadings: [Int]) {
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
    self.sizes = sizes
    self.leadings = leadings
  }

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

  private static let largeTitle = Self(
    400, 700,
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])
  private static let title = Self(
    400, 700,
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])
  private static let title2 = Self(
    400, 700,
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])
  private static let title3 = Self(
    400, 600,
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])
  private static let headline = Self(
    600, 600,
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let body = Self(
    400, 600,
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  private static let callout = Self(
    400, 600,
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])
  private static let subheadline = Self(
    400, 600,
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])
  private static let footnote = Self(
    400, 600,
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])
  private static let caption = Self(
    400, 600,
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])
  private static let caption2 = Self(
    400, 600,
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
