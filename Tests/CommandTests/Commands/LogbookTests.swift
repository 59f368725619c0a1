import LegibleJSON
import LegibleTestSupport
import Testing

/// The example app without a configuration: its planted faults are found, its look-alikes are not.
@Suite(.enabled(if: SourcesTests.isBuilt)) struct LogbookTests {
  private static let folder = PackageFolder.path + "/Examples/logbook"

  /// What the audit finds, once for all tests.
  private static let report = Task {
    let run = try CommandRun(["audit", folder, "--format", "json"], in: PackageFolder.path)
    return try JSONDocument(parsing: Array(run.output.utf8), path: "audit").root
  }

  /// An entry of `expected.json`.
  struct Entry: Sendable, CustomTestStringConvertible {
    var rule: String?
    var key: String
    var testDescription: String { key }

    /// Whether a finding is an error about it.
    func matches(_ finding: JSONNode) -> Bool {
      finding["severity"]?.string == "error"
        && rule.map { $0 == finding["rule"]?.string } ?? true
        && finding["subject"]?.string?.hasPrefix(key + " (") ?? false
    }
  }

  private static func entries(_ name: String) -> [Entry] {
    let path = folder + "/expected.json"
    let bytes = try? Array(CommandRun(script: "cat '\(path)'", in: folder).output.utf8)
    let root = bytes.flatMap { try? JSONDocument(parsing: $0, path: path).root }
    return (root?[name]?.elements ?? []).map {
      Entry(rule: $0["rule"]?.string, key: $0["key"]?.string ?? "")
    }
  }

  static let faults = entries("faults")
  static let lookAlikes = entries("lookAlikes")

  @Test(arguments: faults) func findsThePlantedFault(_ fault: Entry) async throws {
    let found = try await Self.report.value["findings"]?.elements.first { fault.matches($0) }
    // It says where the text is shown.
    #expect(try #require(found)["related"]?.count ?? 0 > 0)
  }

  @Test(arguments: lookAlikes) func leavesTheLookAlikeAlone(_ entry: Entry) async throws {
    let found = try await Self.report.value["findings"]?.elements.filter { entry.matches($0) } ?? []
    #expect(found.isEmpty, "\(found.map { $0["message"]?.string ?? "" })")
  }

  @Test func everyErrorWasPlanted() async throws {
    #expect(Self.faults.count >= 7 && Self.lookAlikes.count >= 14)
    #expect(try await Self.report.value["errors"]?.double == Double(Self.faults.count))
  }

  /// An iPhone app for iOS 17, held upright.
  @Test func theProjectDecidesOnTheDevices() async throws {
    let coverage = try #require(try await Self.report.value["coverage"])
    let places = coverage["places"]?.elements ?? []
    #expect(Set(places.map { $0["orientation"]?.string }) == ["portrait"])
    let devices = places.flatMap { $0["devices"]?.elements ?? [] }.compactMap(\.string)
    #expect(devices.contains("iPhone 14") && !devices.contains { $0.hasPrefix("iPad") })
    #expect(!devices.contains("iPhone X"))
  }
}
