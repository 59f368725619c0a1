import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import Testing

/// Values for dark that are missing or no better than those for light, in shapes that design systems have.
struct AppearanceVariantRuleTests {
  @Test func noteWhatHasNoValueForDark() async throws {
    // A filled button whose accent gets lighter in dark, as on iOS, while its label stays white.
    let sample = ColorSample(
      light: [("color.accent", "#0040dd"), ("color.onAccent", "#ffffff")],
      dark: [("color.accent", "#0a70ee")])
    #expect(
      try await sample.messages("appearance-variant") == [
        "note: without a value for dark, a colour costs contrast there: color.onAccent on "
          + "color.accent (7.56:1 in light, 4.60:1 in dark, color.onAccent stays)"
      ])
  }

  @Test func noteWhatIsWorseThanTheValueForLight() async throws {
    // The text is dimmed for dark further than the card behind it asks for.
    let sample = ColorSample(
      light: [("text.primary", "#e8e8e8"), ("background.card", "#3a3a3c")],
      dark: [("text.primary", "#c0c0c0"), ("background.card", "#48484a")])
    #expect(
      try await sample.messages("appearance-variant") == [
        "note: the value for dark gives less contrast than the one for light would: text.primary "
          + "on background.card (5.01:1, 7.44:1 with the light text.primary)"
      ])
  }

  @Test(arguments: [
    // Both change, and each of them for the better.
    (["#1b1b1b", "#ffffff"], ["#9a9a9a", "#1c1c1e"]),
    // Nothing changes: dark is no appearance of this app.
    (["#666666", "#ffffff"], []),
    // There is nothing to gain above 7:1.
    (["#ffffff", "#00007a"], ["#ffffff", "#1a1a8c"]),
    // What falls short is the matter of the rule contrast.
    (["#ffffff", "#0040dd"], ["#ffffff", "#8fb4ff"]),
  ])
  func leavesOthersAlone(_ light: [String], _ dark: [String]) async throws {
    let names = ["color.onAccent", "color.accent"]
    let sample = ColorSample(
      light: Array(zip(names, light)).map { (path: $0, value: $1) },
      dark: Array(zip(names, dark)).map { (path: $0, value: $1) })
    #expect(try await sample.messages("appearance-variant").isEmpty)
  }

  @Test func gathersAllPairsInOneNote() async throws {
    let names = ["blue", "green", "red", "teal", "pink", "mint", "grey"]
    let sample = ColorSample(
      light: names.flatMap { [("color.\($0)", "#0040dd"), ("color.on-\($0)", "#ffffff")] },
      dark: names.map { ("color.\($0)", "#0a70ee") })
    let messages = try await sample.messages("appearance-variant")
    #expect(messages.count == 1)
    #expect(messages.first?.hasSuffix("; and 2 more") == true)
  }
}
