import LegibleTokens

/// An appearance with a contrast setting and a gamut of the screen: what platforms switch by
/// themselves.
struct ColorMode: Hashable, Sendable {
  let isDark: Bool
  let isIncreased: Bool
  /// Whether the screen shows Display P3.
  var isWide = false

  /// Those of screens of sRGB: light with standard contrast first, then each of the others in the
  /// order of the cascade.
  static let narrow = [
    ColorMode(isDark: false, isIncreased: false), ColorMode(isDark: true, isIncreased: false),
    ColorMode(isDark: false, isIncreased: true), ColorMode(isDark: true, isIncreased: true),
  ]

  static let allCases = narrow + narrow.map(\.wide)

  static let base = narrow[0]

  /// The same on a screen of Display P3.
  var wide: ColorMode { ColorMode(isDark: isDark, isIncreased: isIncreased, isWide: true) }

  /// The settings that it is made of.
  var settings: [PlatformSetting] {
    [
      isDark ? .dark : .light, isIncreased ? .increasedContrast : .standardContrast,
      isWide ? .displayP3 : .sRGB,
    ]
  }
}
