import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// What people report of other token tools, each by its number there: what `check` says, what resolves,
/// and what `migrate` keeps.
@Suite struct TokenComplaintTests {
  /// Files, the first one to open; what is found in them as `line rule`; values of tokens, by context.
  struct Complaint: Sendable, CustomTestStringConvertible {
    var number: String
    var files: [(name: String, text: String)]
    var findings: [String] = []
    var values: [(context: TokenContext, token: String, value: String)] = []

    init(
      _ number: String, _ text: String, _ findings: [String] = [],
      values: [(String, String)] = []
    ) {
      self.number = number
      files = [("t.json", text)]
      self.findings = findings
      self.values = values.map { (context: [:], token: $0.0, value: $0.1) }
    }

    init(
      _ number: String, files: [(String, String)], _ findings: [String] = [],
      values: [(TokenContext, String, String)] = []
    ) {
      self.number = number
      self.files = files.map { (name: $0.0, text: $0.1) }
      self.findings = findings
      self.values = values.map { (context: $0.0, token: $0.1, value: $0.2) }
    }

    var testDescription: String { number }

    var reader: MemoryFiles {
      MemoryFiles(Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) }))
    }
  }

  private static let style = """
    "$type": "typography", "$value": { "fontFamily": "Inter", "fontWeight": 400,
      "fontSize": { "value": 17, "unit": "px" }, "letterSpacing": { "value": 0, "unit": "px" },
      "lineHeight": 1.5 }
    """

  private static func set(_ sources: String...) -> String {
    """
    { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [
    \(sources.joined(separator: ",\n"))] }] }
    """
  }

  private static let modes = """
    { "version": "2025.10",
      "modifiers": {
        "brand": { "default": "x", "contexts": {
          "x": [{ "c": { "$type": "number", "$value": 1 } }],
          "y": [{ "c": { "$type": "number", "$value": 2 } }] } },
        "theme": { "default": "l", "contexts": {
          "l": [], "d": [{ "c": { "$type": "number", "$value": 3 } }] } } },
      "resolutionOrder": [
        { "type": "set", "name": "s", "sources": [{ "a": { "$value": "{c}" } }] },
        { "$ref": "#/modifiers/brand" }, { "$ref": "#/modifiers/theme" }] }
    """

  static let reading: [Complaint] = [
    // Colours of 2025.10 are read, whatever the space.
    Complaint(
      "penpot #9305, style-dictionary #1507",
      """
      { "a": { "$type": "color",
          "$value": { "colorSpace": "oklch", "components": [0.6, 0.1, 20], "alpha": 0.5 } } }
      """, values: [("a", "oklch(0.6 0.1 20 / 0.5)")]),
    // Units beyond px and rem have a clear message.
    Complaint(
      "community-group #245, #368, #390",
      """
      { "a": { "$type": "dimension", "$value": { "value": 50, "unit": "%" } },
        "b": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } },
        "c": { "$type": "dimension", "$value": { "value": 1, "unit": "vh" } } }
      """, ["1 invalid-value", "2 invalid-value", "3 invalid-value"]),
    // Overriding a token in a later file is what later files are for.
    Complaint(
      "style-dictionary #239, #411, #1480",
      set(
        #"{ "a": { "$type": "number", "$value": 1, "$description": "One." } }"#,
        #"{ "a": { "$type": "number", "$value": 2 } }"#), values: [("a", "2")]),
    // A path that is a token in one file and a group in another loses nothing in silence.
    Complaint(
      "style-dictionary #1290, #1595",
      set(
        #"{ "a": { "b": { "$type": "number", "$value": 1 } } }"#,
        #"{ "a": { "$type": "number", "$value": 2 }, "c": { "$value": "{a}" } }"#),
      ["3 token-and-group"]),
    // Names that collapse on other platforms.
    Complaint(
      "community-group #59",
      """
      { "g": { "$type": "number", "Blue": { "$value": 1 },
        "blue": { "$value": 2 } } }
      """, ["2 similar-names"]),
    // An override replaces a token whole: its type comes from a group then, or is missing.
    Complaint(
      "style-dictionary #1425",
      set(
        #"{ "a": { "$type": "number", "$value": 1 } }"#, #"{ "a": { "$value": 2 } }"#),
      ["1 dialect", "3 missing-type"]),
    Complaint(
      "community-group #381",
      """
      { "version": "2025.10", "modifiers": {
          "m": { "contexts": { "a": [],
            "b": [{ "$ref": "#/modifiers/n" }] } },
          "n": { "contexts": { "a": [], "b": [] } } },
        "resolutionOrder": [{ "$ref": "#/modifiers/m" }] }
      """, ["3 resolver-reference"]),
    // Two modifiers are a matrix, and an alias takes the value of the context that is asked for.
    Complaint(
      "community-group #210, terrazzo PR #719", files: [("t.resolver.json", modes)],
      values: [
        ([:], "a", "1"), (["brand": "y"], "a", "2"), (["theme": "d"], "a", "3"),
        (["brand": "y", "theme": "d"], "a", "3"),
      ]),
    Complaint(
      "terrazzo PR #817",
      set(
        #"{ "c": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }, "a": { "$value": "{c}" } }"#,
        #"{ "a": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } } }"#),
      values: [("a", "2px")]),
    Complaint(
      "terrazzo PR #764",
      "{ \"a\": { \(style) }, \"b\": { \"$value\": \"{a}\" } }",
      values: [("b", "400 17px/1.5 Inter")]),
    // No crash without a place.
    Complaint(
      "style-dictionary #1102",
      """
      { "a": {
          "$type": 1, "$value": 1 },
        "b": { "$type": "fontFamily",
          "$value": [2] } }
      """, ["1 dialect", "2 property-type", "4 invalid-value"]),
    // Every broken reference is listed, each at its own place.
    Complaint(
      "style-dictionary #63, #1288, PR #1240",
      """
      { "a": { "$value": "{x}" },
        "b": { "$value": "{y}" },
        "c": { "$type": "border", "$value": { "style": "solid",
            "width": "{z}",
            "color": "{b}" } } }
      """,
      ["1 unknown-reference", "2 unknown-reference", "4 unknown-reference"]),
    // Numbers stay numbers.
    Complaint(
      "figma-plugin #2742",
      #"{ "a": { "$type": "number", "$value": 1e-3 }, "b": { "$type": "number", "$value": "1" } }"#,
      ["1 dialect", "1 invalid-value"], values: [("a", "0.001")]),
  ]

  @Test(arguments: reading)
  func checks(_ complaint: Complaint) throws {
    let name = complaint.files[0].name
    let check = TokenChecker(lint: .off, reader: complaint.reader).check([name])
    #expect(check.findings.map(brief) == complaint.findings)
    for (context, token, value) in complaint.values {
      let store = try TokenResolver(contentsOf: name, reader: complaint.reader).resolve(context)
      #expect(try store.token(token).value.description == value)
    }
  }

  /// What comes out of a migration in the default context or another, and what is said of the rest.
  static let migrating: [Complaint] = [
    Complaint(
      "sd-transforms #13, #89, #168",
      """
      { "$themes": [], "core": { "s": { "value": "4", "type": "spacing" },
        "d": {
          "value": "{s} * 2", "type": "spacing" },
        "m": {
          "value": "4px 8px", "type": "spacing" } } }
      """, ["1 assumed", "5 not-carried-over"], values: [("d", "8px")]),
    Complaint(
      "sd-transforms #348",
      """
      { "$themes": [],
        "core": { "c": { "value": "#ff0000", "type": "color", "$extensions": { "studio.tokens":
        { "modify": { "type": "mix", "color": "#000", "value": "{a}" } } } } } }
      """, ["3 not-carried-over"]),
    Complaint(
      "tokens-bruecke #79, #91",
      """
      { "c": { "$type": "color", "$value": "#ff0000" },
        "f": { "$type": "color", "$value": "rgba({c}, 0.5)" } }
      """, values: [("f", "#ff000080")]),
    Complaint(
      "figma-plugin #3352",
      #"{ "c": { "$type": "color", "$value": "rgb(12.4% 50% 50%)" } }"#,
      values: [("c", "#208080")]),
    Complaint(
      "figma-export #217",
      files: [
        ("f/Theme.Dark.tokens.json", ##"{ "c": { "$type": "color", "$value": "#000000" } }"##),
        ("f/Theme.Light.tokens.json", ##"{ "c": { "$type": "color", "$value": "#ffffff" } }"##),
      ], ["1 assumed"],
      values: [(["Theme": "Light"], "c", "#ffffff"), (["Theme": "Dark"], "c", "#000000")]),
    Complaint(
      "figma-export #151, SwiftGen PR #413",
      files: [
        (
          "A.xcassets/C.colorset/Contents.json",
          """
          { "colors": [
            { "idiom": "universal", "color": { "color-space": "srgb", "components": {
              "red": "0xFF", "green": "0x00", "blue": "0x00", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" }],
              "color": { "color-space": "display-p3", "components": {
              "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "contrast", "value": "high" }],
              "color": { "color-space": "srgb", "components": {
              "red": "0x80", "green": "0x00", "blue": "0x00", "alpha": "1.000" } } },
            { "idiom": "universal", "appearances": [{ "appearance": "luminosity", "value": "dark" },
                { "appearance": "contrast", "value": "high" }],
              "color": { "color-space": "srgb", "components": {
              "red": "0xFF", "green": "0x80", "blue": "0x80", "alpha": "1.000" } } }] }
          """
        )
      ],
      values: [
        ([:], "C", "#ff0000"), (["appearance": "dark"], "C", "color(display-p3 1 0 0)"),
        (["contrast": "increased"], "C", "#800000"),
        (["appearance": "dark", "contrast": "increased"], "C", "#ff8080"),
      ]),
    // What the component 1 without a full stop means is said; an opacity is a fraction.
    Complaint(
      "terrazzo #768",
      files: [
        (
          "A.xcassets/C.colorset/Contents.json",
          """
          { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
            "red": "0xFF", "green": "1", "blue": "0x00", "alpha": "1" } } }] }
          """
        ),
        (
          "A.xcassets/D.colorset/Contents.json",
          """
          { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
            "red": 1, "green": 0, "blue": 0.5, "alpha": 1 } } }] }
          """
        ),
        (
          "A.xcassets/E.colorset/Contents.json",
          """
          { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
            "red": "255", "green": "0", "blue": "0", "alpha": "128" } } }] }
          """
        ),
        (
          "A.xcassets/F.colorset/Contents.json",
          """
          { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": {
            "red": "1.000", "green": "0", "blue": "0", "alpha": "0" } } }] }
          """
        ),
      ], ["2 assumed", "2 assumed"],
      values: [
        ([:], "C", "#ff0100"), ([:], "D", "#ff0080"), ([:], "E", "#ff000080"),
        ([:], "F", "#ff000000"),
      ]),
  ]

  @Test(arguments: migrating)
  func migrates(_ complaint: Complaint) throws {
    let first = complaint.files[0].name
    let start = first.split(separator: "/").dropLast().first.map(String.init) ?? first
    let migration = try TokenMigration(of: start, reader: complaint.reader)
    #expect(migration.findings.map(brief) == complaint.findings)
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    for (context, token, value) in complaint.values {
      let store = try TokenResolver(contentsOf: migration.files[0].name, reader: files)
        .resolve(context)
      #expect(try store.token(token).value.description == value)
    }
  }

  /// penpot #9307: data of other tools stays.
  @Test func keepsExtensions() throws {
    let text = ##"""
      { "c": { "$type": "color", "$value": "#f00",
        "$extensions": { "com.example": { "deep": [1.50, { "a": null }] } } } }
      """##
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": text]))
    let written = String(decoding: migration.files[0].bytes, as: UTF8.self)
    #expect(written.contains(#""com.example": { "deep": [1.50, { "a": null }] }"#))
  }

  /// style-dictionary #777: tokens come in the order of their file, references or not.
  @Test func keepsTheOrder() throws {
    let names = ["z", "a", "m", "b"]
    let tokens = names.map { #""\#($0)": { "$value": "{base}" }"# }.joined(separator: ", ")
    let store = try store(#"{ \#(tokens), "base": { "$type": "number", "$value": 1 } }"#)
    #expect(own(store).map(\.path) == names + ["base"])
  }

  /// terrazzo #759: modifiers that multiply beyond measure are checked one by one, and said to be.
  @Test func survivesPermutations() {
    let modifiers = (0..<40).map { number in
      """
      "m\(number)": { "default": "a", "contexts": {
        "a": [{ "t\(number)": { "$type": "number", "$value": 1 } }],
        "b": [{ "t\(number)": { "$type": "number", "$value": "1" } }] } }
      """
    }
    let order = (0..<40).map { ##"{ "$ref": "#/modifiers/m\##($0)" }"## }
    let text = """
      { "version": "2025.10", "modifiers": { \(modifiers.joined(separator: ",\n")) },
        "resolutionOrder": [\(order.joined(separator: ", "))] }
      """
    let files = MemoryFiles(["t.resolver.json": text])
    let check = TokenChecker(lint: .off, reader: files).check(["t.resolver.json"])
    #expect(check.contexts == 41)
    #expect(check.findings.map(brief) == ["1 permutations", "1 dialect", "3 invalid-value x40"])
  }

  /// lukasoppermann/design-tokens #243: a multiplier is a leading in pt where a platform wants one.
  @Test func givesTheLeading() throws {
    let style = try store("{ \"a\": { \(Self.style) } }").textStyle("a")
    #expect(style.leading == 25.5)
  }
}
