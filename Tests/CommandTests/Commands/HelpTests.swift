import LegibleTestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    CommandCase("help", ["help"]),
    CommandCase("help-of-command", ["help", "help"]),
    CommandCase("help-narrow", ["help", "--help"], environment: ["COLUMNS": "40"]),
    CommandCase("unknown-command", ["hlep"]),
    CommandCase("unknown-option", ["help", "--siez=17"]),
    CommandCase("short-version", ["-v"]),
    CommandCase("option-before-command", ["--size", "17", "help"]),
    CommandCase("too-many-arguments", ["help", "help", "version"]),
  ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }

  @Test func hasOneOverview() throws {
    let help = try CommandRun(["help"], in: PackageFolder.path)
    for option in ["--help", "-h"] {
      #expect(try CommandRun([option], in: PackageFolder.path).output == help.output)
    }
    let none = try CommandRun([], in: PackageFolder.path)
    #expect(none.errors == help.output)
    #expect(none.output.isEmpty)
    #expect(none.status == 2)
  }
}
