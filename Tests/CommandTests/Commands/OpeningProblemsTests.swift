import LegibleTestSupport
import Testing

/// What is lost, or overwritten, when tokens are opened is told by every command that opens them.
@Suite struct OpeningProblemsTests {
  static let lossy = """
    {"global": {"a": {"value": "16px + 1rem", "type": "spacing"},
      "b": {"value": "8", "type": "spacing"}, "ink": {"value": "#123456", "type": "color"}}}
    """

  static let commands: [[String]] = [
    ["export", "css", "--tokens", "t"], ["export", "swift", "--tokens", "t"], ["tokens", "t"],
    ["explain", "color.fg", "--tokens", "t"],
    ["contrast", "color.fg", "color.bg", "--tokens", "t"],
    ["color", "color.fg", "--tokens", "t"], ["diff", "t", "t"], ["check", "t"],
  ]

  @Test(arguments: commands)
  func setsThatOverwriteEachOther(command: [String]) throws {
    let folder = try TemporaryFolder([
      "t/acme.json": ##"{"color": {"bg": {"value": "#fff"}, "fg": {"value": "#111"}}}"##,
      "t/zeta.json": ##"{"color": {"bg": {"value": "#000"}, "fg": {"value": "#eee"}}}"##,
    ])
    let run = try CommandRun(command, in: folder.path)
    #expect(run.errors.contains("zeta overwrites 2 tokens of acme"), "\(run)")
    #expect(run.errors.ranges(of: "[overwritten]").count == 1, "\(run.errors)")
    #expect(run.status == 0)
  }

  @Test func lostTokensOfAnExport() throws {
    let folder = try TemporaryFolder(["t.json": Self.lossy])
    let words = ["export", "css", "--tokens", "t.json"]
    let run = try CommandRun(words, in: folder.path)
    #expect(run.output.contains("--b: 8px;") && !run.output.contains("--a:"))
    #expect(run.errors.ranges(of: "[not-carried-over]").count == 1, "\(run.errors)")
    #expect(run.status == 0)
    #expect(try CommandRun(words + ["--fail-on", "warning"], in: folder.path).status == 1)
  }

  /// Of many losses a command that is about something else tells the first, and how to see the others.
  @Test func manyLossesAreCutShort() throws {
    let files = (0..<5).map { number in
      ("t/s\(number).json", ##"{"ink": {"value": "#12345\##(number)", "type": "color"}}"##)
    }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let run = try CommandRun(["contrast", "ink", "white", "--tokens", "t"], in: folder.path)
    #expect(run.errors.ranges(of: "[overwritten]").count == 3, "\(run.errors)")
    #expect(run.errors.contains("legible check t tells of all"), "\(run.errors)")
  }
}
