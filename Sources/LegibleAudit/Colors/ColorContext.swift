import LegibleColor
import LegibleCore
import LegibleTokens

/// The tokens of one setting of everything that changes colours.
struct ColorContext: Sendable {
  /// Light or dark; `nil` where the context is neither, and where the tokens do not tell them apart.
  let appearance: Appearance?
  /// The contrast setting; `nil` where the context is none, and where the tokens do not tell them
  /// apart.
  let contrast: ContrastSetting?
  /// The choices of what changes colours, but for those that ``appearance`` and ``contrast`` tell.
  let others: [TokenContext.Choice]
  /// sRGB or Display P3, where the tokens have values for either; it is among ``others`` too.
  let gamut: DisplayGamut?
  /// The resolved tokens, at the size category Large unless it is among ``others``.
  let store: TokenStore
  /// Whether it is a text size of its own.
  let hasTextSize: Bool
  /// ``others`` without the gamut.
  private let rest: [TokenContext.Choice]

  /// Reads what some choices stand for.
  init(
    _ choices: [TokenContext.Choice], _ roles: PlatformRoles, hasTextSize: Bool, store: TokenStore
  ) {
    self.hasTextSize = hasTextSize
    let settings = choices.map(roles.setting)
    appearance = settings.lazy.compactMap { $0.flatMap(Appearance.init) }.first
    contrast = settings.lazy.compactMap { $0.flatMap(ContrastSetting.init) }.first
    others = zip(choices, settings).filter { _, setting in
      setting.flatMap(Appearance.init) == nil && setting.flatMap(ContrastSetting.init) == nil
    }.map(\.0)
    gamut = settings.lazy.compactMap { $0.flatMap(DisplayGamut.init) }.first
    rest = others.filter { roles.setting(of: $0).flatMap(DisplayGamut.init) == nil }
    self.store = store
  }

  /// `dark`, `light with increased contrast`, `dark, brand ocean`, `theme sepia`.
  var label: String { contextLabel(appearance, contrast, others) }

  /// Whether another context is the same but for the gamut.
  func isVariant(of other: ColorContext) -> Bool {
    appearance == other.appearance && contrast == other.contrast && rest == other.rest
  }
}

extension Appearance {
  /// The appearance that a setting of the platform is.
  init?(_ setting: PlatformSetting) {
    switch setting {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension DisplayGamut {
  /// The displays that a setting of the platform is for.
  init?(_ setting: PlatformSetting) {
    switch setting {
    case .sRGB: self = .srgb
    case .displayP3: self = .displayP3
    default: return nil
    }
  }
}

extension ContrastSetting {
  /// The contrast setting that a setting of the platform is.
  init?(_ setting: PlatformSetting) {
    switch setting {
    case .standardContrast: self = .standard
    case .increasedContrast: self = .increased
    default: return nil
    }
  }
}
