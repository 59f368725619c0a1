import LegibleCore
import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct InputFilesTests {
  @Test func findsLinesAfterAnyLineEnd() throws {
    let temporary = try TemporaryFolder(["a.txt": "\u{FEFF}one\r\ntwo\rthree\n\nfive"])
    let files = InputFiles()
    let path = temporary.path + "/a.txt"
    #expect(try files.bytes(at: path) == (try temporary.read("a.txt")))
    let lines = (1...6).map { files.line(at: SourceLocation(path: path, line: $0)) }
    #expect(lines == ["one", "two", "three", "", "five", nil])
  }

  @Test func findsLinesOfFilesNotReadBefore() throws {
    let temporary = try TemporaryFolder(["a.txt": "one\ntwo"])
    let files = InputFiles()
    #expect(files.line(at: SourceLocation(path: temporary.path + "/a.txt", line: 2)) == "two")
    #expect(files.line(at: SourceLocation(path: temporary.path + "/none", line: 1)) == nil)
    #expect(files.line(at: SourceLocation(path: temporary.path, line: 1)) == nil)
  }

  @Test(arguments: [
    ("none.json", "No such file", "Check the path; it counts from the current folder."),
    ("a.txt/b.json", "Not a directory", "Check the path; it counts from the current folder."),
    ("folder", "Is a directory", "Name the files in it."),
  ])
  func saysWhatToDo(_ name: String, _ message: String, _ hint: String) throws {
    let temporary = try TemporaryFolder(["a.txt": "", "folder/b.txt": ""])
    let path = "\(temporary.path)/\(name)"
    let error = #expect(throws: LegibleError.self) { try InputFiles().bytes(at: path) }
    #expect(error?.findings.first?.message.contains(message) == true)
    #expect(error?.findings.first?.hint == hint)
    #expect(error?.findings.first?.location.path == path)
  }
}
