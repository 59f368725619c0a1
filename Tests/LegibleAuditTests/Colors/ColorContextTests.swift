import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import Testing

/// Every context of a resolver that changes colours, whatever its modifiers are called.
struct ColorContextTests {
  private static let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#
  private static let white = #"{"colorSpace": "srgb", "components": [1, 1, 1]}"#

  private static func file(_ text: String, _ page: String) -> String {
    """
    {"text": {"$type": "color", "$value": \(text)}, "page": {"$type": "color", "$value": \(page)}}
    """
  }

  private func report(_ modifiers: String) async throws -> AuditReport {
    let files = [
      "light.json": Self.file(Self.black, Self.white),
      "dark.json": Self.file(Self.white, Self.black),
      "bad.json": Self.file(Self.white, Self.white),
      "size.json": #"{"gap": {"$type": "number", "$value": 2}}"#,
      "app.resolver.json": """
      {
        "version": "2025.10", "sets": {"app": {"sources": [{"$ref": "light.json"}]}},
        "modifiers": {\(modifiers)},
        "resolutionOrder": [{"$ref": "#/sets/app"}\(Self.order(modifiers))]
      }
      """,
    ]
    let resolver = try TokenResolver(contentsOf: "app.resolver.json", reader: MemoryFiles(files))
    let pair = #"{"contrast": [{"foreground": "text", "background": "page"}]}"#
    return try await SampleAudit(texts: [:], configuration: pair, tokens: resolver).run()
  }

  private static func order(_ modifiers: String) -> String {
    ["theme", "density", "contrast-level", "brand"].filter { modifiers.contains("\"\($0)\"") }
      .map { ##", {"$ref": "#/modifiers/\##($0)"}"## }.joined()
  }

  private static let theme = """
    "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"}
    """

  @Test func aThemeIsAnAppearance() async throws {
    let report = try await report(Self.theme)
    #expect(report.coverage.pairs == 2)
    #expect(report.found("contrast").isEmpty)
  }

  @Test func densitiesChangeNoColour() async throws {
    let density =
      #""density": {"contexts": {"a": [], "b": [{"$ref": "size.json"}]}, "default": "a"}"#
    #expect(try await report(Self.theme + ", " + density).coverage.pairs == 2)
  }

  @Test func brandsAreJudgedAndNamed() async throws {
    let brand = #""brand": {"contexts": {"plain": [], "odd": [{"$ref": "bad.json"}]}}"#
    let report = try await report(Self.theme + ", " + brand)
    #expect(report.coverage.pairs == 4)
    let message = try #require(report.found("contrast").first?.message)
    #expect(message.contains("1.00:1 in light, brand odd and dark, brand odd"))
  }

  @Test func contrastSettingsGoByOtherNames() async throws {
    let contrast = """
      "contrast-level": {
        "contexts": {"default": [], "high": [{"$ref": "bad.json"}]}, "default": "default"
      }
      """
    let message = try await #require(try report(contrast).found("contrast").first?.message)
    #expect(message.contains("1.00:1 in increased contrast"))
  }

  @Test func withoutModifiersThereIsOneContext() async throws {
    let files = ["t.json": Self.file(Self.black, Self.white)]
    let resolver = try TokenResolver(contentsOf: "t.json", reader: MemoryFiles(files))
    let pair = #"{"contrast": [{"foreground": "text", "background": "page"}]}"#
    let report = try await SampleAudit(texts: [:], configuration: pair, tokens: resolver).run()
    // The tokens of iOS below the file have both.
    #expect(report.coverage.pairs == 4)
  }
}
