import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleReport
import LegibleTestSupport
import LegibleTokens
import Testing

/// Text styles that a brand or another modifier changes are measured in its contexts too.
struct StyleContextTests {
  private static func style(_ size: Double, weight: Int = 400, family: String = "Inter") -> String {
    """
    {"$type": "typography", "$value": {"fontFamily": "\(family)", "fontWeight": \(weight),
      "fontSize": {"value": \(size), "unit": "px"}, "letterSpacing": {"value": 0, "unit": "px"},
      "lineHeight": 1.3}}
    """
  }

  private static func gray(_ value: Double) -> String {
    #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)]}}"#
  }

  private static func resolver(_ modifiers: [(name: String, tokens: String)]) async throws
    -> TokenResolver
  {
    var files = [
      "base.json": """
      {"chip": \(style(17)), "head": \(style(24)), "other": \(style(17)), "small": \(style(17)),
        "ink": \(gray(0.55)), "page": \(gray(1))}
      """
    ]
    var definitions: [String] = []
    for modifier in modifiers {
      files["\(modifier.name).json"] = "{\(modifier.tokens)}"
      definitions.append(
        ##""\##(modifier.name)": {"contexts": {"a": [], "b": [{"$ref": "\##(modifier.name).json"}]}, "default": "a"}"##
      )
    }
    let order = modifiers.map { ##", {"$ref": "#/modifiers/\##($0.name)"}"## }.joined()
    files["app.resolver.json"] = ##"""
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {\##(definitions.joined(separator: ", "))},
        "resolutionOrder": [{"$ref": "#/sets/base"}\##(order)]}
      """##
    return try TokenResolver(contentsOf: "app.resolver.json", reader: MemoryFiles(files))
  }

  private static func report(_ modifiers: [(name: String, tokens: String)]) async throws
    -> AuditReport
  {
    let configuration = """
      {"devices": ["iPhone SE 3"], "orientations": ["portrait"], "categories": ["large"],
        "components": [{"keys": "title", "component": "navigationTitle", "style": "chip"},
          {"keys": "*", "component": "navigationTitle", "style": "other"}],
        "contrast": [{"foreground": "ink", "background": "page", "style": "head"}]}
      """
    return try await SampleAudit(
      texts: ["title": ["en": "Downloaded Maps"], "more": ["en": "Downloaded Maps"]],
      configuration: configuration, tokens: resolver(modifiers)
    ).run()
  }

  @Test func aLargerStyleOfABrandIsMeasured() async throws {
    let report = try await Self.report([("brand", #""chip": \#(Self.style(60))"#)])
    let found = report.found("truncation")
    #expect(found.count == 1)
    #expect(found.first?.subject == "title (en)")
    #expect(found.first?.message.contains(" with brand b; ") == true)
    let evidence = report.findings.compactMap { found -> TextEvidence? in
      if case .text(let evidence) = found.evidence { evidence } else { nil }
    }
    #expect(evidence.first?.context == [TokenContext.Choice(modifier: "brand", context: "b")])
    #expect(report.coverage.styleContexts.count == 2)
    #expect(report.coverage.texts == 2)
    #expect(report.coverage.layouts == 3)
    #expect(report.figures.contains("2 text-style contexts"))
  }

  @Test(arguments: [
    [("density", #""gap": {"$type": "number", "$value": 1}"#)],
    // The file has the style, and it is the same.
    [("brand", #""chip": \#(style(17))"#)],
    // Nobody shows a text in it.
    [("brand", #""small": \#(style(60))"#)],
  ])
  func whatChangesNothingIsMeasuredOnce(modifiers: [(name: String, tokens: String)]) async throws {
    let report = try await Self.report(modifiers)
    #expect(report.found("truncation").isEmpty)
    #expect(report.coverage.layouts == 2)
  }

  @Test func stylesOfACombinationAreMeasured() async throws {
    let report = try await Self.report([
      ("brand", #""chip": {"$value": "{small}"}"#), ("screen", #""small": \#(Self.style(60))"#),
    ])
    let found = report.found("truncation")
    #expect(found.count == 1)
    #expect(found.first?.message.contains(" with brand b, screen b; ") == true)
    #expect(report.coverage.styleContexts.count == 4)
  }

  @Test func tooManyContextsAreCounted() async throws {
    let report = try await Self.report(
      (1...7).map { ("m\($0)", #""chip": \#(Self.style(17 + Double($0)))"#) })
    #expect(report.coverage.styleContexts.count == 29)
    #expect(report.coverage.styleContexts.total == 128)
    let notes = report.found("permutations").map(\.message)
    #expect(notes == ["text styles change in 128 contexts; 29 of them were measured"])
  }

  /// Grey of 3.5:1 is enough for 24 pt alone.
  @Test func whatIsLargeTextDependsOnTheBrand() async throws {
    #expect(try await Self.report([("brand", #""x": \#(Self.gray(0))"#)]).found("contrast").isEmpty)
    let report = try await Self.report([("brand", #""head": \#(Self.style(17))"#)])
    let message = try #require(report.found("contrast").first?.message)
    #expect(message.contains(" in brand b; 4.5:1 is asked for"))
    #expect(report.coverage.colorContexts.count == 2)
  }
}
