import LegibleColor
import LegibleCore
import LegibleDialects
import LegibleJSON
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Colours that Tokens Studio and others change beside their value.
///
/// The formulas are those of sd-transforms 2: in sRGB 0.2 of #2255cc to black is
/// (34, 85, 204) * 0.8 = (27.2, 68, 163.2).
@Suite struct ColorModifierTests {
  static let givens = ##"""
    "brand": { "type": "color", "value": "#2255cc" }, "half": { "type": "number", "value": "0.5" },
    "alias": { "type": "color", "value": "{brand}" },
    "dark": { "type": "color", "value": "{brand}", "$extensions": { "studio.tokens": {
      "modify": { "type": "darken", "value": "0.2", "space": "srgb" } } } }
    """##

  static let changes: [(value: String, modify: String, result: String)] = [
    ("{brand}", #""type": "darken", "value": "0.2", "space": "srgb""#, "#1b44a3"),
    ("{brand}", #""type": "lighten", "value": 0.2, "space": "srgb""#, "#4e77d6"),
    ("{alias}", #""type": "darken", "value": "20%", "space": "srgb""#, "#1b44a3"),
    ("#2255cc", #""type": "darken", "value": "1", "space": "lch""#, "#000000"),
    ("{brand}", #""type": "darken", "value": "{half} * 0.4", "space": "srgb""#, "#1b44a3"),
    // hsl(222 71.4% 46.7%): the lightness becomes 28, or goes half of the way
    // to 100.
    ("{brand}", #""type": "darken", "value": "{half} * 0.8", "space": "hsl""#, "#14337a"),
    ("{brand}", #""type": "lighten", "value": "{half}", "space": "hsl""#, "#8aa8ec"),
    (
      "{brand}", ##""type": "mix", "value": "{half}", "space": "srgb", "color": "#ffffff""##,
      "#91aae6"
    ),
    // What is referred to is changed before: (27.2 + 34) / 2 and so on.
    (
      "{dark}", #""type": "mix", "value": "0.5", "space": "srgb", "color": "{brand}""#, "#1f4db8"
    ),
    ("{dark}", #""type": "darken", "value": "0.5", "space": "srgb""#, "#0e2252"),
    // display-p3 0.2 0.7 0.4 comes to hsl(153.7 100% 29.3%) in sRGB: chroma shrinks, lightness stays.
    (
      "color(display-p3 0.2 0.7 0.4)",
      #""type": "lighten", "value": "0.3", "space": "hsl""#, "#18ff93"
    ),
    (
      "color(display-p3 0.2 0.7 0.4)", #""type": "darken", "value": "0.5", "space": "srgb""#,
      "#005a30"
    ),
    ("{brand}", #""type": "alpha", "value": "0.25", "space": "srgb""#, "#2255cc40"),
    ("rgba({dark}, 0.5)", #""type": "darken", "value": "0", "space": "srgb""#, "#1b44a380"),
  ]

  @Test(arguments: changes)
  func computes(value: String, modify: String, result: String) throws {
    let (migration, store) = try Self.migrated(value, modify)
    guard case .color(let color) = try store.token("t").value else {
      Issue.record("not a color")
      return
    }
    #expect(RGBA8(color.color).hex == result)
    let isWide = value.hasPrefix("color(display-p3")
    #expect(migration.findings.map(\.rule) == (isWide ? ["assumed"] : []))
    // Nothing may apply the change once more.
    #expect(try store.token("t").extensions?["studio.tokens"] == nil)
  }

  /// In LCH the chroma shrinks by the same part: #2255cc is lch(39.0 68.0 287), half of the way to
  /// white is lch(69.5 34.0 287).
  @Test func lightensInLCH() throws {
    let store = try Self.migrated(
      "#2255cc", #""type": "lighten", "value": "0.5", "space": "lch""#
    ).1
    guard case .color(let value) = try store.token("t").value else { return }
    let base = Color(red: 0x22, green: 0x55, blue: 0xcc).converted(to: .lch).components
    let color = value.color
    #expect(color.space == .lch)
    #expect(abs(color.components.x - (base.x + 100) / 2) < 1e-4)
    #expect(abs(color.components.y - base.y / 2) < 1e-4)
    #expect(abs(color.components.z - base.z) < 1e-4)
  }

  static let refusals: [(value: String, modify: String, reason: String)] = [
    ("{brand}", #""type": "saturate", "value": "0.2", "space": "srgb""#, "saturate is not"),
    ("{brand}", #""type": "darken", "value": "0.2", "space": "oklch""#, "oklch is not a space"),
    ("{brand}", #""type": "darken", "value": "0.2""#, "without a space"),
    ("{brand}", #""type": "darken", "value": "20", "space": "srgb""#, "20, is not between"),
    ("{brand}", #""type": "darken", "value": "-0.1", "space": "srgb""#, "is not between"),
    ("{brand}", #""type": "darken", "value": "{gone}", "space": "srgb""#, "not a number"),
    ("{brand}", #""type": "darken", "space": "srgb""#, "without a value"),
    ("{brand}", #""type": "mix", "value": "0.2", "space": "srgb""#, "without a color"),
    (
      "{brand}", #""type": "mix", "value": "0.2", "space": "srgb", "color": "{gone}""#,
      "gone, which is not there"
    ),
    ("{t}", #""type": "darken", "value": "0.2", "space": "srgb""#, "in a circle"),
  ]

  @Test(arguments: refusals)
  func leavesOut(value: String, modify: String, reason: String) throws {
    let (migration, store) = try Self.migrated(value, modify)
    #expect(store["t"] == nil)
    #expect(store["brand"] != nil)
    #expect(migration.findings.map(\.rule) == ["not-carried-over"])
    #expect(migration.findings.first?.message.contains(reason) == true)
  }

  /// An opacity beside the value, and changes that only somebody's own build knows.
  @Test(
    arguments: [
      (##""value": "#2255cc", "alpha": 0.5"##, "#2255cc80"),
      (#""value": "{a}", "alpha": "25%""#, "#ff000040"),
      (#""value": "{a}", "opacity": 1"#, "#ff0000"),
      (##""value": "#ff000080", "alpha": 0.5"##, nil),
      (#""value": "{a}", "modify": [{ "type": "lighten" }]"#, nil),
    ] as [(String, String?)])
  func readsMembersBesideTheValue(_ members: String, _ result: String?) throws {
    let text =
      ##"{ "a": { "type": "color", "value": "#ff0000" }, "t": { "type": "color", \##(members) } }"##
    let store = try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": text]))
      .resolve()
    #expect(store["t"]?.value.description == result)
  }

  /// References to numbers inside of a colour of CSS.
  @Test(arguments: [
    ("hsla({h}, 100%, 50%, 0.5)", "#00ff0080"), ("rgb({n}, 0, {n})", "#0c000c"),
    ("rgba({c}, {half})", "#ff000080"),
  ])
  func readsNumbersInColors(_ value: String, _ result: String) throws {
    let text = ##"""
      { "core": { "h": { "type": "number", "value": 120 }, "n": { "type": "number", "value": "4 * 3" },
        "half": { "type": "opacity", "value": "50%" }, "c": { "type": "color", "value": "#ff0000" },
        "t": { "type": "color", "value": "\##(value)" } }, "$themes": [] }
      """##
    let store = try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": text]))
      .resolve()
    #expect(try store.token("t").value.description == result)
  }

  /// A file in the syntax of DTCG is read as Tokens Studio when there are modifiers in it.
  @Test func knowsModifiersInAnySyntax() throws {
    let text = ##"""
      { "a": { "$type": "color", "$value": "#ff0000", "$extensions": { "studio.tokens": {
        "modify": { "type": "darken", "value": "0.5", "space": "srgb" } } } } }
      """##
    let store = try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(["t.json": text]))
      .resolve()
    #expect(try store.token("a").value.description == "#800000")
  }

  private static func migrated(
    _ value: String, _ modify: String
  ) throws -> (TokenMigration, TokenStore) {
    let project = """
      { "core": { \(givens), "t": { "type": "color", "value": "\(value)", "$extensions": {
        "studio.tokens": { "modify": { \(modify) } } } } }, "$themes": [] }
      """
    let migration = try TokenMigration(of: "t.json", reader: MemoryFiles(["t.json": project]))
    let files = MemoryFiles(
      Dictionary(uniqueKeysWithValues: migration.files.map { ($0.name, $0.bytes) }))
    return (
      migration, try TokenResolver(contentsOf: migration.files[0].name, reader: files).resolve()
    )
  }

  /// Braces that hold no path stand for nothing; the colour cannot be read, and nothing runs without end.
  @Test(arguments: [
    "{}", "{}}}", "{}a.b}", "{ }", "{{}}", "{{a}", "rgb({}, 0, 0)", "rgba({}, 0.5)",
  ])
  func bracesWithoutAPath(text: String) {
    let files = [
      ##"{"global": {"a": {"value": "\##(text)", "type": "color"}}}"##,
      ##"{"a": {"value": "\##(text)", "type": "color"}}"##,
      ##"{"a": {"$type": "color", "$value": "\##(text)"}}"##,
    ]
    for file in files {
      let reader = MemoryFiles(["t.json": file])
      let check = TokenChecker(lint: .off, reader: reader).check(["t.json"])
      #expect(check.findings.contains { $0.severity > .note })
      let migration = try? TokenMigration(of: "t.json", reader: reader)
      #expect(migration?.tokenCount ?? 0 == 0)
    }
  }
}
