import LegibleCore
import LegibleFiles
import LegibleTestSupport
import Testing

/// Files, directories, links and what cannot be read.
struct DiskFilesTests {
  @Test func readsWholeFiles() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    let folder = try TemporaryFolder(["empty": ""])
    try folder.write(bytes, to: "some")
    try folder.link("link", to: "some")
    #expect(try DiskFiles().bytes(of: folder.path + "/some") == bytes)
    #expect(try DiskFiles().bytes(of: folder.path + "/link") == bytes)
    #expect(try DiskFiles().bytes(of: folder.path + "/empty").isEmpty)
  }

  @Test(arguments: [
    ("/dangling", "there is no such file"), ("/some/file", "there is no such file"),
    ("", "this is a directory, not a file"), ("/device", "the file cannot be read"),
    ("/some\0x", "there is no such file"),
  ])
  func saysWhyNot(_ name: String, _ message: String) throws {
    let folder = try TemporaryFolder(["some": "text"])
    try folder.link("dangling", to: "nothing")
    try folder.link("device", to: "/dev/null")
    let error = #expect(throws: LegibleError.self) {
      try DiskFiles().bytes(of: folder.path + name)
    }
    #expect(error?.findings.map(\.message) == [message])
    #expect(error?.findings.map(\.location.path) == [folder.path + name])
  }

  @Test func listsFilesBelowADirectory() throws {
    let folder = try TemporaryFolder([
      "b": "", "a/ü": "", "a/b/c": "", ".hidden": "", ".git/config": "",
    ])
    try folder.link("a/loop", to: folder.path)
    try folder.link("file", to: "b")
    try folder.link("gone", to: "nothing")
    #expect(
      try DiskFiles().files(under: folder.path) == ["a/b/c", "a/ü", "b", "file", "gone"])
    #expect(throws: LegibleError.self) { try DiskFiles().files(under: folder.path + "/b") }
  }
}
