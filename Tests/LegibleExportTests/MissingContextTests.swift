import LegibleCore
import LegibleDialects
import LegibleExport
import LegibleTestSupport
import LegibleTokens
import Testing

/// Tokens of the default context that others lack keep a value in files, and that is said.
@Suite struct MissingContextTests {
  /// Modifiers, and what the style sheet and the Swift file say of `ink`, which the base lacks.
  struct Case: Sendable {
    var modifiers: [ResolverSample.Modifier]
    var css: [String]
    var swift: [String]
  }

  static let cases = [
    Case(
      modifiers: [("appearance", [("light", "ink = 1, line = 1"), ("dark", "")])],
      css: ["appearance=dark, where the file keeps that of the default context x2"],
      swift: ["appearance=dark, where the file keeps that of the default context x2"]),
    Case(
      modifiers: [
        ("brand", [("a", "ink = 1"), ("b", ""), ("c", "ink = 2"), ("d", "")]),
        ("appearance", [("light", ""), ("dark", "page = 3")]),
      ],
      css: ["brand=b, brand=d, where the file keeps that of the default context"], swift: []),
    Case(
      modifiers: [
        ("brand", [("a", "ink = 1"), ("b", "")]), ("mode", [("light", "ink = 2"), ("dark", "")]),
      ],
      css: ["brand=b with mode=dark, where the file keeps a value of other contexts"], swift: []),
    // A context off without sources is there to lack tokens.
    Case(modifiers: [("beta", [("on", "ink = 1"), ("off", "")])], css: [], swift: []),
    Case(
      modifiers: [("appearance", [("light", "ink = 1"), ("dark", "ink = 2")])], css: [], swift: []),
  ]

  @Test(arguments: cases) func isSaid(_ example: Case) throws {
    let files = ResolverSample.files(base: "page = 0", example.modifiers) {
      "\"$type\": \"number\", \"$value\": \($0)"
    }
    let model = try ExportModel(try TokenResolver(contentsOf: ResolverSample.path, reader: files))
    let start = "ink has no value in "
    for (target, expected) in [(ExportTarget.css, example.css), (.swift, example.swift)] {
      let export = target.exporter().export(model)
      let found = export.findings.filter { $0.rule == "export-missing-mode" }
      #expect(
        found.map { $0.message + ($0.count > 1 ? " x\($0.count)" : "") }
          == expected.map { start + $0 })
      #expect(found.allSatisfy { $0.severity == .warning && $0.location.line == 1 })
      #expect(export.files[0].text.contains("ink"))
    }
  }
}
