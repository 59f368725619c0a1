import LegibleAudit
import LegibleCatalogs
import LegibleCore
import LegibleDialects
import LegibleFiles
import LegibleJSON
import LegibleTestSupport
import LegibleText
import LegibleTokens
import Testing

/// The example app: its planted faults are found, its look-alikes are not.
@Suite struct TrailmarkFindingsTests {
  private static let folder = PackageFolder.path + "/Examples/trailmark"

  private static let report = Task {
    let path = folder + "/legible.json"
    let configuration = try AuditConfiguration(
      parsing: DiskFiles().bytes(of: path), path: path)
    let tokens = try TokenResolver(contentsOf: configuration.tokenPaths ?? [])
    let catalog = CatalogLoader(reader: DiskFiles()).catalog(for: configuration)
    return try await Audit(
      configuration, strings: catalog, tokens: tokens, fonts: try FontLibrary()
    ).run()
  }

  /// An entry of `expected.json`.
  struct Entry: Sendable, CustomTestStringConvertible {
    var rule, subject: String
    var language, severity: String?

    var testDescription: String { "\(rule) \(subject) \(language ?? "")" }

    init(_ node: JSONNode) {
      rule = node["rule"]?.string ?? ""
      subject = node["subject"]?.string ?? ""
      language = node["language"]?.string
      severity = node["severity"]?.string
    }

    func matches(_ audited: AuditFinding) -> Bool {
      let finding = audited.finding
      guard finding.rule.rawValue == rule else { return false }
      if let severity, finding.severity.rawValue != severity { return false }
      if rule == "contrast" { return finding.message.hasPrefix(subject + ":") }
      let found = finding.subject ?? ""
      guard found == subject || found.hasPrefix(subject + " (") else { return false }
      guard let language, case .text(let evidence) = audited.evidence else { return true }
      return ([evidence] + evidence.others).contains { $0.language == language }
    }
  }

  private static let expected: JSONNode = {
    do {
      let path = folder + "/expected.json"
      return try JSONDocument(parsing: DiskFiles().bytes(of: path), path: path).root
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  static let faults = (expected["faults"]?.elements ?? []).map(Entry.init)
  static let lookAlikes = (expected["lookAlikes"]?.elements ?? []).map(Entry.init)

  @Test(arguments: faults) func findsThePlantedFault(_ fault: Entry) async throws {
    #expect(try await Self.report.value.findings.contains { fault.matches($0) })
  }

  @Test(arguments: lookAlikes) func leavesTheLookAlikeAlone(_ entry: Entry) async throws {
    let found = try await Self.report.value.findings.filter {
      entry.matches($0) && $0.finding.outcome != .cannotTell
    }
    #expect(found.isEmpty, "\(found.map(\.finding.message))")
  }

  @Test func everyErrorWasPlanted() async throws {
    #expect(Self.faults.count >= 12 && Self.lookAlikes.count >= 12)
    for found in try await Self.report.value.findings where found.finding.severity == .error {
      #expect(Self.faults.contains { $0.matches(found) }, "\(found.finding.message)")
    }
  }

  @Test func hasStringsInTenLanguages() async throws {
    #expect(try await Self.report.value.coverage.languages.count >= 10)
    #expect(try await Self.report.value.coverage.strings >= 600)
  }
}
