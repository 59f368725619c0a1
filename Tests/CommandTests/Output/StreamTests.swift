import LegibleTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct StreamTests {
  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let run = try CommandRun(script: #""$1" help >/dev/full"#, in: PackageFolder.path)
      #expect(run.errors.hasPrefix("legible: error: standard output cannot be written: "))
      #expect(run.status == 2)
    }
  #endif

  @Test func aClosedPipeIsNone() throws {
    let script = #"{ "$1" devices --format json; echo "status $?" >&2; } | true"#
    let run = try CommandRun(script: script, in: PackageFolder.path)
    #expect(run.errors == "status 0\n")
  }

  @Test func colorsAreForTerminals() throws {
    let run = try CommandRun(["nonsense"], environment: ["TERM": "xterm"], in: PackageFolder.path)
    #expect(!run.errors.contains("\u{1B}"))
  }
}
