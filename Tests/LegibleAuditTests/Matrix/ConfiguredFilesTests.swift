#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LegibleAudit
import LegibleAuditSupport
import LegibleCore
import LegibleTestSupport
import Testing

/// An audit reads what its configuration names.
struct ConfiguredFilesTests {
  private func run(weight: Int, fonts: String, family: String = "Trail") async throws -> AuditReport
  {
    func font(_ name: String) async throws -> [UInt8] {
      let path = "\(PackageFolder.path)/Tests/Fonts/\(name).ttf"
      return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    }
    let configuration = """
      {"tokens": "app.tokens.json", "strings": ["de.lproj/Texts.strings"], "fonts": \(fonts),
       "devices": ["iPhone SE 3"], "components": [
        {"keys": "*", "component": "fullWidthButton", "style": "text.button"}]}
      """
    let tokens = """
      {"text": {"button": {"$type": "typography", "$value": {
       "fontFamily": ["\(family)"], "fontSize": {"value": 17, "unit": "px"}, "fontWeight": \(weight),
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3}}}}
      """
    let files = MemoryFiles([
      "app/legible.json": Array(configuration.utf8), "app/app.tokens.json": Array(tokens.utf8),
      "app/de.lproj/Texts.strings": Array(#""a" = "AI fi";"#.utf8),
      "app/Regular.ttf": try await font("Regular"), "app/Bold.ttf": try await font("Bold"),
    ])
    let path = "app/legible.json"
    let settings = try AuditConfiguration(parsing: files.bytes(of: path), path: path)
    return try await Audit(settings, reader: files).run()
  }

  @Test func tokensStringsAndFontsAreRead() async throws {
    let report = try await run(weight: 400, fonts: #"{"Trail": "Regular.ttf"}"#)
    #expect(report.coverage.strings == 1)
    #expect(report.found("missing-font").isEmpty)
  }

  @Test func aWeightThatNoFileHasIsReportedAtTheFile() async throws {
    let report = try await run(weight: 700, fonts: #"{"Trail": "Regular.ttf"}"#)
    let found = report.found("missing-font")
    #expect(
      found.map(\.message) == ["Regular.ttf has no weight 700: texts are set in weight 400"])
    #expect(found.first?.location.path == "app/legible.json")
    #expect(found.first?.location.line == 1)
    let both = try await run(weight: 700, fonts: #"{"Trail": ["Regular.ttf", "Bold.ttf"]}"#)
    #expect(both.found("missing-font").isEmpty)
  }

  @Test func aFamilyThatNobodyDeclaredIsReported() async throws {
    let report = try await run(weight: 400, fonts: "{}", family: "Trial")
    #expect(report.found("missing-font").map(\.subject) == ["Trial"])
  }

  /// The syntax of the tokens changes neither what is judged nor where it stands.
  @Test(arguments: [
    (
      "app.tokens.json",
      #"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.9, 0.9, 0.9]}}}"#
    ),
    (
      "x.tokens.yaml",
      "t:\n  $type: color # grey\n  $value: {colorSpace: srgb, components: [0.9, 0.9, 0.9]}\n"
    ),
    (
      "x.tokens.json5",
      "{t: {$type: 'color', $value: {colorSpace: 'srgb', components: [.9, .9, .9]}}}"
    ),
  ])
  func tokensAreReadInAnySyntax(name: String, tokens: String) async throws {
    let configuration = """
      {"tokens": "\(name)", "strings": ["de.lproj/Texts.strings"], "devices": ["iPhone SE 3"],
       "contrast": [{"foreground": "t", "background": "ios.color.systemBackground"}]}
      """
    let files = MemoryFiles([
      "legible.json": configuration, name: tokens, "de.lproj/Texts.strings": #""a" = "b";"#,
    ])
    let settings = try AuditConfiguration(
      parsing: files.bytes(of: "legible.json"), path: "legible.json")
    let report = try await Audit(settings, reader: files).run()
    let found = report.found("contrast").filter { $0.severity == .error }
    #expect(found.map(\.subject) == ["t"])
    #expect(found.first?.message.contains(" in light") == true)

    let broken = MemoryFiles([
      "legible.json": configuration,
      name: tokens.replacing("0.9, 0.9, 0.9", with: "0.9, 0.9")
        .replacing(".9, .9, .9", with: ".9, .9"), "de.lproj/Texts.strings": #""a" = "b";"#,
    ])
    let errors = try await Audit(settings, reader: broken).run().found("invalid-value")
    #expect(errors.contains { $0.location.path == name })
  }
}
