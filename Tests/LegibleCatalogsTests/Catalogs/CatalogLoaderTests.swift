import LegibleCore
import LegibleFiles
import LegibleTestSupport
import Testing

@testable import LegibleCatalogs

@Suite struct CatalogLoaderTests {
  static let files = MemoryFiles([
    "app/App/L.xcstrings": #"{"sourceLanguage": "en", "strings": {"x": {}}}"#,
    "app/App/de.lproj/A.strings": "a = \"ä\";",
    "app/App/Base.lproj/A.strings": "a = base;",
    "app/App/German.lproj/B.strings": "b = alt;",
    "app/App/zh_CN.lproj/A.strings": "a = z;",
    "app/App/A.strings": "a = none;",
    "app/readme.txt": "",
    "other/en.lproj/A.strings": "a = other;",
  ])

  static let patterns: [([String], [String])] = [
    (["**/*.xcstrings"], ["en x"]),
    (["App/*.lproj/*.strings"], ["de ä", "fi base", "zh-CN z", "de alt"]),
    (["App/**"], ["de ä", "fi none", "fi base", "zh-CN z", "de alt", "en x"]),
    (["App/de.lproj/A.strings", "**/A.strings"], ["de ä", "fi none", "fi base", "zh-CN z"]),
    (["../other/*/A.strings"], []),
  ]

  @Test(arguments: patterns) func findsFiles(_ patterns: [String], _ expected: [String]) {
    let catalog = load(patterns)
    let found = catalog.strings.map { "\($0.language) \($0.variants[0].value)" }
    #expect(found == expected)
    #expect(catalog.findings.isEmpty == !expected.isEmpty)
  }

  @Test func reportsWhatIsNotThere() {
    let catalog = load(["nothing/*.strings", "missing.strings", "readme.txt"])
    #expect(
      catalog.findings.map { "\($0.location.path) \($0.rule)" } == [
        "app/legible.json file", "app/missing.strings file", "app/readme.txt catalog-format",
      ])
  }

  /// U+10FFFF stands for the byte FF in a path.
  @Test func foldersWithoutALanguageAreErrorsOnce() throws {
    let files = MemoryFiles([
      "a/d\u{10FFFF}.lproj/A.strings": "a = a;", "a/d\u{10FFFF}.lproj/B.strings": "b = b;",
      "b/d\u{10FFFF}.lproj/A.strings": "a = c;",
      "n\u{10FFFF}/de.lproj/A\u{10FFFF}.strings": "a = d;",
    ])
    let catalog = try CatalogLoader(reader: files).catalog(in: ".")
    #expect(catalog.languages == [#"d\xFF"#, "de"])
    #expect(
      catalog.findings.map { "\($0.location) \($0.rule) \($0.count) \($0.related.count)" } == [
        #"a/d\xFF.lproj/A.strings:1:1 catalog-format 2 1"#,
        #"b/d\xFF.lproj/A.strings:1:1 catalog-format 1 0"#,
      ])
  }

  @Test func pluralFormsReplaceTheirStrings() throws {
    let files = MemoryFiles([
      "de.lproj/L.strings": "a = a; b = b;",
      "fr.lproj/L.strings": "a = a;",
      "de.lproj/L.stringsdict": """
      <plist><dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict><key>mac</key><string>plural</string></dict></dict></dict></plist>
      """,
    ])
    let catalog = try CatalogLoader(reader: files).catalog(in: ".")
    #expect(
      catalog.strings.map { "\($0.key) \($0.language) \($0.variants[0].value)" } == [
        "a de plural", "a fr a", "b de b",
      ])
  }

  @Test func readsADirectory() throws {
    let catalog = try CatalogLoader(reader: Self.files).catalog(in: "other")
    #expect(catalog.files == ["other/en.lproj/A.strings"])
  }

  @Test func readsTheDisk() throws {
    let disk = DiskFiles()
    #expect(throws: LegibleError.self) { try disk.bytes(of: "/") }
    #expect(throws: LegibleError.self) { try disk.bytes(of: "/no such file") }
    #expect(throws: LegibleError.self) { try disk.files(under: "/no such file") }
    let directory = String(
      #filePath.prefix(upTo: #filePath.lastIndex(of: "/") ?? #filePath.endIndex))
    #expect(try disk.files(under: directory).contains("CatalogLoaderTests.swift"))
    #expect(try disk.bytes(of: directory + "/CatalogLoaderTests.swift").starts(with: "import".utf8))
  }

  private func load(_ patterns: [String]) -> StringCatalog {
    let file = "app/legible.json"
    return CatalogLoader(reader: Self.files, sourceLanguage: "fi").catalog(
      matching: patterns.map { Located($0, at: SourceLocation(path: file)) }, namedIn: file,
      resolve: { $0.hasPrefix("/") ? $0 : "app/" + $0 })
  }
}
