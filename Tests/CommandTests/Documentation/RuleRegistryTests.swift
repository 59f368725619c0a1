import LegibleKit
import LegibleTestSupport
import Testing

/// The one list of rules against the places where they are declared.
@Suite struct RuleRegistryTests {
  /// The names of the rules that the sources declare: `Rule(`, the name, a comma.
  static let declared: [String] = {
    do {
      let files = try DiskFiles().files(under: PackageFolder.path + "/Sources")
      return try files.filter { $0.hasSuffix(".swift") }.flatMap { file in
        let bytes = try DiskFiles().bytes(of: "\(PackageFolder.path)/Sources/\(file)")
        let text = String(decoding: bytes, as: UTF8.self)
        return text.matches(of: /let \w+ = Rule\(\s*"([a-z0-9-]+)", of:/).map { String($0.1) }
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  @Test func everyDeclaredRuleIsRegistered() {
    #expect(Self.declared.count > 100)
    #expect(Set(Self.declared).count == Self.declared.count)
    #expect(Self.declared.sorted() == RuleRegistry.all.rules.map(\.id.rawValue).sorted())
  }

  @Test(arguments: RuleRegistry.all.rules.map(\.id))
  func everyRuleIsExplained(id: Rule.ID) throws {
    let rule = try #require(RuleRegistry.all[id])
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.count < 160)
    #expect(!rule.explanation.contains("  "))
    #expect(!"\(rule.summary) \(rule.explanation)".contains(/(?:^|\s)(?:--[a-z]|legible [a-z])/))
  }

  /// The rules of the findings in the snapshots, as text and as JSON.
  @Test func everyFindingOfASnapshotHasARegisteredRule() throws {
    let folder = PackageFolder.path + "/Tests/CommandTests/Snapshots"
    var found: Set<String> = []
    for file in try DiskFiles().files(under: folder) {
      let text = String(decoding: try DiskFiles().bytes(of: "\(folder)/\(file)"), as: UTF8.self)
      for match in text.matches(of: /(?:error|warning|note): .* \[([a-z-]+)\]\n/) {
        found.insert(String(match.1))
      }
      for match in text.matches(of: /"rule": "([a-z-]+)"/) { found.insert(String(match.1)) }
    }
    #expect(found.count > 30)
    #expect(found.filter { RuleRegistry.all[Rule.ID(rawValue: $0)] == nil } == ["usage"])
  }

  @Test func explainTellsOfEach() throws {
    let run = try CommandRun(["explain", "--format", "json"], in: PackageFolder.path)
    for rule in RuleRegistry.all.rules { #expect(run.output.contains("\"\(rule.id)\"")) }
  }
}
