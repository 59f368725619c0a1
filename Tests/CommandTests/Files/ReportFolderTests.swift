import LegibleTestSupport
import Testing

@testable import legible_cli

/// Where a configuration may let reports be written, and how that is said.
@Suite struct ReportFolderTests {
  private static func configuration(_ directory: String) -> String {
    """
    {"targets": [{"name": "x", "width": 50, "height": 50}],
     "report": {"directory": "\(directory)", "formats": ["json"]}}
    """
  }

  @Test func showsControlsOfPaths() throws {
    let folder = try TemporaryFolder([
      "legible.json": Self.configuration(#"r\u001b]0;x\u0007\u001b[2J"#)
    ])
    let run = try CommandRun(["audit"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.errors.contains("wrote r\\u{1B}]0;x\\u{7}\\u{1B}[2J/audit.json\n"))
    #expect(!(run.output + run.errors).utf8.contains(0x1B))
    #expect(try folder.files().contains("r\u{1B}]0;x\u{7}\u{1B}[2J/audit.json"))
  }

  @Test(arguments: [
    "..", "../out", "a/../../out", "/tmp/legible-out", "link", "link/out", "./../out",
  ])
  func staysInTheProject(_ directory: String) throws {
    let outside = try TemporaryFolder()
    let folder = try TemporaryFolder(["app/legible.json": Self.configuration(directory)])
    try folder.link("app/link", to: outside.path)
    let run = try CommandRun(["audit", "app/legible.json"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("app/legible.json:2:26: error: the report's folder \""))
    #expect(run.errors.contains("outside of the configuration's folder [configuration]"))
    #expect(try outside.files().isEmpty)
    #expect(try folder.files() == ["app", "app/legible.json", "app/link"])
  }

  @Test(arguments: ["out", "./out", "out/deep//er", "."]) func writesInside(_ directory: String)
    throws
  {
    let folder = try TemporaryFolder(["app/legible.json": Self.configuration(directory)])
    let run = try CommandRun(["audit", "app/legible.json"], in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.files().contains { $0.hasSuffix("/audit.json") })
  }

  @Test func followsTheCommandLineOutside() throws {
    let folder = try TemporaryFolder(["app/legible.json": Self.configuration("../out")])
    let words = ["audit", "app/legible.json", "--out", "out", "--format", "json"]
    #expect(try CommandRun(words, in: folder.path).status == 0)
    #expect(try folder.files().contains("out/audit.json"))
  }
}
