import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// Colour sets of devices, with and without a colour for all of them.
@Suite struct AssetDeviceTests {
  /// A colour set whose entries are of some idioms, the first of them the darkest.
  static func set(_ idioms: String...) -> String {
    let entries = idioms.enumerated().map { number, idiom in
      #"{ "idiom": "\#(idiom)", "color": { "color-space": "srgb", "components": { "red": "\#(number + 16)","#
        + #" "green": "0", "blue": "0", "alpha": "1.000" } } }"#
    }
    return "{ \"colors\": [\(entries.joined(separator: ", "))] }"
  }

  /// The sets of a catalog, the contexts of its modifier, what Ink is in each, and how many sets are
  /// said to lack a universal colour.
  static let catalogs: [(sets: [String: String], contexts: [String], ink: [String], assumed: Int)] =
    [
      (["Ink": set("iphone", "ipad")], ["iphone", "ipad"], ["#100000", "#110000"], 1),
      (["Ink": set("ipad", "iphone")], ["iphone", "ipad"], ["#110000", "#100000"], 1),
      (["Ink": set("mac", "ipad")], ["ipad", "mac"], ["#110000", "#100000"], 1),
      (["Ink": set("ipad")], [], ["#100000"], 1),
      (
        ["Ink": set("iphone", "ipad"), "All": set("universal")], ["universal", "iphone", "ipad"],
        ["#100000", "#100000", "#110000"], 1
      ),
      (
        ["Ink": set("ipad"), "Pen": set("iphone", "watch")], ["ipad", "iphone", "watch"],
        ["#100000", "#100000", "#100000"], 2
      ),
      (["Ink": set("universal", "ipad")], ["universal", "ipad"], ["#100000", "#110000"], 0),
    ]

  @Test(arguments: catalogs)
  func chooses(
    _ sets: [String: String], _ contexts: [String], _ ink: [String], _ assumed: Int
  ) throws {
    let files = Dictionary(
      uniqueKeysWithValues: sets.map { ("A.xcassets/\($0).colorset/Contents.json", $1) })
    let reader = MemoryFiles(files)
    let resolver = try TokenResolver(contentsOf: "A.xcassets", reader: reader)
    #expect((resolver.modifiers.first { $0.name == "device" }?.contexts ?? []) == contexts)
    let inputs: [TokenContext] = contexts.isEmpty ? [[:]] : contexts.map { ["device": $0] }
    #expect(try inputs.map { try resolver.resolve($0)["Ink"]?.value.description } == ink)
    let check = TokenChecker(lint: .off, reader: reader).check(["A.xcassets"])
    #expect(check.findings.filter { $0.rule == "assumed" }.reduce(0) { $0 + $1.count } == assumed)
    #expect(check.errors == 0)
  }

  /// What a folder or file holds when there is nothing in it to read, and what is said.
  static let empty: [(files: [String: String], path: String, place: String, rule: String)] = [
    (
      ["C.xcassets/Ink.colorset/Contents.json": "{ \"colors\": [ "], "C.xcassets",
      "C.xcassets/Ink.colorset/Contents.json", "json-syntax"
    ),
    (["C.xcassets/Contents.json": "{}"], "C.xcassets", "C.xcassets", "file"),
    (
      ["f.json": #"{ "meta": { "variables": {}, "variableCollections": {} } }"#], "f.json",
      "f.json",
      "file"
    ),
  ]

  @Test(arguments: empty)
  func namesWhatIsMissing(
    _ files: [String: String], _ path: String, _ place: String, _ rule: String
  ) {
    let reader = MemoryFiles(files)
    let findings = TokenChecker(lint: .off, reader: reader).check([path]).findings
    #expect(findings.map(\.rule.rawValue) == [rule])
    #expect(findings.map(\.location.path) == [place])
    for open in [
      { _ = try TokenResolver(contentsOf: path, reader: reader) },
      { _ = try TokenMigration(of: path, reader: reader) },
    ] as [() throws -> Void] {
      let error = #expect(throws: LegibleError.self) { try open() }
      #expect(error?.findings.map(\.rule.rawValue) == [rule])
    }
  }
}
