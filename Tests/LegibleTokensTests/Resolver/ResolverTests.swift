import LegibleColor
import LegibleCore
import LegibleDialects
import LegibleLint
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Synchronization
import Testing

@Suite struct ResolverTests {
  static let resolver = """
    {"version": "2025.10", "name": "App",
     "sets": {"base": {"sources": [{"$ref": "base.json"}, {"a": {"$type": "number", "$value": 2}}]}},
     "modifiers": {
       "theme": {"contexts": {"light": [], "dark": [{"$ref": "./dark.json"}]}, "default": "light"},
       "size": {"contexts": {"xSmall": [], "large": [{"b": {"$type": "number", "$value": 9}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
       {"$ref": "#/modifiers/size"}]}
    """

  static let files = [
    "t/r.json": resolver,
    "t/base.json": #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"#,
    "t/dark.json": #"{"a": {"$type": "number", "$value": 3}}"#,
  ]

  private func open(_ files: [String: String], _ path: String = "t/r.json") throws -> TokenResolver
  {
    try TokenResolver(contentsOf: path, reader: MemoryFiles(files))
  }

  @Test func resolvesInOrder() throws {
    let resolver = try open(Self.files)
    #expect(resolver.contextCount == 4)
    let light = try resolver.resolve(["size": "xSmall"])
    #expect(light.tokens.map { "\($0.path)=\($0.value)" } == ["a=2", "b=2"])
    let dark = try resolver.resolve(["theme": "DARK", "Size": "L"])
    #expect(dark.tokens.map { "\($0.path)=\($0.value)" } == ["a=3", "b=9"])
    #expect(dark.context.description == "theme=dark, size=large")
    #expect(dark["a"]?.location.path == "t/dark.json")
  }

  @Test func reportsAllInputsAtOnce() throws {
    let resolver = try open(Self.files)
    let error = #expect(throws: LegibleError.self) {
      _ = try resolver.resolve(["theme": "drak", "thema": "dark"])
    }
    #expect(
      error?.findings.map(\.hint) == [
        "Did you mean theme?", "Did you mean dark?", "Choose from size=xSmall, size=large.",
      ])
  }

  /// Contexts as they are written, and with what they leave out; of two for one name the last one holds.
  static let partial: [(context: TokenContext, completed: String?)] = [
    ([:], "theme=light, size=xSmall"),
    (["Theme": "dark"], "theme=dark, size=xSmall"),
    (["size": "xSmall", "size": "L"], "theme=light, size=large"),
    (["size": "AX1"], nil),
  ]

  @Test(arguments: partial)
  func completesContexts(_ context: TokenContext, _ completed: String?) throws {
    let resolver = try open(Self.files)
    #expect((try? resolver.completed(context, takesFirst: true))?.description == completed)
  }

  @Test func readsOnlyWhatAContextNeeds() throws {
    let reader = CountingFiles(MemoryFiles(Self.files))
    let resolver = try TokenResolver(contentsOf: "t/r.json", reader: reader)
    _ = try resolver.resolve(["size": "large"])
    #expect(reader.paths == ["t/r.json", "t/base.json"])
    _ = try resolver.resolve(["size": "large", "theme": "dark"])
    _ = try resolver.resolve(["size": "xSmall", "theme": "dark"])
    #expect(reader.paths == ["t/r.json", "t/base.json", "t/dark.json"])
  }

  @Test func givesVariationsByWhatMatters() throws {
    let resolver = try open(Self.files)
    #expect(
      resolver.variations(of: "a").map { "\($0.context): \($0.value?.description ?? "")" } == [
        "theme=light: 2", "theme=dark: 3",
      ])
    #expect(resolver.variations(of: "nope").map(\.value) == [nil])
  }

  /// Which of 4,096 contexts matter, though the brand does only in one theme.
  @Test func givesVariationsOfManyModifiers() throws {
    let others = (0..<10).map { "m\($0)" }
    let modifiers = others.map { "\"\($0)\": {\"contexts\": {\"a\": [], \"b\": []}}, " }
    let order = others.map { ", {\"$ref\": \"#/modifiers/\($0)\"}" }
    let files = [
      "t/r.json": """
      {"version": "2025.10",
       "sets": {"base": {"sources": [
        {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 2}}]}},
       "modifiers": {\(modifiers.joined())
        "theme": {"contexts": {
         "own": [], "shared": [{"a": {"$type": "number", "$value": "{b}"}}]}},
        "brand": {"contexts": {"x": [], "y": [{"b": {"$type": "number", "$value": 3}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"},
        {"$ref": "#/modifiers/brand"}\(order.joined())]}
      """
    ]
    let resolver = try open(files)
    #expect(resolver.contextCount == 4096)
    #expect(
      resolver.variations(of: "a").map { "\($0.context): \($0.value?.description ?? "")" } == [
        "theme=own, brand=x: 1", "theme=own, brand=y: 1", "theme=shared, brand=x: 2",
        "theme=shared, brand=y: 3",
      ])
  }

  static let structures: [(text: String, findings: [String])] = [
    (
      #""version": "2024", "resolutionOrder": []"#,
      [
        "1 resolver-structure", "1 resolver-structure",
      ]
    ),
    (
      #""resolutionOrder": [{"name": "a", "type": "set", "sources": []}]"#,
      [
        "1 resolver-structure"
      ]
    ),
    (
      #""version": "2025.10", "name": 1, "$defs": [], "resolutionOrder": [{"name": "a", "type": "set", "description": {}, "sources": []}]"#,
      ["1 property-type", "1 property-type", "1 property-type"]
    ),
    (#""version": "2025.10", "extra": 1"#, ["1 resolver-structure", "1 unknown-property"]),
    (
      #""version": "2025.10", "resolutionOrder": [1, {}, {"name": "x", "type": "y"}]"#,
      [
        "1 resolver-structure", "1 resolver-structure", "1 resolver-structure",
      ]
    ),
    (
      ##""version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/x"}, {"$ref": "#/resolutionOrder/0"}]"##,
      ["1 resolver-reference", "1 resolver-reference"]
    ),
    (
      ##""version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      ["1 resolver-reference"]
    ),
    (
      ##""version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/modifiers/m"}]}}, "modifiers": {"m": {"contexts": {"x": [], "y": 1}, "default": "z"}, "n": {"contexts": {}}, "o": {}}, "resolutionOrder": [{"$ref": "#/sets/a"}]"##,
      [
        "1 resolver-contexts", "1 resolver-contexts", "1 resolver-reference",
        "1 resolver-structure", "1 resolver-structure",
      ]
    ),
    (
      ##""version": "2025.10", "resolutionOrder": [{"name": "a", "type": "set", "sources": [{"$ref": "gone.json"}, {"$ref": "r.json"}]}]"##,
      ["1 file", "1 resolver-reference"]
    ),
  ]

  /// Names that differ in case only: inputs mean the one that is spelled so, and another case is no name.
  @Test func modifiersThatDifferInCaseAreTwo() throws {
    let text = ##"""
      {"version": "2025.10", "modifiers": {
        "m": {"contexts": {"a": [], "b": []}, "default": "a"},
        "M": {"contexts": {"a": [], "b": [], "B": []}, "default": "a"},
        "theme": {"contexts": {"a": [], "b": []}, "default": "a"}},
       "resolutionOrder": [
        {"$ref": "#/modifiers/m"}, {"$ref": "#/modifiers/M"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let resolver = try open(["t/r.json": text])
    #expect(try resolver.completed(["M": "b"]).description == "m=a, M=b, theme=a")
    #expect(try resolver.completed(["m": "b", "M": "B"]).description == "m=b, M=B, theme=a")
    #expect(try resolver.completed(["THEME": "B"]).description == "m=a, M=a, theme=b")
    #expect(
      resolver.findings.map { "\($0.severity.rawValue) \($0.location.line) \($0.message)" } == [
        "warning 3 b and B differ only in case", "warning 3 m and M differ only in case",
      ])
  }

  @Test(arguments: structures)
  func reports(text: String, expected: [String]) {
    let files = MemoryFiles(["r.json": "{" + text + "}"])
    let check = TokenChecker(reader: files).check(["r.json"])
    #expect(check.findings.map(brief).sorted() == expected)
  }

  @Test func overridesBesideReferences() throws {
    var files = Self.files
    files["t/o.json"] = """
      {"version": "2025.10", "resolutionOrder": [
        {"name": "s", "type": "set", "sources": [
          {"$ref": "base.json", "b": {"$type": "number", "$value": 7}}]},
        {"$ref": "r.json#/modifiers/theme", "default": "dark"}]}
      """
    let store = try open(files, "t/o.json").resolve()
    #expect(store.tokens.map { "\($0.path)=\($0.value)" } == ["a=3", "b=7"])
  }

  @Test func standsOnTheDefaultStore() throws {
    let files = [
      "app.json": """
      {"button": {"$type": "color", "$value": "{ios.color.systemBlue}"},
       "ios": {"font": {"text": {"$type": "fontFamily", "$value": "Inter"}}}}
      """,
      "app.resolver.json": """
      {"version": "2025.10", "resolutionOrder": [
        {"$ref": "legible:ios.resolver.json#/sets/base"},
        {"$ref": "legible:ios.resolver.json#/modifiers/contrast"},
        {"$ref": "legible:ios.resolver.json#/modifiers/appearance"},
        {"name": "app", "type": "set", "sources": [{"$ref": "app.json"}]}]}
      """,
    ]
    for path in files.keys.sorted() {
      let resolver = try open(files, path)
      #expect(try resolver.resolve(["appearance": "dark"]).color("button").hex == "#0a84ff")
    }
    let plain = try open(files, "app.json").resolve(["contentSize": "AX1"])
    #expect(try plain.textStyle("body").families == ["Inter"])
    #expect(try plain.textStyle("body").size == 28)
  }

  @Test func checksEveryContextOnce() {
    var files = Self.files
    files["t/dark.json"] = #"{"a": {"$type": "number", "$value": "{gone}"}}"#
    let check = TokenChecker(reader: MemoryFiles(files)).check(["t/r.json", "t/base.json"])
    #expect(check.contexts == 4)
    #expect(check.files == 3)
    #expect(check.tokens == 2)
    #expect(check.findings.map(brief) == ["1 unknown-reference"])
    #expect(check.findings.first?.related.map(\.message) == ["only when theme is dark"])
  }

  @Test func checksWhatIsOverriddenEverywhere() {
    var files = Self.files
    files["t/base.json"] =
      #"{"a": {"$type": "number", "$value": "x"}, "b": {"$type": "number", "$value": "{a}"}}"#
    let check = TokenChecker(reader: MemoryFiles(files)).check(["t/r.json"])
    #expect(check.findings.map(\.subject) == ["a"])
  }

  @Test func boundsTheWork() {
    var modifiers: [String] = []
    var order: [String] = []
    for index in 0..<80 {
      modifiers.append(#""m\#(index)": {"contexts": {"a": [], "b": []}, "default": "a"}"#)
      order.append(##"{"$ref": "#/modifiers/m\##(index)"}"##)
    }
    let text = """
      {"version": "2025.10", "modifiers": {\(modifiers.joined(separator: ","))},
       "resolutionOrder": [\(order.joined(separator: ","))]}
      """
    let check = TokenChecker(reader: MemoryFiles(["r.json": text])).check(["r.json"])
    #expect(check.findings.map(\.rule) == ["permutations"])
    #expect(check.contexts == 81)
  }
}

/// Remembers which files were read.
private final class CountingFiles: FileReader {
  private let files: MemoryFiles
  private let log = Mutex<[String]>([])

  init(_ files: MemoryFiles) { self.files = files }

  var paths: [String] { log.withLock { $0 } }

  func bytes(of path: String) throws(LegibleError) -> [UInt8] {
    log.withLock { $0.append(path) }
    return try files.bytes(of: path)
  }

  func files(under directory: String) throws(LegibleError) -> [String] {
    try files.files(under: directory)
  }
}
