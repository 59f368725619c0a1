import LegibleTestSupport
import Testing

@Suite struct FileErrorTests {
  @Test(arguments: [
    CommandCase("file-missing", ["check", "none.json"], files: [:]),
    CommandCase("file-is-a-folder", ["check", "tokens"], files: ["tokens/a.json": "{}"]),
    CommandCase(
      "file-from-stdin", ["check", "-"], input: "{\n  \"a\": {\"$type\": \"color\",}\n}\n"),
  ])
  func matches(_ command: CommandCase) throws { try command.expectSnapshot() }
}
