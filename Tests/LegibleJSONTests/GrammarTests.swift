import LegibleCore
import LegibleJSON
import LegibleTestSupport
import Testing

/// What RFC 8259 allows and forbids.
@Suite struct GrammarTests {
  /// Each row: a text and what it reads as, written again on one line.
  @Test(arguments: [
    ("{}", "{}"),
    ("[]", "[]"),
    (" \t\r\n[ \n] \n", "[]"),
    ("null", "null"),
    ("true", "true"),
    ("false", "false"),
    ("\"\"", "\"\""),
    ("\"a\"", "\"a\""),
    ("0", "0"),
    ("-0", "0"),
    ("-1.5e+3", "-1500"),
    ("1E-2", "0.01"),
    ("0.1", "0.1"),
    ("0e0", "0"),
    ("1e308", "1e+308"),
    ("[1,[2,[3]]]", "[1,[2,[3]]]"),
    (#"{"a":{"b":[true,null]},"c":""}"#, #"{"a":{"b":[true,null]},"c":""}"#),
    (#"{"":1}"#, #"{"":1}"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\n\r\t""#),
    (#""\u0041\u00e9\u4e2d""#, "\"Aé中\""),
    (#""\ud83d\uDE00""#, "\"😀\""),
    (#""\uD83D\uDE00x\u0000""#, "\"😀x\\u0000\""),
    ("\"é中😀\"", "\"é中😀\""),
    ("\"\u{7F}\u{2028}\"", "\"\\u007f\\u2028\""),
    ("\"a\u{85}\u{80}\u{9F}\u{A0}\u{2029}\"", "\"a\\u0085\\u0080\\u009f\u{A0}\\u2029\""),
    ("\u{FEFF}[1]", "[1]"),
    (#""\\u0041""#, #""\\u0041""#),
  ])
  func accepts(_ text: String, _ expected: String) throws {
    #expect(try value(of: text).line == expected)
  }

  /// Texts with the mistake marked.
  @Test(arguments: [
    "▸",
    "  \n ▸",
    "[▸",
    "{▸",
    "[1▸",
    "[1,▸",
    "[1,▸]",
    "[▸,1]",
    "[1 ▸2]",
    "[1▸}",
    "▸]",
    "{\"a\"▸}",
    "{\"a\":▸}",
    "{\"a\":1,▸}",
    "{\"a\":1 ▸\"b\":2}",
    "{▸a:1}",
    "{▸1:1}",
    "{▸'a':1}",
    "▸'a'",
    "[1]▸]",
    "1 ▸2",
    "▸// note\n1",
    "[1, ▸/* note */ 2]",
    "▸nul",
    "▸True",
    "▸NaN",
    "▸Infinity",
    "-▸Infinity",
    "0▸1",
    "-0▸1",
    "▸+1",
    "▸.5",
    "1.▸",
    "1.▸e1",
    "1e▸",
    "1e+▸",
    "-▸",
    "0▸x10",
    "▸\"abc",
    "[▸\"abc]",
    "\"▸\\",
    "\"a▸\\x41\"",
    "\"▸\\u12\"",
    "\"▸\\u12G4\"",
    "\"▸\\ud83d\"",
    "\"▸\\ud83d\\u0041\"",
    "\"▸\\ud83dx\"",
    "\"▸\\ude00\"",
    "\"a▸\tb\"",
    "\"a▸\nb\"",
    "\"a▸\0b\"",
    "[\r\n1,\r\n▸]",
    "[\r1,\r▸]",
    "{\n  \"é😀\": ▸tru\n}",
    "\u{FEFF}[▸",
    "\u{FEFF}▸\u{FEFF}1",
    "[1]▸\u{A0}",
  ])
  func rejects(_ marked: String) {
    let marked = MarkedText(marked)
    let error = #expect(throws: LegibleError.self) { try value(of: marked.text) }
    #expect(error?.findings.map(\.position) == marked.positions)
    #expect(error?.findings.first?.location.path == "a.json")
  }

  /// Each row: bytes that are not UTF-8 text, and the column.
  @Test(
    arguments: [
      ([0x22, 0xC3, 0x22], 2),
      ([0x22, 0xC0, 0x80, 0x22], 2),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 2),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 2),
      ([0x22, 0xC3, 0xA9, 0xFF, 0x22], 3),
      ([0xFF, 0xFE, 0x31, 0x00], 1),
      ([0xFE, 0xFF, 0x00, 0x31], 1),
      ([0x31, 0x00], 1),
      ([0x00, 0x31], 1),
    ] as [([UInt8], Int)])
  func rejectsOtherEncodings(_ bytes: [UInt8], _ column: Int) {
    let error = #expect(throws: LegibleError.self) {
      try JSONDocument(parsing: bytes, path: "a.json")
    }
    #expect(error?.findings.first?.rule == "encoding")
    #expect(error?.findings.first?.location.column == column)
  }

  @Test func limitsDepth() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    let limit = JSONDocument.maximumDepth
    #expect(try value(of: nested(limit)).line == nested(limit))
    let error = #expect(throws: LegibleError.self) { try value(of: nested(limit + 1)) }
    #expect(error?.findings.first?.rule == "json-depth")
    #expect(error?.findings.first?.location.column == limit + 1)
    #expect(throws: LegibleError.self) { try value(of: String(repeating: "[", count: 1_000_000)) }
  }
}

/// Reads a text and turns it into a value to be written.
private func value(of text: String) throws -> JSONValue {
  value(of: try JSONDocument(parsing: Array(text.utf8), path: "a.json").root)
}

private func value(of node: JSONNode) -> JSONValue {
  switch node.kind {
  case .object: .object(node.members.map { .init($0.name, value(of: $0.value)) })
  case .array: .array(node.elements.map(value))
  case .string, .key: .optional(node.string)
  case .number: .optional(node.double)
  case .true, .false: .bool(node.bool == true)
  case .null: .null
  }
}
