#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LegibleAudit
import LegibleCore
import LegibleTestSupport
import Testing

/// An audit reads what its configuration names.
struct ConfiguredFilesTests {
  private func run(weight: Int, fonts: String, family: String = "Trail") throws -> AuditReport {
    func font(_ name: String) throws -> [UInt8] {
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
      "app/Regular.ttf": try font("Regular"), "app/Bold.ttf": try font("Bold"),
    ])
    let path = "app/legible.json"
    let settings = try AuditConfiguration(parsing: files.bytes(of: path), path: path)
    return try Audit(settings, reader: files).run()
  }

  @Test func tokensStringsAndFontsAreRead() throws {
    let report = try run(weight: 400, fonts: #"{"Trail": "Regular.ttf"}"#)
    #expect(report.coverage.strings == 1)
    #expect(report.found("missing-font").isEmpty)
  }

  @Test func aWeightThatNoFileHasIsReportedAtTheFile() throws {
    let report = try run(weight: 700, fonts: #"{"Trail": "Regular.ttf"}"#)
    let found = report.found("missing-font")
    #expect(
      found.map(\.message) == ["Regular.ttf has no weight 700: texts are set in weight 400"])
    #expect(found.first?.location.path == "app/legible.json")
    #expect(found.first?.location.line == 1)
    let both = try run(weight: 700, fonts: #"{"Trail": ["Regular.ttf", "Bold.ttf"]}"#)
    #expect(both.found("missing-font").isEmpty)
  }

  @Test func aFamilyThatNobodyDeclaredIsReported() throws {
    let report = try run(weight: 400, fonts: "{}", family: "Trial")
    #expect(report.found("missing-font").map(\.subject) == ["Trial"])
  }
}
