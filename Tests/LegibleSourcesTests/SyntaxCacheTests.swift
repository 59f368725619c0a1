import LegibleCore
import LegibleSources
import LegibleTestSupport
import Testing

@testable import legible_sources

@Suite struct SyntaxCacheTests {
  /// A file with every kind of declaration, statement and expression.
  static let text = """
    import SwiftUI
    @main struct Shown: App, Sendable {
      @State(wrappedValue: 1) private static var count: Int? = -1 + 2
      let scale = 0.5, texts: [String] = ["a", "a\\(count) b"], keys = \\Shown.texts
      var body: some Scene {
        WindowGroup { $0.first?.title ?? nil }
      }
      override init(_ name: String = "x", with other: [A.B]) { self.name = name; other[0].a = .b }
      func run() throws -> String {
        guard let a = b else { throw E.lost }
        for item in items { print(item) }
        switch state { case .one(let x, _): return x; default: break }
        func inner() {}
        #if os(watchOS)
        walk()
        #endif
        let value = if a { "1" } else { "2" }
        return a ? value : (c, -d) as? String ?? ""
      }
      #if targetEnvironment(macCatalyst)
      var other: Int { 1 }
      #endif
    }
    enum State { case one(String, Int), two }
    extension State { static let a = 9_000 }
    func global() {}
    let last = 1e300
    run(last)
    """

  @Test func roundTrip() throws {
    let file = Lowering.file(path: "App/View.swift", text: Self.text)
    let read = try #require(SourceFile(path: "App/View.swift", stored: file.stored[...]))
    #expect(read.stored == file.stored)
    #expect("\(read)" == "\(file)")
  }

  /// Cut or changed at any place, an entry is refused or read, and nothing worse.
  @Test func damage() {
    let stored = Lowering.file(path: "a", text: Self.text).stored
    for end in stored.indices { #expect(SourceFile(path: "a", stored: stored[..<end]) == nil) }
    for index in stored.indices {
      for byte in [0, 0x7F, 0xFF] as [UInt8] {
        var bytes = stored
        bytes[index] = byte
        _ = SourceFile(path: "a", stored: bytes[...])
      }
    }
    let deep = [2] + [UInt8](repeating: 10, count: 1_000_000)
    #expect(SourceFile(path: "a", stored: [0, 0, 0, 0][...] + deep) == nil)
  }

  /// Examples of the hash's authors.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func fingerprints(_ text: String, _ name: String) {
    #expect(Fingerprint(text.utf8).name == name)
  }

  /// A file that is known is taken from the cache; here another stands there under its content.
  @Test func knownFiles() throws {
    let folder = try TemporaryFolder([:])
    let cache = SyntaxCache(folder: folder.path + "/a/b")
    let files = MemoryFiles(["App/View.swift": "let a = 1", "App/Other.swift": "let b = 2"])
    func names() throws -> [String] {
      try SourceFolder("App", reader: files, cache: cache).files.flatMap(\.properties).map(\.name)
    }
    #expect(try names() == ["b", "a"])
    let entry = "a/b/" + Fingerprint("let a = 1".utf8).name
    let other = Lowering.file(path: "", text: "let c = 3").stored
    try folder.write(Fingerprint(other).bytes + other, to: entry)
    #expect(try names() == ["b", "c"])
    // A damaged entry is written anew.
    try folder.write(Fingerprint(other).bytes + other.dropLast(), to: entry)
    #expect(try names() == ["b", "a"])
    try folder.write([], to: entry)
    #expect(try names() == ["b", "a"])
    #expect(cache.file(path: "App/View.swift", Fingerprint("let a = 1".utf8)) != nil)
  }

  /// What is too deep or not UTF-8 is told of each time.
  @Test func findingsStay() throws {
    let folder = try TemporaryFolder([:])
    let files = MemoryFiles(["App/Bad.swift": [0xFF]])
    for _ in 0..<2 {
      let read = try SourceFolder(
        "App", reader: files, cache: SyntaxCache(folder: folder.path + "/a"))
      #expect(read.findings.count == 1)
    }
  }

  @Test func isBounded() throws {
    let folder = try TemporaryFolder([:])
    let cache = SyntaxCache(folder: folder.path + "/a", maximumSize: 4000)
    for number in 0..<60 {
      let text = "let name\(number) = \"\(String(repeating: "x", count: 100))\""
      cache.keep(Lowering.file(path: "", text: text), Fingerprint(text.utf8))
      cache.trim()
    }
    let sizes = try folder.files().filter { $0.contains("/") }.map { try folder.read($0).count }
    #expect(sizes.reduce(0, +) <= 4000)
    #expect(sizes.count > 10)
  }

  /// Without a folder that can be written all is read as well.
  @Test func foldersThatCannotBe() throws {
    let files = MemoryFiles(["App/View.swift": "let a = 1"])
    for path in ["/dev/null/a", "/proc/none"] {
      let read = try SourceFolder("App", reader: files, cache: SyntaxCache(folder: path))
      #expect(read.files.map(\.path) == ["View.swift"])
    }
  }
}
