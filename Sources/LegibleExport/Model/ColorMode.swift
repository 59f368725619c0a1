import LegibleTokens

/// An appearance with a contrast setting: what platforms switch by themselves.
struct ColorMode: Hashable, Sendable, CaseIterable {
  let isDark: Bool
  let isIncreased: Bool

  /// Light with standard contrast first, then each of the others in the order of the cascade.
  static let allCases = [
    ColorMode(isDark: false, isIncreased: false), ColorMode(isDark: true, isIncreased: false),
    ColorMode(isDark: false, isIncreased: true), ColorMode(isDark: true, isIncreased: true),
  ]

  static let base = allCases[0]
}

/// What a modifier stands for on the platforms.
enum ModifierRole: Hashable, Sendable {
  /// Light and dark.
  case appearance
  /// The setting for more contrast.
  case contrast
  /// The user's text size, which platforms scale text by on their own.
  case contentSize
  /// Anything else, such as a brand.
  case other

  init(_ modifier: Modifier) {
    let contexts = Set(modifier.contexts.map { $0.lowercased() })
    if contexts.isSuperset(of: ["light", "dark"]) {
      self = .appearance
    } else if !contexts.isDisjoint(with: Self.increasedNames), contexts.count == 2 {
      self = .contrast
    } else if modifier.name == "contentSize" {
      self = .contentSize
    } else {
      self = .other
    }
  }

  private static let increasedNames: Set<String> = ["increased", "high", "more", "high-contrast"]

  /// The context of a modifier of this role in a mode; `nil` where the mode does not decide.
  func context(of modifier: Modifier, in mode: ColorMode) -> String? {
    switch self {
    case .appearance:
      modifier.contexts.first { $0.lowercased() == (mode.isDark ? "dark" : "light") }
    case .contrast:
      modifier.contexts.first {
        Self.increasedNames.contains($0.lowercased()) == mode.isIncreased
      }
    case .contentSize, .other: nil
    }
  }
}
