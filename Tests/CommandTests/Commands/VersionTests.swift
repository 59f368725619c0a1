import LegibleTestSupport
import Testing

@Suite struct VersionTests {
  @Test(arguments: [CommandCase("version", ["--version"])])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  /// The numbers are those of the machine.
  @Test func namesTheLibraries() throws {
    let run = try CommandRun(["--version", "--verbose"], in: PackageFolder.path)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.map(\.first) == ["legible", "HarfBuzz", "FreeType", "ICU", "Unicode"])
    #expect(lines.allSatisfy { $0.count == 2 && $0[1].first?.isNumber == true })
  }
}
