import LegibleCore
import LegibleDialects
import LegibleExport
import LegibleTestSupport
@testable import LegibleTokens
import Testing

/// The style sheet shows the right value in every context of every modifier.
struct EveryContextTests {
  /// Modifiers with their contexts, each a list of `token = number` or `token = {alias}`.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let base: String
    let modifiers: [ResolverSample.Modifier]
    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "a third appearance, with contrast", base: "ink = 0, page = 1, link = {ink}",
      modifiers: [
        ("appearance", [("light", ""), ("dark", "ink = 1, page = 0"), ("sepia", "page = 2")]),
        ("contrast", [("standard", ""), ("more", "ink = 5"), ("forced", "ink = 6, link = 7")]),
      ]),
    Case(
      name: "sepia that equals light", base: "ink = 0",
      modifiers: [("theme", [("light", ""), ("dark", "ink = 1"), ("sepia", "ink = 0")])]),
    Case(
      name: "sepia as the default", base: "ink = 0",
      modifiers: [("theme", [("sepia", ""), ("Light", "ink = 1"), ("DARK", "ink = 2")])]),
    Case(
      name: "brand and density together", base: "gap = 1, pad = {gap}, ink = 0",
      modifiers: [
        ("brand", [("a", ""), ("b", "ink = 1, gap = 2"), ("c", "")]),
        ("density", [("cozy", ""), ("compact", "gap = 3"), ("loose", "pad = 9")]),
      ]),
    Case(
      name: "nothing but the combination", base: "ink = {same}, same = 0, other = 0, more = {ink}",
      modifiers: [
        ("brand", [("a", ""), ("b", "ink = {other}")]), ("kind", [("a", ""), ("b", "other = 1")]),
        ("mode", [("light", ""), ("dark", "other = 2")]),
      ]),
    Case(
      name: "an alias becomes a value", base: "ink = 0, text = {ink}",
      modifiers: [("brand", [("a", ""), ("b", "ink = 1, text = 0"), ("c", "ink = 1")])]),
    Case(
      name: "an alias becomes a value in dark", base: "ink = 0, text = {ink}",
      modifiers: [
        ("brand", [("a", ""), ("b", "text = 0")]), ("mode", [("light", ""), ("dark", "ink = 1")]),
      ]),
    Case(
      name: "two appearances", base: "ink = 0, page = 1",
      modifiers: [
        ("surface", [("light", ""), ("dark", "page = 2")]),
        ("theme", [("light", ""), ("dark", "ink = 3, page = 4")]),
      ]),
    Case(
      name: "text sizes that change numbers", base: "gap = 1",
      modifiers: [("contentSize", [("large", ""), ("accessibility1", "gap = 2")])]),
    Case(
      name: "gamuts", base: "ink = 0, link = {ink}",
      modifiers: [
        ("gamut", [("srgb", ""), ("displayP3", "ink = 1")]),
        ("appearance", [("light", ""), ("dark", "ink = 2")]),
        ("brand", [("a", ""), ("b", "ink = 3")]),
      ]),
    Case(
      name: "gamuts below all else", base: "ink = 0",
      modifiers: [
        ("appearance", [("light", ""), ("dark", "ink = 2")]),
        ("contrast", [("standard", ""), ("increased", "ink = 3")]),
        ("gamut", [("srgb", ""), ("displayP3", "ink = {wide}"), ("rec2020", "ink = 4")]),
      ].reversed()),
    Case(
      name: "three brands of three", base: "a = 0, b = {a}, c = {b}",
      modifiers: [
        ("x", [("1", ""), ("2", "a = 1"), ("3", "b = 2")]),
        ("y", [("1", ""), ("2", "a = 3"), ("3", "c = {a}")]),
        ("z", [("1", "c = 7"), ("2", "b = 5"), ("3", "c = 6")]),
      ]),
    Case(
      name: "modifiers of one attribute", base: "a = 0, b = 0",
      modifiers: [
        ("color mode", [("1", ""), ("2", "a = 1")]), ("colorMode", [("1", ""), ("2", "b = 2")]),
      ]),
  ]

  @Test(arguments: cases) func isShown(_ example: Case) throws {
    let resolver = try Self.resolver(example.modifiers, base: example.base + ", wide = 8")
    let export = CSSExporter().export(try ExportModel(resolver))
    #expect(!export.findings.contains { $0.rule == "export-permutations" })
    let css = CSSCascade(export.files[0].text)
    let roles = PlatformRoles(resolver.modifiers)
    for context in resolver.allContexts {
      let store = resolver.resolve(in: context)
      let settings = context.choices.map(roles.setting)
      let media = settings.compactMap { setting -> String? in
        switch setting {
        case .dark: "prefers-color-scheme: dark"
        case .increasedContrast: "prefers-contrast: more"
        case .displayP3: "color-gamut: p3"
        default: nil
        }
      }
      let attributes = zip(context.choices, settings).filter { $0.1 == nil }.map {
        "[\(Self.attribute(of: $0.0.modifier))=\"\($0.0.context)\"]"
      }
      for token in store.tokens {
        guard case .number(let value) = token.value else { continue }
        let shown = css.value(of: "--\(token.path)", media: media, attributes: attributes)
        #expect(shown == "\(Int(value))", "\(token.path) in \(context)")
      }
    }
  }

  /// A dark system or a screen of Display P3 changes nothing in sepia.
  @Test func thirdContextsKeepTheModeOut() throws {
    let resolver = try Self.resolver(Self.cases[0].modifiers, base: Self.cases[0].base)
    let css = CSSCascade(CSSExporter().export(try ExportModel(resolver)).files[0].text)
    let attributes = ["[data-appearance=\"sepia\"]"]
    for (media, ink) in [([], "0"), (["prefers-contrast: more"], "5")] {
      let dark = media + ["prefers-color-scheme: dark"]
      #expect(css.value(of: "--ink", media: dark, attributes: attributes) == ink)
      #expect(css.value(of: "--page", media: dark, attributes: attributes) == "2")
    }
  }

  @Test func combinationsThatAreTooManyAreCounted() throws {
    let resolver = try Self.resolver(
      (1...11).map { ("m\($0)", [("a", ""), ("b", "c\($0) = 1, ink = \($0)")]) },
      base: "ink = 0, " + (1...11).map { "c\($0) = 0" }.joined(separator: ", "))
    let export = CSSExporter().export(try ExportModel(resolver))
    let found = try #require(export.findings.first { $0.rule == "export-permutations" })
    #expect(found.message.hasPrefix("tokens change in 2,048 combinations of m1, m2, "))
    #expect(found.message.hasSuffix(", m11; 67 of them are exported"))
    #expect(found.location.line == 1)
    let css = CSSCascade(export.files[0].text)
    #expect(css.value(of: "--ink", media: [], attributes: ["[data-m3=\"b\"]"]) == "3")
  }

  @Test func whatSwiftLacksIsCounted() throws {
    let example = Self.cases[3]
    let resolver = try Self.resolver(example.modifiers, base: example.base)
    let export = SwiftExporter().export(try ExportModel(resolver))
    let found = export.findings.filter { $0.rule == "export-context" }
    #expect(
      found.map(\.message) == [
        "the Swift file lacks 3 values of brand=b",
        "the Swift file lacks 3 values of density=compact, density=loose",
      ])
    #expect(found.allSatisfy { $0.severity == .warning && $0.location.line == 1 })
  }

  @Test func tokensOfOneBrandAloneAreNamed() throws {
    let resolver = try Self.resolver(
      [("brand", [("a", ""), ("b", "only = 1")])], base: "ink = 0")
    for target in ExportTarget.allCases {
      let found = target.exporter().export(try ExportModel(resolver)).findings
      #expect(found.map(\.rule) == ["export-missing-base"])
      #expect(found.map(\.subject) == ["only"])
    }
  }

  // MARK: Samples

  private static func attribute(of modifier: String) -> String {
    switch modifier {
    case "color mode": "data-color-mode"
    case "colorMode": "data-color-mode-2"
    case "contentSize": "data-content-size"
    default: "data-\(modifier)"
    }
  }

  private static func resolver(
    _ modifiers: [ResolverSample.Modifier], base: String
  ) throws -> TokenResolver {
    let files = ResolverSample.files(base: base, modifiers) {
      "\"$type\": \"number\", \"$value\": \($0)"
    }
    return try TokenResolver(contentsOf: ResolverSample.path, reader: files)
  }
}
