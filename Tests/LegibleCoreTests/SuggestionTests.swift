import LegibleCore
import LegibleTestSupport
import Testing

/// What is suggested, in words that name no tool, and beside the hint of a finding.
@Suite struct SuggestionTests {
  static let rows: [(Suggestion, String)] = [
    (.listDevices, "Look through the list of devices."),
    (.listTokens(type: "color"), "Look through the tokens of the type color."),
    (.readSources, "Read the app's sources anew."),
    (.migrate(path: "a.json", .plain), "Migrate a.json to DTCG 2025.10."),
    (.migrate(path: nil, .plain), "Migrate the files together to DTCG 2025.10."),
    (
      .migrate(path: "a.json", .modifier("mode", contexts: ["day", "night"])),
      "Migrate a.json with day, night as contexts of a modifier mode."
    ),
    (.migrate(path: "a.json", .unit("px")), "Migrate a.json with px as the unit."),
    (.chooseContexts(of: ["brand", "density"]), "Choose one context of each of brand, density."),
    (.search(), "Look for a colour near #777 that reaches 4.5:1 on #fff."),
    (
      .search {
        $0.ratio = 7
        $0.isWorstPlace = true
      }, "Look for a colour near #777 that reaches 7:1 on #fff, the worst place of the gradient."
    ),
    (
      .search {
        $0.ratio = 3
        $0.isFocus = true
      }, "Look for a colour near #777 that reaches 3:1 on #fff as an indicator of focus."
    ),
  ]

  @Test(arguments: rows) func namesNoTool(_ suggestion: Suggestion, _ text: String) {
    #expect(suggestion.description == text)
  }

  @Test(
    arguments: [
      (nil, nil, nil), ("Do it.", nil, "Do it."), (nil, .listDevices, "Devices!"),
      ("Do it.", .listDevices, "Do it. Devices!"),
    ] as [(String?, Suggestion?, String?)])
  func followsTheHint(_ hint: String?, _ suggestion: Suggestion?, _ advice: String?) {
    let finding = Finding(
      rule: .file, message: "", hint: hint, suggestion: suggestion, at: .unspecified)
    #expect(finding.advice { _ in "Devices!" } == advice)
    let advised = finding.advised { _ in "Devices!" }
    #expect(advised.hint == advice && advised.suggestion == nil)
  }
}
