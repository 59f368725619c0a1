#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import LegibleJSON
import LegibleKit
import LegibleTestSupport
import Testing

/// The documents say what is so: commands print what is shown, code is the code that is built.
struct DocumentationTests {
  static let catalog = "Sources/LegibleKit/Documentation.docc"
  static let documents = ["README.md"] + files(in: catalog, suffix: ".md")
  static let snippets = files(in: "Snippets", suffix: ".swift")

  @Test func commandsPrintWhatTheReadmeShows() throws {
    let shown = try read("README.md")
    var document = MarkdownDocument(parsing: shown)
    document.parts = try document.parts.map { part in
      guard case .code("console", let lines) = part else { return part }
      return .code(language: "console", lines: try replay(lines))
    }
    if Snapshots.areRecorded {
      let path = "\(PackageFolder.path)/README.md"
      try Data(document.text.utf8).write(to: URL(fileURLWithPath: path))
      Issue.record("recorded README.md; review it")
    } else {
      #expect(document.text.timeless == shown.timeless)
    }
  }

  /// The commands of a block, each followed by what it prints now.
  private func replay(_ lines: [Substring]) throws -> [Substring] {
    try lines.filter { $0.hasPrefix("$ ") }.flatMap { line -> [Substring] in
      let run = try CommandRun(
        script: "PATH=${1%/*}:$PATH; { \(line.dropFirst(2)); } 2>&1", in: PackageFolder.path)
      #expect(run.status < 2, "\(line)")
      let output = run.output.hasSuffix("\n") ? String(run.output.dropLast()) : run.output
      return [line] + output.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  @Test(arguments: documents) func codeIsThatOfASnippet(_ path: String) throws {
    let sources = try Self.snippets.map(read)
    for code in MarkdownDocument(parsing: try read(path)).code(in: "swift") {
      #expect(sources.contains(code), "\(path) shows code that no file of Snippets has:\n\(code)")
    }
  }

  @Test(arguments: snippets) func snippetRuns(_ path: String) throws {
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    let program = PackageFolder.command.split(separator: "/").dropLast().joined(separator: "/")
    let run = try CommandRun([], in: PackageFolder.path, program: "/\(program)/\(name)")
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  /// Runs that together write every member which JSON output can have, but for token values.
  static let jsonRuns: [(words: String, input: String)] = [
    ("check - --format json", #"{"a": {"$type": "color", "$value": "{b}"}}"#),
    ("tokens --filter ios.margin.* --format json", ""),
    ("explain truncation --format json", ""),
    ("diff Examples/starter/app.tokens.json Examples/starter/dark.tokens.json --format json", ""),
    ("layout --device iPad10.2 --format json", ""),
    ("devices --sources --format json", ""),
    ("audit Examples/trailmark/legible.json --format json", ""),
    ("contrast #fff8 #7778 --suggest --viewing --format json", ""),
    ("contrast #777 #fff --min-ratio 5 --format json", ""),
    ("contrast --grid ios.color.label white --format json", ""),
    (
      "contrast trail.color.link white --suggest --format json --tokens "
        + "Examples/trailmark/tokens/trailmark.resolver.json",
      ""
    ),
    ("contrast --jsonl", #"{"id": 1, "fg": "color(display-p3 1 0 0)", "bg": ["white"]}"#),
    ("contrast --jsonl", #"{"fg": "white"}"#),
    (
      "color --jsonl",
      """
      {"color": "red", "to": ["oklch"], "simulate": {"kind": "protan"}, "against": "blue"}
      """
    ),
    (
      "measure --jsonl",
      """
      {"text": "a b", "minimumScale": 0.5,
       "want": ["breaks", "graphemes", "levels", "glyphs", "shrink"]}
      """
    ),
  ]

  @Test func membersOfJSONAreDescribed() throws {
    let described = try read("Documentation/json.md")
    var names: Set<String> = []
    for run in Self.jsonRuns {
      let input = run.input.replacing("\n", with: "") + "\n"
      let run = try CommandRun(
        run.words.split(separator: " ").map(String.init), input: Array(input.utf8),
        in: PackageFolder.path)
      #expect(run.status < 2, "\(run.errors)")
      collectNames(
        try JSONDocument(parsing: Array(run.output.utf8), path: "output").root, into: &names)
    }
    #expect(names.count > 100)
    for name in names.sorted() where !described.contains("`\(name)`") {
      Issue.record("json.md does not describe \(name)")
    }
  }

  /// The names of all members, but for modifiers and what is within token values and extensions.
  private func collectNames(_ node: JSONNode, into names: inout Set<String>) {
    for member in node.members {
      names.insert(member.name)
      if !["context", "value", "extensions", "where", "old", "new", "oldValue"].contains(
        member.name)
      {
        collectNames(member.value, into: &names)
      }
    }
    for element in node.elements { collectNames(element, into: &names) }
  }

  static let starter = "Examples/starter"

  @Test func readmeShowsTheStarter() throws {
    let shown = MarkdownDocument(parsing: try read("README.md")).code(in: "json")
    let files = try Self.files(in: Self.starter, suffix: ".json").map(read)
    #expect(files.count == 4)
    #expect(shown.filter { !$0.contains("\"lint\"") }.sorted() == files.sorted())
  }

  @Test(arguments: [["check", "app.resolver.json", "--fail-on", "warning"], ["audit"]])
  func starterIsSound(_ words: [String]) throws {
    let run = try CommandRun(words, in: "\(PackageFolder.path)/\(Self.starter)")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  static let python = "/usr/bin/python3"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
  func pythonCodeRuns() throws {
    for code in MarkdownDocument(parsing: try read("README.md")).code(in: "python") {
      let folder = try TemporaryFolder(["example.py": code])
      let run = try CommandRun(
        script: "PATH=${1%/*}:$PATH \(Self.python) example.py", in: folder.path)
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.output.contains("\u{2026}"))
    }
  }

  private func read(_ path: String) throws -> String {
    let url = URL(fileURLWithPath: "\(PackageFolder.path)/\(path)")
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private static func files(in folder: String, suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: "\(PackageFolder.path)/\(folder)")
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
  }
}
