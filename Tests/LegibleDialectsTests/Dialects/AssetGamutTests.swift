import LegibleColor
import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokensSupport
@testable import LegibleTokens
import Testing

/// Variants of a colour set for screens of sRGB and of Display P3 are two values.
struct AssetGamutTests {
  /// A colour of a set: what it is for, and a grey.
  private static func entry(_ conditions: String, _ grey: String, idiom: String = "universal")
    -> String
  {
    let appearances = ["dark": ("luminosity", "dark"), "high": ("contrast", "high")]
      .filter { conditions.contains($0.key) }.sorted { $0.key < $1.key }
      .map { #"{"appearance": "\#($0.value.0)", "value": "\#($0.value.1)"}"# }
    let gamut =
      conditions.contains("sRGB") ? "sRGB" : conditions.contains("P3") ? "display-P3" : nil
    return """
      {"idiom": "\(idiom)", \(gamut.map { "\"display-gamut\": \"\($0)\", " } ?? "")
        \(appearances.isEmpty ? "" : "\"appearances\": [\(appearances.joined(separator: ", "))], ")
        "color": {"color-space": "srgb", "components": {"red": "\(grey)", "green": "\(grey)",
          "blue": "\(grey)", "alpha": "1.000"}}}
      """
  }

  private static func resolver(_ sets: [String: [String]]) throws -> TokenResolver {
    let files = Dictionary(
      uniqueKeysWithValues: sets.map { name, entries in
        (
          "A.xcassets/\(name).colorset/Contents.json",
          "{\"colors\": [\(entries.joined(separator: ", "))]}"
        )
      })
    return try TokenResolver(contentsOf: "A.xcassets", reader: MemoryFiles(files))
  }

  /// A set, its contexts in the order of the resolver, and its greys in them.
  private static let cases: [(entries: [String], greys: [String: String])] = [
    ([entry("sRGB", "0.2"), entry("P3", "0.4")], ["srgb": "#333333", "displayP3": "#666666"]),
    // One of them alone shows everywhere.
    ([entry("P3", "0.4")], ["": "#666666"]),
    ([entry("sRGB", "0.2")], ["": "#333333"]),
    // That of all screens shows where a gamut has none.
    ([entry("", "0.6"), entry("P3", "0.4")], ["srgb": "#999999", "displayP3": "#666666"]),
    ([entry("", "0.6"), entry("sRGB", "0.2")], ["srgb": "#333333", "displayP3": "#999999"]),
    ([entry("sRGB", "0.2"), entry("P3", "0.2")], ["": "#333333"]),
    (
      [
        entry("sRGB", "0.2"), entry("P3", "0.4"), entry("dark sRGB", "0.6"),
        entry("dark P3", "0.8"),
      ],
      [
        "srgb light": "#333333", "srgb dark": "#999999", "displayP3 light": "#666666",
        "displayP3 dark": "#cccccc",
      ]
    ),
    // The appearance comes before the gamut.
    (
      [entry("sRGB", "0.2"), entry("P3", "0.4"), entry("dark", "0.6")],
      [
        "srgb light": "#333333", "srgb dark": "#999999", "displayP3 light": "#666666",
        "displayP3 dark": "#999999",
      ]
    ),
    (
      [
        entry("sRGB", "0.0"), entry("P3", "0.2"), entry("dark high", "0.4"),
        entry("dark high P3", "0.6"),
      ],
      [
        "srgb standard light": "#000000", "srgb standard dark": "#000000",
        "srgb increased light": "#000000", "srgb increased dark": "#666666",
        "displayP3 standard light": "#333333", "displayP3 standard dark": "#333333",
        "displayP3 increased light": "#333333", "displayP3 increased dark": "#999999",
      ]
    ),
    (
      [
        entry("sRGB", "0.2"), entry("P3", "0.4"), entry("sRGB", "0.6", idiom: "ipad"),
        entry("P3", "0.8", idiom: "ipad"),
      ],
      [
        "universal srgb": "#333333", "universal displayP3": "#666666", "ipad srgb": "#999999",
        "ipad displayP3": "#cccccc",
      ]
    ),
  ]

  @Test(arguments: cases.indices) func areContexts(_ index: Int) throws {
    let (entries, greys) = Self.cases[index]
    let resolver = try Self.resolver(["C": entries])
    #expect(try resolver.resolve().findings.isEmpty)
    let names = ["device", "gamut", "contrast", "appearance"]
    var found: [String: String] = [:]
    let contexts = resolver.isTokenFile ? [resolver.defaultContext] : resolver.allContexts
    for context in contexts {
      let own = resolver.isTokenFile ? [] : names.compactMap { context[$0] }
      found[own.joined(separator: " ")] = try resolver.resolve(in: context).color("C").hex
    }
    #expect(found == greys)
  }

  /// The set of one gamut stands beside one that has variants.
  @Test func othersAreTheSameInBoth() throws {
    let resolver = try Self.resolver([
      "A": [Self.entry("sRGB", "0.2"), Self.entry("P3", "0.4")], "B": [Self.entry("", "0.6")],
    ])
    #expect(resolver.modifiers.map(\.name) == ["gamut"])
    for context in resolver.allContexts {
      #expect(try resolver.resolve(in: context).color("B").hex == "#999999")
    }
  }

  @Test(arguments: [
    ([entry("", "0.2"), entry("", "0.4")], "a second color for the same screens"),
    (
      [entry("", "0.2"), entry("P3", "0.4").replacing("display-P3", with: "rec2020")],
      "a gamut other than sRGB and display-P3"
    ),
  ])
  func whatIsLeftOutIsSaid(entries: [String], message: String) throws {
    let resolver = try Self.resolver(["C": entries])
    let findings = resolver.openingFindings
    #expect(findings.contains { $0.message.contains(message) })
    #expect(try resolver.resolve().color("C").hex == "#333333")
  }
}
