import LegibleCore
import LegibleTestSupport
import Testing

@testable import LegibleCatalogs

@Suite struct StringsReaderTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// With the position of each finding marked.
    var text: String
    /// `key=value` of each string, by key.
    var strings: [String]
    /// The severity of each finding.
    var findings: [String] = []

    init(_ name: String, _ text: String, _ strings: [String], _ findings: [String] = []) {
      self.name = name
      self.text = text
      self.strings = strings
      self.findings = findings
    }

    var testDescription: String { name }
  }

  static let cases = [
    Case("quoted", #""a" = "b";"#, ["a=b"]),
    Case("empty file", "", []),
    Case("only a comment", "/* nothing */", []),
    Case("bare key", #"CFBundleName = "Trail";"#, ["CFBundleName=Trail"]),
    Case("bare value", "a.b-c_d/e:f$1 = yes;", ["a.b-c_d/e:f$1=yes"]),
    Case("single quotes", "'a' = 'say \"b\"';", ["a=say \"b\""]),
    Case("key alone", #""Cancel"; OK;"#, ["Cancel=Cancel", "OK=OK"]),
    Case("braces", #"{ "a" = "b"; c = d; }"#, ["a=b", "c=d"]),
    Case("no blanks", #""a"="b";"c"="d";"#, ["a=b", "c=d"]),
    Case("comment inside", #""a" /* x */ = // y"# + "\n \"b\" /* z */;", ["a=b"]),
    Case("star in a comment", #"/* 2 * 3 ** **/ "a" = "b";"#, ["a=b"]),
    Case("slashes in text", #""a" = "https://b /* c */";"#, ["a=https://b /* c */"]),
    Case("raw line break", "\"a\" = \"b\nc\";", ["a=b\nc"]),
    Case("empty key and value", #""" = "";"#, ["="]),
    Case("named escapes", #""a" = "\n\t\r\"\\\'\/";"#, ["a=\n\t\r\"\\'/"]),
    Case("escaped line break", "\"a\" = \"b\\\nc\";", ["a=b\nc"]),
    Case("unicode escapes", #""a" = "\u00e9\U2026\u05D0";"#, ["a=é…א"]),
    Case("short unicode escape", #""a" = "\ue9 \U41z";"#, ["a=é Az"]),
    Case("surrogate pair", #""a" = "\ud83e\udd7e";"#, ["a=🥾"]),
    Case("octal is NextStep's", #""a" = "\341\40\0101";"#, ["a=Æ \u{8}1"]),
    Case("octal above 255", #""a" = "\777";"#, ["a=\u{FFFD}"]),
    Case("unknown escapes", #""a" = "\(\”\א\q\u";"#, ["a=(”אqu"]),
    Case("half a pair", #""a" = ▸"\ud83e";"#, ["a=\u{FFFD}"], ["warning"]),
    Case("duplicate", "\"a\" = \"1\";\n▸\"a\" = \"2\";", ["a=2"], ["warning"]),
    Case(
      "no semicolon before a line", "\"a\" = \"b\"▸\n\"c\" = \"d\";", ["a=b", "c=d"], ["error"]),
    Case("no semicolon on a line", #""a" = "b"▸ "c" = "d";"#, ["a=b", "c=d"], ["error"]),
    Case("no semicolon at the end", #""a" = "b"▸"#, ["a=b"], ["error"]),
    Case(
      "unescaped quote", "\"a\" = \"say \"▸hi\" now\";\n\"c\" = \"d\";", ["a=say ", "c=d"],
      ["error"]),
    Case("no value", "\"a\" = ▸;\n\"c\" = \"d\";", ["c=d"], ["error"]),
    Case("array as value", #""a" = ▸( "b;", { c = ")"; } ); d = e;"#, ["d=e"], ["error"]),
    Case("dictionary as value", #"a = ▸{ b = { c = d; }; }; e = f;"#, ["e=f"], ["error"]),
    Case("no closing quote", "\"a\" = ▸\"b;\n▸", ["a=b;\n"], ["error", "error"]),
    Case("no closing comment", "a = b; ▸/* c", ["a=b"], ["error"]),
    Case("no closing brace", "▸{ a = b;", ["a=b"], ["error"]),
    Case("text behind the brace", "{ a = b; } ▸c", ["a=b"], ["error"]),
    Case("no key", "▸= \"b\";\nc = d;", ["c=d"], ["error"]),
    Case("column in UTF-16", "\"🥾\" = \"b\"▸ x", ["🥾=b"], ["error"]),
  ]

  @Test(arguments: cases) func reads(_ example: Case) {
    let marked = MarkedText(example.text)
    let catalog = read(Array(marked.text.utf8))
    #expect(catalog.strings.map { "\($0.key)=\($0.variants[0].value)" } == example.strings)
    #expect(catalog.findings.map(\.position) == marked.positions)
    #expect(catalog.findings.map(\.severity.rawValue) == example.findings)
  }

  @Test func keepsCommentsThatTouch() {
    let catalog = read(
      Array(
        """
        /* Localizable.strings
           of the app */

        // first
        /* second */
        "a" = "1";
        "b" = "2"; // behind
        /* of c */ "c" = "3";

        // a heading

        "d" = "4";
        """.utf8))
    #expect(catalog.strings.map(\.comment) == ["first\nsecond", "behind", "of c", nil])
    #expect(catalog.findings.isEmpty)
  }

  static let encodings: [(String, [UInt8])] = [
    ("UTF-8", Array("\"a\" = \"é\";".utf8)),
    ("UTF-8 with a mark", [0xEF, 0xBB, 0xBF] + "\"a\" = \"é\";".utf8),
    ("UTF-16 LE", utf16("\u{FEFF}\"a\" = \"é\";", high: 1)),
    ("UTF-16 BE", utf16("\u{FEFF}\"a\" = \"é\";", high: 0)),
    ("UTF-16 LE without a mark", utf16("\"a\" = \"é\";", high: 1)),
    ("UTF-16 BE without a mark", utf16("\"a\" = \"é\";", high: 0)),
  ]

  @Test(arguments: encodings) func decodes(_ name: String, _ bytes: [UInt8]) {
    let catalog = read(bytes)
    #expect(catalog.strings.map { $0.variants[0].value } == ["é"])
    #expect(catalog.strings.map(\.location.column) == [1])
    #expect(catalog.findings.isEmpty)
  }

  static let broken: [([UInt8], String)] = [
    (Array("\"a\" = \"b\";\n\"ö".utf8) + [0xFF, 0x22], "2:3 error"),
    (utf16("\u{FEFF}\"a\"", high: 1) + [0x41], "1:4 error"),
    ([0xFF, 0xFE, 0x22, 0x00, 0x3D, 0xD8, 0x22, 0x00], "1:2 error"),
  ]

  @Test(arguments: broken) func locatesBytesThatAreNoText(_ bytes: [UInt8], _ expected: String) {
    let catalog = read(bytes)
    #expect(catalog.strings.isEmpty)
    #expect(catalog.findings.map(place) == [expected])
    #expect(catalog.findings.map(\.rule) == ["encoding"])
  }

  /// Every prefix of a file that has everything is read without a trap.
  @Test func survivesEveryPrefix() {
    let text = Array("{ /* c */ \"a\\u00e9\\341\" = 'b'; d = ( e, <0a> ); // f\n g; }".utf8)
    for length in text.indices {
      #expect(read(Array(text[..<length])).files == ["de.lproj/T.strings"])
    }
  }

  private func read(_ bytes: [UInt8]) -> StringCatalog {
    CatalogSource(path: "de.lproj/T.strings", bytes: bytes).catalog()
  }
}

/// The line, column and severity of a finding.
func place(_ finding: Finding) -> String {
  "\(finding.location.line):\(finding.location.column) \(finding.severity.rawValue)"
}

private func utf16(_ text: String, high: Int) -> [UInt8] {
  text.utf16.flatMap { unit in
    let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    return high == 0 ? bytes : bytes.reversed()
  }
}
