import LegibleAdaptive
import LegibleCatalogs
import LegibleCore
import Testing

@testable import LegibleAudit

@Suite struct ComponentMapTests {
  static let place = SourceLocation(path: "legible.json")

  @Test func takesTheFirstRuleThatMatches() throws {
    let map = ComponentMap([
      ComponentRule(keys: Glob(key: "trip.*.title"), component: .navigationTitle, at: Self.place),
      ComponentRule(
        keys: Glob(key: "trip.*"), component: .fullWidthButton, style: "button", lines: 2,
        height: 50, at: Self.place),
      ComponentRule(keys: Glob(key: "old.*"), component: .listRow, at: Self.place),
    ])
    #expect(
      try map.assignment(of: string("trip.list.title")).setting.component.name == "navigationTitle")
    let button = try map.assignment(of: string("trip.save", comment: "Cell title"))
    #expect(button.setting.component.name == "fullWidthButton")
    #expect(button.setting.style == "button")
    #expect(button.setting.lines == 2)
    #expect(button.setting.height == 50)
    #expect(button.origin == .mapped(Self.place))
    #expect(map.unusedPatterns(for: ["trip.a", "trip.b.title"]).map(\.value.pattern) == ["old.*"])
  }

  /// A key, its comment, and what is inferred for which reason.
  static let cases: [(String, String?, String, String)] = [
    ("a", "Button title for saving", "fullWidthButton", "the comment says \"button\""),
    (
      "a", "Navigation title of the list", "navigationTitle",
      "the comment says \"navigation title\""
    ),
    ("a", "NavBar Title", "navigationTitle", "the comment says \"nav bar title\""),
    ("a", "Footnote below the button", "bodyParagraph", "the comment says \"footnote\""),
    ("a", "Placeholder of the name field", "textField", "the comment says \"placeholder\""),
    ("a", "Cell subtitle", "listRow", "the comment says \"subtitle\""),
    ("save_button", nil, "fullWidthButton", "the key says \"button\""),
    ("trip.saveButton.title", "Saves", "fullWidthButton", "the key says \"button\""),
    ("SettingsScreenTitle", nil, "navigationTitle", "the key says \"screen title\""),
    ("Press the button", nil, "listRow", "nothing says where it is shown"),
    ("buttons", nil, "listRow", "nothing says where it is shown"),
    ("", nil, "listRow", "nothing says where it is shown"),
    (
      "x.normalTitle", "Class = \"UIButton\"; normalTitle = \"Footer\"; ObjectID = \"x\";",
      "fullWidthButton", "the comment names the class UIButton"
    ),
    (
      "x.title", "Class = \"UINavigationItem\"; title = \"A\";", "navigationTitle",
      "the comment names the class UINavigationItem"
    ),
    (
      "x.title", "Class = \"UITabBarItem\"; title = \"A\";", "tabItem",
      "the comment names the class UITabBarItem"
    ),
    (
      "x.placeholder", "Class = \"UISearchBar\"; placeholder = \"A\";", "searchField",
      "the comment names the class UISearchBar"
    ),
    ("x.text", "Class = \"UILabel\"; text = \"A\";", "listRow", "nothing says where it is shown"),
  ]

  @Test(arguments: cases) func infers(
    _ key: String, _ comment: String?, _ component: String, _ reason: String
  ) throws {
    let found = try ComponentMap().assignment(of: string(key, comment: comment))
    #expect(found.setting.component.name == component)
    #expect(found.origin == .inferred(reason))
  }

  @Test func takesLongTextForAParagraph() throws {
    let long = try ComponentMap().assignment(
      of: string("a", text: String(repeating: "word ", count: 30)))
    #expect(long.setting.component.name == "bodyParagraph")
    #expect(
      try ComponentMap().assignment(of: string("a", text: "a\nb")).setting.component.name
        == "bodyParagraph")
  }

  private func string(_ key: String, comment: String? = nil, text: String = "x") -> LocalizedString
  {
    LocalizedString(
      key: key, language: "en", table: "L", comment: comment,
      variants: [StringVariant(text, at: Self.place)], at: Self.place)
  }
}

extension ComponentMap {
  /// The one place of a string.
  fileprivate func assignment(of string: LocalizedString) throws -> ComponentAssignment {
    guard case .shown(let places) = placing(of: string) else { throw NotShown() }
    return try #require(places.first)
  }

  private struct NotShown: Error {}
}
