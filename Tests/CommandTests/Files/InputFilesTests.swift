import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct InputFilesTests {
  @Test func findsLinesAfterAnyLineEnd() throws {
    let temporary = try TemporaryFolder(["a.txt": "\u{FEFF}one\r\ntwo\rthree\n\nfive"])
    let files = InputFiles()
    let path = temporary.path + "/a.txt"
    #expect(try files.bytes(of: path) == (try temporary.read("a.txt")))
    let lines = (1...6).map { files.line(at: SourceLocation(path: path, line: $0)) }
    #expect(lines == ["one", "two", "three", "", "five", nil])
  }

  @Test func showsWhatWasRead() throws {
    let temporary = try TemporaryFolder(["a.txt": "one\ntwo"])
    let path = temporary.path + "/a.txt"
    let files = InputFiles()
    #expect(files.line(at: SourceLocation(path: path, line: 2)) == nil)
    _ = try files.bytes(of: path)
    try temporary.write(Array("other".utf8), to: "a.txt")
    #expect(files.line(at: SourceLocation(path: path, line: 2)) == "two")
  }

  @Test(arguments: [
    ("none.json", "there is no such file", "Check the path."),
    ("a.txt/b.json", "there is no such file", "Check the path."),
    ("folder", "this is a directory, not a file", "Name a file."),
  ])
  func saysWhatToDo(_ name: String, _ message: String, _ hint: String) throws {
    let temporary = try TemporaryFolder(["a.txt": "", "folder/b.txt": ""])
    let path = "\(temporary.path)/\(name)"
    let error = #expect(throws: LegibleError.self) { try InputFiles().bytes(of: path) }
    #expect(error?.findings.first?.message == message)
    #expect(error?.findings.first?.hint == hint)
    #expect(error?.findings.first?.location.path == path)
  }
}
