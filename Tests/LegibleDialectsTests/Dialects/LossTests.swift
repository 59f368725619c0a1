import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Tokens of other tools that cannot be carried over in one context only: no other value shows there.
@Suite struct LossTests {
  /// Files, and the tokens besides `ok` that are carried over.
  struct Case: Sendable {
    var files: [String: String]
    var path = "d"
    var sound: Set<String> = []
  }

  private static func bg(_ value: String, _ more: String = "") -> String {
    """
    { "bg": { "type": "color", "value": "\(value)" },
      "ok": { "type": "color", "value": "#777777" }\(more) }
    """
  }

  private static let follower = ##", "text": { "type": "color", "value": "{bg}" }"##

  /// Tokens Studio with the themes light, of `base`, and dark, of `base` and `dark`.
  private static func studio(_ base: String, _ dark: String) -> String {
    """
    { "base": \(base), "dark": \(dark),
      "$themes": [
        { "id": "1", "name": "light", "group": "mode", "selectedTokenSets": { "base": "enabled" } },
        { "id": "2", "name": "dark", "group": "mode",
          "selectedTokenSets": { "base": "enabled", "dark": "enabled" } }
      ],
      "$metadata": { "tokenSetOrder": ["base", "dark"] } }
    """
  }

  /// Figma variables with a value of `bg` in Light and in Dark.
  private static func figma(_ light: String, _ dark: String) -> String {
    """
    { "meta": {
      "variableCollections": { "c": { "name": "C", "defaultModeId": "1", "modes": [
        { "modeId": "1", "name": "Light" }, { "modeId": "2", "name": "Dark" }] } },
      "variables": {
        "v": { "id": "v", "name": "bg", "variableCollectionId": "c", "resolvedType": "COLOR",
          "valuesByMode": { "1": \(light), "2": \(dark) } },
        "w": { "id": "w", "name": "ok", "variableCollectionId": "c", "resolvedType": "COLOR",
          "valuesByMode": { "1": \(grey), "2": \(grey) } } } } }
    """
  }

  private static let grey = #"{ "r": 0.5, "g": 0.5, "b": 0.5, "a": 1 }"#

  private static func colorSet(_ dark: String) -> String {
    """
    { "colors": [
      { "idiom": "universal", "color": { "color-space": "srgb", "components":
        { "red": "0.1", "green": "0.1", "blue": "0.1", "alpha": "1.0" } } },
      { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
        "color": { "color-space": "srgb", "components":
          { "red": "\(dark)", "green": "0.9", "blue": "0.9", "alpha": "1.0" } } }] }
    """
  }

  static let cases: [Case] = [
    Case(files: ["d/a.json": bg("#111111"), "d/a.dark.json": bg("murk")]),
    Case(files: ["d/a.json": bg("murk"), "d/a.dark.json": bg("#111111")]),
    Case(files: ["d/a.light.json": bg("#111111"), "d/a.dark.json": bg("murk")]),
    // What refers to it has no value either; in which file that stands does not matter.
    Case(files: ["d/a.json": bg("#111111", follower), "d/a.dark.json": bg("murk")]),
    Case(files: ["d/a.json": bg("#111111", follower), "d/a.dark.json": bg("murk", follower)]),
    // What no context shows is no loss.
    Case(
      files: [
        "d/a.json": bg("murk"), "d/a.light.json": bg("#111111"), "d/a.dark.json": bg("#222222"),
      ],
      sound: ["bg"]),
    Case(files: ["d": studio(bg("#111111"), bg("murk"))]),
    Case(
      files: [
        "d": studio(
          bg(
            "#111111",
            ##", "n": { "type": "number", "value": "2" }, "m": { "type": "number", "value": "{n} * 2" }"##
          ),
          bg("#222222", #", "n": { "type": "number", "value": "two" }"#))
      ], sound: ["bg"]),
    Case(files: ["d": studio(bg("#111111"), bg("#222222"))], sound: ["bg"]),
    Case(files: ["d": figma(grey, #"{ "type": "VARIABLE_ALIAS", "id": "elsewhere" }"#)]),
    Case(files: ["d": figma(#"{ "type": "VARIABLE_ALIAS", "id": "elsewhere" }"#, grey)]),
    Case(files: ["d": figma(grey, grey)], sound: ["bg"]),
    Case(
      files: [
        "A.xcassets/bg.colorset/Contents.json": colorSet("red"),
        "A.xcassets/ok.colorset/Contents.json": colorSet("0.9"),
      ], path: "A.xcassets"),
  ]

  @Test(arguments: cases)
  func leavesOutOfEveryContext(_ test: Case) throws {
    let reader = MemoryFiles(test.files)
    let migration = try TokenMigration(of: test.path, reader: reader)
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let before = try TokenResolver(contentsOf: test.path, reader: reader)
    let after = try TokenResolver(contentsOf: migration.files[0].name, reader: files)
    #expect(before.modifiers.count == 1)
    for resolver in [before, after] {
      for context in resolver.modifiers[0].contexts {
        let tokens = try resolver.resolve([resolver.modifiers[0].name: context]).tokens
        let own = tokens.map(\.path).filter { !$0.hasPrefix("ios.") }
        #expect(Set(own) == test.sound.union(["ok"]), "\(context)")
      }
    }
    let check = TokenChecker(lint: .off, reader: files).check([migration.files[0].name])
    #expect(check.errors == 0)
    if test.sound.isEmpty {
      let rules: Set<Rule.ID> = ["not-carried-over", "invalid-in-dialect"]
      #expect(migration.findings.contains { rules.contains($0.rule) && $0.severity > .note })
    }
  }

  @Test func saysWhichValueIsLeftOut() throws {
    let files = ["d/a.json": Self.bg("#111111"), "d/a.dark.json": Self.bg("murk")]
    let findings = try TokenMigration(of: "d", reader: MemoryFiles(files)).findings
    #expect(findings.map(\.rule) == ["invalid-in-dialect", "not-carried-over"])
    #expect(findings[1].location.path == "d/a.json" && findings[1].subject == "bg")
    #expect(
      findings[1].message
        == "the token could not be carried over in some context and is left out of all")
  }

  /// A resolver of values as DTCG wrote them before 2025.10 stays as it is.
  @Test func leavesOutOfTheFilesOfAResolver() throws {
    let files = [
      "r.resolver.json": resolver(
        base: #"{ "$ref": "light.json" }"#, b: #"{ "$ref": "dark.json" }"#),
      "light.json": ##"{ "bg": { "$type": "color", "$value": "#111111" } }"##,
      "dark.json": #"{ "bg": { "$type": "color", "$value": "murk" } }"#,
    ]
    let migration = try TokenMigration(of: "r.resolver.json", reader: MemoryFiles(files))
    #expect(migration.tokenCount == 0 && migration.lostCount == 1)
    let result = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    let after = try TokenResolver(contentsOf: "r.resolver.json", reader: result)
    for context in ["a", "b"] { #expect(try after.resolve(["m": context]).tokens.isEmpty) }
  }
}
