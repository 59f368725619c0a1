// Written by Scripts/text-styles from Tokens/ios.text.*.tokens.json, where the figures and their
// sources are; run `make text-styles` after a change there.

extension DynamicTypeRow {
  static let largeTitle = Self(
    weight: 400, emphasizedWeight: 700,
    sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    trackings: [13, 13, 12, 12, 10, 10, 10, 8, 8, 6, 6, 4])
  static let title = Self(
    weight: 400, emphasizedWeight: 700,
    sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leadings: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    trackings: [6, 8, 11, 14, 14, 13, 12, 10, 9, 8, 6, 5])
  static let title2 = Self(
    weight: 400, emphasizedWeight: 700,
    sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    trackings: [-24, -23, -18, -12, 3, 8, 14, 12, 10, 8, 7, 6])
  static let title3 = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    trackings: [-26, -25, -24, -23, -12, 3, 8, 13, 10, 9, 7, nil])
  static let headline = Self(
    weight: 600, emphasizedWeight: 600,
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    trackings: [-11, -16, -20, -26, -24, -18, -4, 14, 12, 10, 8, 6])
  static let body = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    trackings: [-11, -16, -20, -26, -24, -18, -4, 14, 12, 10, 8, 6])
  static let callout = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    trackings: [-6, -11, -16, -20, -25, -23, -12, 8, 13, 10, 8, 7])
  static let subheadline = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leadings: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    trackings: [0, -6, -11, -16, -26, -24, -18, 6, 14, 10, 9, 7])
  static let footnote = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    trackings: [0, 0, 0, -6, -16, -26, -24, -4, 11, 12, 10, 8])
  static let caption = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leadings: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    trackings: [6, 6, 6, 0, -11, -20, -25, -12, 8, 13, 10, 9])
  static let caption2 = Self(
    weight: 400, emphasizedWeight: 600,
    sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leadings: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    trackings: [6, 6, 6, 6, -6, -16, -26, -23, 3, 14, 12, 10])
}
