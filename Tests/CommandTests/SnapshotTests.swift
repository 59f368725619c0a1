import LegibleTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct SnapshotTests {
  /// A snapshot is alive when a test of this target names it.
  @Test func noneIsDead() throws {
    let manager = FileManager.default
    let folder = PackageFolder.path + "/Tests/CommandTests"
    var sources = ""
    for file in try manager.subpathsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
      sources += String(decoding: data, as: UTF8.self)
    }
    let snapshots = try manager.contentsOfDirectory(atPath: PackageFolder.snapshots).sorted()
    #expect(!snapshots.isEmpty)
    for snapshot in snapshots {
      let name = snapshot.hasSuffix(".txt") ? String(snapshot.dropLast(4)) : snapshot
      #expect(sources.contains("\"\(name)\""), "no test names \(snapshot); remove it")
    }
  }
}
