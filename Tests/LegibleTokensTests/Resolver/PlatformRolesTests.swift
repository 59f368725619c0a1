import LegibleCore
@testable import LegibleTokens
import Testing

/// Which contexts stand for settings of the platform.
struct PlatformRolesTests {
  private static let cases: [(modifiers: String, roles: [PlatformSetting: String])] = [
    ("appearance: light, dark", [.light: "appearance=light", .dark: "appearance=dark"]),
    ("Theme: Light, DARK, sepia", [.light: "Theme=Light", .dark: "Theme=DARK"]),
    ("theme: plain, night", [:]),
    ("theme: light, sepia", [:]),
    // A name that says so comes before one that does not.
    ("surface: light, dark; mode: dark, light", [.light: "mode=light", .dark: "mode=dark"]),
    ("surface: light, dark; code: light, dark", [.light: "surface=light", .dark: "surface=dark"]),
    (
      "contrast: standard, increased, forced",
      [.standardContrast: "contrast=standard", .increasedContrast: "contrast=increased"]
    ),
    (
      "contrast-level: no-preference, more",
      [
        .standardContrast: "contrast-level=no-preference",
        .increasedContrast: "contrast-level=more",
      ]
    ),
    (
      "a11y: default, high-contrast",
      [.standardContrast: "a11y=default", .increasedContrast: "a11y=high-contrast"]
    ),
    ("density: regular, high", [:]),
    ("contrast: low, high", [:]),
    ("gamut: srgb, displayP3", [.sRGB: "gamut=srgb", .displayP3: "gamut=displayP3"]),
    ("screen: sRGB, P3, rec2020", [.sRGB: "screen=sRGB", .displayP3: "screen=P3"]),
    ("contentSize: small, large", [:]),
  ]

  @Test(arguments: cases) func areFound(modifiers: String, roles: [PlatformSetting: String]) {
    let found = PlatformRoles(
      modifiers.split(separator: ";").map { text in
        let parts = text.split(separator: ":").map { $0.filter { $0 != " " } }
        return Modifier(
          name: parts[0], contexts: parts[1].split(separator: ",").map(String.init),
          defaultContext: nil, location: SourceLocation(path: "a.resolver.json"))
      })
    for setting in PlatformSetting.allCases {
      let choice = found[setting]
      #expect(choice.map { "\($0.modifier)=\($0.context)" } == roles[setting], "\(setting)")
      if let choice { #expect(found.setting(of: choice) == setting) }
    }
  }
}
