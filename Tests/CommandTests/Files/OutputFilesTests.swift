import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct OutputFilesTests {
  @Test func writesThroughALink() throws {
    let temporary = try TemporaryFolder(["real.txt": "old"])
    try temporary.link("link.txt", to: temporary.path + "/real.txt")
    try OutputFiles.write([OutputFiles.File(temporary.path + "/link.txt", "new")])
    #expect(try temporary.read("real.txt") == Array("new".utf8))
    #expect(try temporary.files() == ["link.txt", "real.txt"])
  }

  @Test func writesToADevice() throws {
    try OutputFiles.write([OutputFiles.File("/dev/null", "gone")])
    #expect(try FileSystem.status("/dev/null")?.kind == .other)
  }

  @Test func saysThatTheFolderIsMissing() throws {
    let temporary = try TemporaryFolder()
    let error = #expect(throws: LegibleError.self) {
      try OutputFiles.write([OutputFiles.File(temporary.path + "/none/a.txt", "a")])
    }
    #expect(error?.findings.first?.hint == "Make the folder first.")
  }
}
