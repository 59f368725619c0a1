import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct OutputFolderTests {
  @Test func writesIntoNewFolders() throws {
    let temporary = try TemporaryFolder(["out/a.txt": "old"])
    try OutputFolder(temporary.path + "/out").write([
      OutputFiles.File("a.txt", "new"), OutputFiles.File("css/dark/b.css", "b"),
    ])
    #expect(
      try temporary.files() == [
        "out", "out/a.txt", "out/css", "out/css/dark", "out/css/dark/b.css",
      ])
    #expect(try temporary.read("out/a.txt") == Array("new".utf8))
  }

  @Test(arguments: [
    "../a.txt", "/tmp/a.txt", "css/../../a.txt", "./a.txt", "css//a.txt", "", "css/", "a\0b",
    // To a file system a slash is one, whatever mark follows it.
    "../\u{301}a.txt", "css/..//\u{301}a.txt", "/\u{301}a.txt", "css/\u{301}/../../../\u{301}a",
  ])
  func staysInside(_ path: String) throws {
    let temporary = try TemporaryFolder()
    #expect(throws: LegibleError.self) {
      try OutputFolder(temporary.path + "/out").write([
        OutputFiles.File("fine.txt", "fine"), OutputFiles.File(path, "stray"),
      ])
    }
    #expect(try temporary.files() == [])
  }

  @Test func followsNoLinkOut() throws {
    let temporary = try TemporaryFolder(["elsewhere/kept.txt": "kept", "out/a.txt": "a"])
    try temporary.link("out/css", to: temporary.path + "/elsewhere")
    let error = #expect(throws: LegibleError.self) {
      try OutputFolder(temporary.path + "/out").write([OutputFiles.File("css/kept.txt", "lost")])
    }
    #expect(error?.description.contains("a link that leads out of") == true)
    #expect(try temporary.read("elsewhere/kept.txt") == Array("kept".utf8))
  }

  @Test func failedRunLeavesTheOldFiles() throws {
    let temporary = try TemporaryFolder(["out/a.txt": "old", "out/b/c.txt": "c"])
    let error = #expect(throws: LegibleError.self) {
      try OutputFolder(temporary.path + "/out").write([
        OutputFiles.File("a.txt", "new"), OutputFiles.File("b", "a folder is there"),
      ])
    }
    #expect(error?.description.contains("a folder is there") == true)
    #expect(try temporary.files() == ["out", "out/a.txt", "out/b", "out/b/c.txt"])
    #expect(try temporary.read("out/a.txt") == Array("old".utf8))
  }
}
