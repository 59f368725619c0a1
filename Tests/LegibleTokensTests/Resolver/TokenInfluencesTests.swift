import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import Testing

/// Which modifiers may change which tokens.
struct TokenInfluencesTests {
  private static let files = [
    "app.resolver.json": """
    {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
      "modifiers": {
        "brand": {"contexts": {"a": [], "b": [{"$ref": "brand.json"}]}, "default": "a"},
        "mode": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
        "kind": {"contexts": {"a": [], "b": [{"$ref": "kind.json"}]}, "default": "a"}},
      "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/brand"},
        {"$ref": "#/modifiers/mode"}, {"$ref": "#/modifiers/kind"}]}
    """,
    "base.json": """
    {"free": {"$type": "number", "$value": 1},
      "a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1},
      "alias": {"$type": "number", "$value": "{a}"}, "chain": {"$value": "{alias}"},
      "pointer": {"$type": "number", "$ref": "#/a/$value"},
      "inside": {"$type": "cubicBezier", "$value": [0, "{b}", 0, {"$ref": "#/a"}]},
      "round": {"$type": "number", "$value": "{trip}"},
      "trip": {"$type": "number", "$value": "{round}"},
      "group": {"x": {"$type": "number", "$value": "{b}"}, "in": {"y": {"$value": "{a}"}}},
      "heir": {"$extends": "{group}"},
      "late": {"z": {"$value": "{heir.in.y}"}},
      "typed": {"t": {"$value": 1}}}
    """,
    "brand.json": """
    {"a": {"$type": "number", "$value": 2}, "turned": {"$type": "number", "$value": "{b}"}}
    """,
    "dark.json": #"{"b": {"$type": "number", "$value": 2}}"#,
    "kind.json": #"{"typed": {"$type": "number"}}"#,
  ]

  @Test(arguments: [
    ("free", []), ("a", [0]), ("b", [1]), ("alias", [0]), ("chain", [0]), ("pointer", [0]),
    ("inside", [0, 1]), ("round", []), ("turned", [0, 1]), ("group.x", [1]),
    ("group.in.y", [0]), ("heir.x", [0, 1]), ("heir.in.y", [0, 1]), ("late.z", [0, 1]),
    ("typed.t", [2]), ("unknown", []),
  ])
  func areReadOffTheFiles(path: String, modifiers: [Int]) throws {
    let resolver = try TokenResolver(
      contentsOf: "app.resolver.json", reader: MemoryFiles(Self.files))
    #expect(TokenInfluences(resolver).modifiers(of: path).sorted() == modifiers)
  }

  @Test func tokensOfIOSKeepToTheirOwn() {
    let influences = TokenInfluences(.ios)
    let names = TokenResolver.ios.modifiers.map(\.name)
    func modifiers(_ path: String) -> [String] {
      influences.modifiers(of: path).sorted().map { names[$0] }
    }
    #expect(modifiers("ios.color.label") == ["contrast", "appearance"])
    #expect(modifiers("ios.text.body") == ["contentSize"])
    #expect(modifiers("ios.margin.root") == ["idiom"])
  }
}
