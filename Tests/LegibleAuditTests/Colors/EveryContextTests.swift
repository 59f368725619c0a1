@testable import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleDialects
import LegibleReport
import LegibleTestSupport
import LegibleTokens
import Testing

/// No context is lost for what it or its modifier is called.
struct EveryContextTests {
  /// Modifiers with their contexts, each a list of `token = grey` or `token = {alias}`; a pair `ink`
  /// on `page` fails in some contexts.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let modifiers: [ResolverSample.Modifier]
    var base = "ink = 0, page = 1"
    var configuration = ""
    let contexts: Int
    /// The labels of the contexts in which the pair fails.
    let failing: [String]

    var testDescription: String { name }
  }

  private static let cases = [
    Case(
      name: "a third theme",
      modifiers: [
        ("theme", [("light", ""), ("dark", "ink = 1, page = 0"), ("sepia", "ink = 0.9")])
      ],
      contexts: 3, failing: ["theme sepia"]),
    Case(
      name: "themes of Primer",
      modifiers: [
        (
          "theme",
          [
            ("light", ""), ("dark", "ink = 1, page = 0"), ("light-hc", ""),
            ("dark-hc", "ink = 0.1, page = 0"), ("dimmed", "page = 0.1"),
          ]
        )
      ], contexts: 5, failing: ["theme dark-hc", "theme dimmed"]),
    Case(
      name: "capitals",
      modifiers: [("Mode", [("Light", ""), ("DARK", "ink = 0.9"), ("Dim", "ink = 0.8")])],
      contexts: 3, failing: ["dark", "Mode Dim"]),
    Case(
      name: "two appearances",
      modifiers: [
        ("surface", [("light", ""), ("dark", "page = 0.1")]),
        ("theme", [("light", ""), ("dark", "ink = 1")]),
      ], contexts: 4, failing: ["dark, surface light", "light, surface dark"]),
    Case(
      name: "sizes that change colours",
      modifiers: [("contentSize", [("large", ""), ("accessibility5", "ink = 0.9")])],
      configuration: #""categories": ["large"], "#,
      contexts: 2, failing: ["contentSize accessibility5"]),
    Case(
      name: "sizes that are none",
      modifiers: [("contentSize", [("regular", ""), ("dense", "ink = 0.9")])],
      contexts: 2, failing: ["contentSize dense"]),
    Case(
      name: "idioms that change colours",
      modifiers: [("idiom", [("phone", ""), ("pad", "ink = 0.9")])],
      contexts: 2, failing: ["idiom pad"]),
    Case(
      name: "a third contrast",
      modifiers: [
        ("contrast", [("standard", ""), ("more", "ink = 0.1"), ("forced", "ink = 0.9")])
      ],
      contexts: 3, failing: ["contrast forced"]),
    Case(
      name: "nothing but the combination",
      modifiers: [
        ("brand", [("plain", ""), ("odd", "ink = {other}")]),
        ("appearance", [("light", ""), ("dark", "other = 0.9")]),
      ], base: "ink = {same}, same = 0, other = 0, page = 1", contexts: 4,
      failing: ["dark, brand odd"]),
    Case(
      name: "modifiers that change no colour",
      modifiers: [
        ("theme", [("a", ""), ("b", "ink = 0.9")]),
        ("density", [("a", ""), ("b", "ink = 0, page = 1")]),
      ], contexts: 4, failing: ["theme b, density a"]),
    Case(
      name: "light alone is wanted",
      modifiers: [
        ("theme", [("light", "ink = 0.9"), ("dark", "ink = 0.8"), ("dim", "ink = 0.7")])
      ],
      configuration: #""appearances": ["light"], "#, contexts: 2, failing: ["light", "theme dim"]),
    Case(
      name: "dark is wanted of light and sepia",
      modifiers: [("theme", [("light", ""), ("sepia", "ink = 0.9")])],
      configuration: #""appearances": ["dark"], "#, contexts: 2, failing: ["theme sepia"]),
  ]

  @Test(arguments: cases) func isJudged(_ example: Case) async throws {
    let report = try await Self.report(example.modifiers, base: example.base, example.configuration)
    #expect(report.coverage.colorContexts.count == example.contexts)
    #expect(report.coverage.colorContexts.total == example.contexts)
    let found = report.findings.filter { $0.finding.rule == "contrast" }
    guard case .contrast(let evidence)? = found.first?.evidence else {
      Issue.record("no finding")
      return
    }
    let failing = evidence.rows.filter { $0.outcome == .fail }.map(\.label)
    #expect(failing == example.failing)
    #expect(report.figures.contains("\(example.contexts) colour contexts"))
  }

  @Test(arguments: [(9, 512, 512), (10, 1000, 1024), (12, 79, 4096)])
  func combinationsThatAreTooManyAreCounted(modifiers: Int, judged: Int, total: Int) async throws {
    let report = try await Self.report(
      (1...modifiers).map { ("m\($0)", [("a", ""), ("b", "c\($0) = 0.5")]) },
      base: "ink = 0, page = 1, " + (1...modifiers).map { "c\($0) = 0" }.joined(separator: ", "))
    let share = report.coverage.colorContexts
    #expect(share.total == total)
    #expect(share.count == (total > 1000 ? 1 + modifiers + modifiers * (modifiers - 1) / 2 : total))
    let notes = report.findings.filter { $0.finding.rule == "permutations" }.map(\.finding.message)
    #expect(notes.isEmpty == (total <= 1000))
    #expect(share.count == judged || modifiers == 10)
  }

  // MARK: Samples

  private static func report(
    _ modifiers: [ResolverSample.Modifier], base: String, _ configuration: String = ""
  ) async throws -> AuditReport {
    let files = ResolverSample.files(base: base, modifiers) { value in
      let color = #"{"colorSpace": "srgb", "components": [\#(value), \#(value), \#(value)]}"#
      return "\"$type\": \"color\", \"$value\": \(value.hasPrefix("\"") ? value : color)"
    }
    let resolver = try TokenResolver(contentsOf: ResolverSample.path, reader: files)
    let text =
      "{\(configuration)\"contrast\": [{\"foreground\": \"ink\", \"background\": \"page\"}]}"
    return try await SampleAudit(texts: [:], configuration: text, tokens: resolver).run()
  }
}
