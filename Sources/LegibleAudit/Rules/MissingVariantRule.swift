import LegibleColor
import LegibleCore
import LegibleTokens

/// Colours that exist in some contexts only.
struct MissingVariantRule: ColorRule {
  static let rule = Rule(
    "missing-variant", of: .audit, severity: .warning,
    summary: "Colours must exist in every appearance and contrast setting.",
    explanation: """
      A colour that the tokens define in some contexts and not in others is missing where an app asks \
      for it: a theme, light or dark, Increase Contrast. A colour that is there and stays the same is \
      the matter of the rules appearance-variant and increased-contrast, and where it falls short, of \
      the rule contrast.
      """)

  func findings(_ setting: ColorSetting) -> [AuditFinding] {
    setting.catalog.own.compactMap { missing($0.path, setting) }
  }

  private func missing(_ path: String, _ setting: ColorSetting) -> AuditFinding? {
    let absent = setting.contexts.filter { $0.store[path] == nil }
    guard !absent.isEmpty, absent.count < setting.contexts.count, let token = setting.catalog[path]
    else { return nil }
    return AuditFinding(
      Finding(
        rule: Self.rule, severity: .warning, outcome: .fail,
        message: "\(path) has no value\(setting.phrase(absent))",
        hint: "Define it in the sources of that context, or in a set that all contexts share.",
        at: token.location, subject: path, count: absent.count))
  }
}
