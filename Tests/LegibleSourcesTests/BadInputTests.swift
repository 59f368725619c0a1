import LegibleCore
import LegibleSources
import LegibleTestSupport
import Testing

@testable import legible_sources

@Suite struct BadInputTests {
  /// What does not parse is passed over; the rest counts.
  @Test(arguments: [
    "struct {{{ func ) (", "let a = \"unfinished", "}}}}", "#if", "\u{0}\u{0}", "case .a(let",
    "<<<<<<< HEAD\nimport A\n=======\nimport B\n>>>>>>> other",
  ])
  func brokenFiles(_ text: String) {
    let good = view("Text(NSLocalizedString(\"a\", comment: \"\"))")
    #expect(
      uses(["App/Bad.swift": text, "App/View.swift": good], keys: ["a"]) == ["a: Text wraps 0"])
  }

  /// Code may be nested as no one writes it: the parser is not given what would exhaust it.
  @Test(arguments: [
    "(", "[", "{ f ", "A<", "try ", "#if A\n", "f(a: ", "if a {} else if b {} ", "\"\\(",
  ])
  func tooDeepFiles(_ part: String) throws {
    let files = MemoryFiles([
      "App/Deep.swift": "let x = " + String(repeating: part, count: 20_000),
      "App/View.swift": view("Text(\"a\")"),
    ])
    let folder = try SourceFolder("App", reader: files)
    #expect(folder.files.map(\.path) == ["View.swift"])
    #expect(
      folder.findings.map(\.message) == ["the file is nested too deep to be parsed and is left out"]
    )
  }

  /// Long files are not deep ones.
  @Test(arguments: [
    "let x = a" + String(repeating: ".b()", count: 20_000),
    "let x = " + String(repeating: "1 + ", count: 50_000) + "1",
    "let x = [" + String(repeating: "\"a(\", ", count: 100_000) + "]",
    String(repeating: "// :-( \nlet x = a<b\n", count: 10_000),
    String(repeating: "func f() { if a { try b() } else if c { d[0]() } }\n", count: 900),
    String(repeating: "(", count: 60), String(repeating: "A<", count: 60),
    "let x = " + String(repeating: "[", count: 10),
  ])
  func longFiles(_ text: String) throws {
    let files = MemoryFiles(["App/Long.swift": text])
    let folder = try SourceFolder("App", reader: files)
    #expect(folder.files.count == 1)
    #expect(folder.findings.isEmpty)
    #expect(Analysis(folder.files, keys: folder.keys, surfaces: folder.surfaces).run().isEmpty)
  }

  @Test func otherEncodings() throws {
    let files = MemoryFiles([
      "App/A.swift": Array("class A: UIViewController { func show() { title = \"a\" } }".utf8),
      "App/B.swift": [0xFF, 0xFE, 0x41, 0x00],
      "App/en.lproj/Localizable.strings": Array("\"a\" = \"A\";".utf8),
    ])
    let folder = try SourceFolder("App", reader: files)
    #expect(folder.files.map(\.path) == ["A.swift"])
    #expect(folder.findings.map(\.location.path) == ["B.swift"])
    #expect(folder.keys.entries.map(\.key) == ["a"])
  }
}
