import LegibleCore
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct NameRuleTests {
  /// Each row: names of number tokens on a line each, the case, and what is found.
  static let names: [([String], String, [String])] = [
    (["font-size", "line-height", "a", "100"], "consistent", []),
    (
      ["font-size", "line-height", "letterSpacing"], "consistent",
      ["4 letterSpacing is not written in kebab-case, unlike most names"]
    ),
    (
      ["fontSize", "lineHeight", "letter-spacing", "B"], "consistent",
      ["4 letter-spacing is not written in camelCase, unlike most names x2"]
    ),
    (["fontSize", "a", "2xl"], "kebab", ["2 fontSize is not written in kebab-case"]),
    (["font_size", "a1", "x"], "snake", []),
    (["FontSize", "2XL", "a"], "pascal", ["4 a is not written in PascalCase"]),
    (["Blue/500", "größe", "灰"], "kebab", ["2 Blue/500 is not written in kebab-case"]),
    (["größe", "Größe2"], "camel", ["3 Größe2 is not written in camelCase"]),
    (["a b"], "camel", ["2 a b is not written in camelCase"]),
  ]

  @Test(arguments: names) func naming(_ names: [String], _ style: String, _ expected: [String]) {
    let words = names + (style == "consistent" ? (1...10).map(String.init) : [])
    let tokens = words.map { #""\#($0)": { "$type": "number", "$value": 1 }"# }
    let text = "{\n" + tokens.joined(separator: ",\n") + "\n}"
    let settings = LintSettings(options: ["case": .choice(style)])
    #expect(lint("naming", text, settings) == expected)
  }

  /// What has neither letters nor digits cannot be written in any case.
  @Test func namingSuggestsNothingForSigns() {
    let text = #"{"~": {"$type": "number", "$value": 1}}"#
    let settings = LintSettings(options: ["case": .choice("kebab")])
    let check = TokenChecker(
      lint: LintConfiguration(rules: ["naming": settings]), reader: MemoryFiles(["t.json": text])
    ).check(["t.json"])
    let finding = check.findings.first { $0.rule == "naming" }
    #expect(finding?.message == "~ is not written in kebab-case")
    #expect(finding?.hint == nil)
  }

  @Test func namingSuggestsAnotherSpelling() {
    let text = #"{"XMLHttp_request": {"$type": "number", "$value": 1}}"#
    let hints = ["kebab": "xmlhttp-request", "camel": "xmlhttpRequest", "pascal": "XmlhttpRequest"]
    for (style, spelling) in hints {
      let check = TokenChecker(
        lint: LintConfiguration(
          rules: ["naming": LintSettings(options: ["case": .choice(style)])]),
        reader: MemoryFiles(["t.json": text])
      ).check(["t.json"])
      #expect(check.findings.map(\.hint) == ["Write \(spelling)."])
    }
  }

  @Test func namingKnowsRoots() {
    let text = #"{"a": {"$root": {"$type": "number", "$value": 1}}}"#
    #expect(lint("naming", text, LintSettings(options: ["case": .choice("kebab")])) == [])
  }

  @Test func consistentNamesNeedAHabit() {
    #expect(lint("naming", #"{"fontSize": {}, "line-height": {}}"#, LintSettings()) == [])
  }

  @Test func collisionsAcrossFiles() {
    let files = [
      "a.json": #"{ "Blue": { "$type": "number", "$value": 1 } }"#,
      "b.json": #"{ "blue": { "$type": "number", "$value": 2 }, "Red": {}, "red": {} }"#,
      "t.resolver.json": #"""
      { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s",
        "sources": [{ "$ref": "a.json" }, { "$ref": "b.json" }] }] }
      """#,
    ]
    let check = TokenChecker(reader: MemoryFiles(files)).check(["t.resolver.json"])
    #expect(
      check.findings.map { "\($0.location.path) \($0.rule)" } == [
        "b.json case-collision", "b.json similar-names",
      ])
  }

  @Test func descriptions() {
    let text = """
      { "a": { "$type": "number", "$value": 1, "$description": "d" },
        "b": { "$type": "number", "$value": 1 },
        "c": { "$type": "number", "$value": 1 } }
      """
    #expect(lint("missing-description", text) == ["2 b has no $description x2"])
    let settings = LintSettings(
      level: .severity(.note), options: ["tokens": .patterns([Glob(key: "c*")])])
    #expect(lint("missing-description", text, settings) == ["3 c has no $description"])
    #expect(lint("missing-description", text, LintSettings()) == [])
  }
}
