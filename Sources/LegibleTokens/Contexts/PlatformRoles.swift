/// A setting that platforms switch by themselves.
package enum PlatformSetting: Hashable, Sendable, CaseIterable {
  case light, dark, standardContrast, increasedContrast, sRGB, displayP3
}

/// Which contexts of a resolver stand for settings of the platform; the others are known by their
/// names alone.
///
/// A modifier has a role when it has a context for either side of a setting: light and dark, standard
/// and increased contrast, sRGB and Display P3. Each role has one modifier, and each setting one
/// context: whatever else there is, such as sepia, stands for nothing but itself.
package struct PlatformRoles: Sendable {
  private var choices: [PlatformSetting: TokenContext.Choice] = [:]

  /// Finds the roles of some modifiers.
  package init(_ modifiers: [Modifier]) {
    for role in Role.all {
      let candidates = modifiers.compactMap(role.match)
      guard let match = candidates.first(where: \.isNamed) ?? candidates.first else { continue }
      choices[role.settings.0] = .init(modifier: match.modifier, context: match.first)
      choices[role.settings.1] = .init(modifier: match.modifier, context: match.second)
    }
  }

  /// The context of a setting; `nil` when no modifier has it.
  package subscript(setting: PlatformSetting) -> TokenContext.Choice? { choices[setting] }

  /// The setting that a context stands for; `nil` when it stands for nothing but itself.
  package func setting(of choice: TokenContext.Choice) -> PlatformSetting? {
    choices.first { $0.value == choice }?.key
  }
}

/// How a modifier for the two sides of a setting is recognized.
private struct Role {
  let settings: (PlatformSetting, PlatformSetting)
  /// What contexts of either side are called: letters and digits alone, in lower case.
  let words: (Set<String>, Set<String>)
  /// Whether the name of a modifier says that it is for this setting.
  let isNamed: @Sendable (String) -> Bool
  /// Whether contexts say enough without such a name.
  let isClear: @Sendable (_ first: String, _ second: String) -> Bool

  struct Match {
    let modifier, first, second: String
    let isNamed: Bool
  }

  static let all = [appearance, contrast, gamut]

  private static let appearance = Role(
    settings: (.light, .dark), words: (["light"], ["dark"]),
    isNamed: {
      ["appearance", "mode", "theme", "scheme", "colorscheme", "colormode"].contains($0)
    }, isClear: { _, _ in true })

  /// `more` and `no-preference` are those of CSS; `high` alone may speak of a density.
  private static let contrast = Role(
    settings: (.standardContrast, .increasedContrast),
    words: (
      ["standard", "normal", "default", "regular", "nopreference"],
      ["increased", "high", "more", "highcontrast", "increasedcontrast", "morecontrast"]
    ), isNamed: { $0.contains("contrast") },
    isClear: { $1.hasSuffix("contrast") || ($0, $1) == ("standard", "increased") })

  private static let gamut = Role(
    settings: (.sRGB, .displayP3), words: (["srgb"], ["displayp3", "p3"]),
    isNamed: { $0.contains("gamut") }, isClear: { _, _ in true })

  func match(_ modifier: Modifier) -> Match? {
    guard let first = modifier.contexts.first(where: { words.0.contains(Self.plain($0)) }),
      let second = modifier.contexts.first(where: { words.1.contains(Self.plain($0)) })
    else { return nil }
    let isNamed = isNamed(Self.plain(modifier.name))
    guard isNamed || isClear(Self.plain(first), Self.plain(second)) else { return nil }
    return Match(modifier: modifier.name, first: first, second: second, isNamed: isNamed)
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
