import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import Testing

/// Text on gradients, which lie behind it with all of their colours.
struct GradientPairTests {
  private static func finding(_ stops: [String]) async throws -> Finding? {
    let list = stops.enumerated().map { place, components in
      """
      {"color": {"colorSpace": "srgb", "components": [\(components)]}, "position": \(place)}
      """
    }
    let tokens = """
      {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}},
       "sky": {"$type": "gradient", "$value": [\(list.joined(separator: ", "))]}}
      """
    let resolver = try TokenResolver(
      contentsOf: "g.tokens.json", reader: MemoryFiles(["g.tokens.json": tokens]))
    let report = try await SampleAudit(
      texts: [:], configuration: #"{"contrast": [{"foreground": "ink", "background": "sky"}]}"#,
      tokens: resolver
    ).run()
    return report.found("contrast").first
  }

  @Test func theWorstStopCounts() async throws {
    let found = try await #require(try Self.finding(["0, 0, 0", "0.6, 0.6, 0.6"]))
    #expect(found.severity == .error)
    #expect(found.message == "ink on sky: 2.84:1 in every appearance; 4.5:1 is asked for")
    var search = Suggestion.ColorSearch("#ffffff", on: "#999999")
    search.isWorstPlace = true
    #expect(found.suggestion == .findColor(search) && found.hint == nil)
  }

  @Test func aGradientThatPassesEverywherePasses() async throws {
    #expect(try await Self.finding(["0, 0, 0", "0.4, 0.4, 0.4"]) == nil)
  }
}
