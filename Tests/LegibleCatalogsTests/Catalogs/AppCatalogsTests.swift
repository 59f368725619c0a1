import LegibleCatalogs
import Testing

@Suite struct AppCatalogsTests {
  @Test func patternsOfAnApp() {
    let catalogs = AppCatalogs(among: [
      "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
      "App/en.lproj/InfoPlist.strings", "App/en.lproj/Localizable.stringsdict",
      "App/Texts.xcstrings", "App/View.swift", "de.lproj/Root.strings",
    ])
    #expect(catalogs.files.count == 6)
    #expect(
      catalogs.patterns == [
        "App/Texts.xcstrings", "App/*.lproj/*.strings", "App/*.lproj/*.stringsdict",
        "*.lproj/*.strings",
      ])
  }

  /// Other people's code, tests and products.
  @Test(arguments: [
    ("Pods/A/en.lproj/L.strings", true), ("Carthage/Build/A/L.xcstrings", true),
    ("AppTests/en.lproj/L.strings", true), ("App/UITests/L.xcstrings", true),
    ("build/App.app/en.lproj/L.strings", true), ("node_modules/a/L.xcstrings", true),
    ("Latest/L.xcstrings", false), ("App/Tests.xcstrings", false), ("Builder/L.xcstrings", false),
  ])
  func isForeign(_ path: String, _ expected: Bool) {
    #expect(AppCatalogs.isForeign(path) == expected)
    #expect(AppCatalogs(among: [path]).files.isEmpty == expected)
  }
}
