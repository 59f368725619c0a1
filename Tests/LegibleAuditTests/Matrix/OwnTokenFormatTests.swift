import LegibleAudit
import LegibleColor
import LegibleCore
import LegibleTestSupport
import LegibleTokens
import Testing

/// Audits of token files that an app brings a format for.
@Suite struct OwnTokenFormatTests {
  /// A file that is one colour.
  private struct Ink: TokenFormat {
    let endings = [".ink"]

    func tokens(in file: TokenFormatFile) throws(LegibleError) -> [TokenDefinition] {
      let range = 0..<file.bytes.count
      let text = String(decoding: file.bytes, as: UTF8.self)
      let color = try Color(css: text, at: file.location(of: range))
      return [TokenDefinition("ink", .value(.color(ColorValue(color: color))), at: range)]
    }
  }

  @Test func tokensAreReadByTheFormat() async throws {
    var configuration = AuditConfiguration(path: "app/audit")
    configuration.tokens = ["brand.ink"]
    configuration.contrast = [ContrastPair(foreground: "ink", backgrounds: ["#fff"])]
    let files = MemoryFiles(["app/brand.ink": "#999"])
    let report = try await Audit(configuration, reader: files, formats: [Ink()]).run()
    #expect(report.findings.map(\.finding.rule).contains("contrast"))
    #expect(throws: LegibleError.self) { try Audit(configuration, reader: files) }
  }
}
