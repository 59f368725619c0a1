@testable import LegibleAudit
import LegibleAuditSupport
import LegibleCore
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
    let modifiers: [(name: String, contexts: [(name: String, tokens: String)])]
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

  @Test(arguments: cases) func isJudged(_ example: Case) throws {
    let report = try Self.report(example.modifiers, base: example.base, example.configuration)
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
  func combinationsThatAreTooManyAreCounted(modifiers: Int, judged: Int, total: Int) throws {
    let report = try Self.report(
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
    _ modifiers: [(name: String, contexts: [(name: String, tokens: String)])], base: String,
    _ configuration: String = ""
  ) throws -> AuditReport {
    var files = ["base.json": file(base)]
    var definitions: [String] = []
    for modifier in modifiers {
      var contexts: [String] = []
      for context in modifier.contexts {
        let name = "\(modifier.name).\(context.name).json"
        files[name] = file(context.tokens)
        contexts.append(#""\#(context.name)": [{"$ref": "\#(name)"}]"#)
      }
      let first = modifier.contexts[0].name
      definitions.append(
        #""\#(modifier.name)": {"contexts": {\#(contexts.joined(separator: ", "))}, "default": "\#(first)"}"#
      )
    }
    let order = modifiers.map { ##"{"$ref": "#/modifiers/\##($0.name)"}"## }
    files["app.resolver.json"] = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
        "modifiers": {\(definitions.joined(separator: ", "))},
        "resolutionOrder": [{"$ref": "#/sets/base"}, \(order.joined(separator: ", "))]}
      """
    let resolver = try TokenResolver(contentsOf: "app.resolver.json", reader: MemoryFiles(files))
    let text =
      "{\(configuration)\"contrast\": [{\"foreground\": \"ink\", \"background\": \"page\"}]}"
    return try SampleAudit(texts: [:], configuration: text, tokens: resolver).run()
  }

  /// Colour tokens out of `a = 0.5, b = {a}`.
  private static func file(_ tokens: String) -> String {
    let members = tokens.split(separator: ",").map { token in
      let parts = token.split(separator: "=").map { $0.filter { $0 != " " } }
      let value =
        parts[1].hasPrefix("{")
        ? "\"\(parts[1])\""
        : #"{"colorSpace": "srgb", "components": [\#(parts[1]), \#(parts[1]), \#(parts[1])]}"#
      return #""\#(parts[0])": {"$type": "color", "$value": \#(value)}"#
    }
    return "{\(members.joined(separator: ", "))}"
  }
}
