import LegibleColor
import LegibleCore
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

@Suite struct TokenDocumentEditorTests {
  static let source = """
    {
    \t"$schema" : "https://example.com/s.json",
    \t"b" : { "$type" : "number", "$value" : 1.50, "$extensions" : { "z.y" : { "k" : [1e2, 0.10] } } },
    \t"a" : {
    \t\t"$type" : "dimension",
    \t\t"s" : { "$value" : { "unit" : "px", "value" : 8.0 } },
    \t\t"m" : { "$ref" : "#/a/s" },
    \t\t"l" : { "$value" : "{a.s}", "$description" : "Large." }
    \t},
    \t"c" : { "$type" : "color", "$value" : { "colorSpace" : "srgb", "components" : [ 1, 0.20, 0 ] } }
    }

    """

  /// A change, the text that goes and the text that comes; all else stays.
  static let changes: [(token: String, value: TokenValue, old: String, new: String)] = [
    ("b", .number(2), "1.50", "2"),
    ("b", .number(1.5), "", ""),
    ("a.s", .dimension(TokenValue.Dimension(value: 9)), "8.0", "9"),
    ("a.s", .dimension(TokenValue.Dimension(value: 8, unit: .rem)), #""px""#, #""rem""#),
    (
      "a.m", .dimension(TokenValue.Dimension(value: 3)), ##""$ref" : "#/a/s""##,
      #""$value" : { "value": 3, "unit": "px" }"#
    ),
    (
      "a.l", .dimension(TokenValue.Dimension(value: 3)), #""{a.s}""#,
      #"{ "value": 3, "unit": "px" }"#
    ),
    (
      "c", .color(ColorValue(color: Color(.srgb, 1, 0.25, 0))), "0.20", "0.25"
    ),
    (
      "c", .color(ColorValue(color: Color(.srgb, 1, 0.2, 0, alpha: 0.5))),
      #"{ "colorSpace" : "srgb", "components" : [ 1, 0.20, 0 ] }"#,
      "{\n\t\t\"colorSpace\": \"srgb\",\n\t\t\"components\": [1, 0.2, 0],\n\t\t\"alpha\": 0.5\n\t}"
    ),
  ]

  @Test(arguments: changes)
  func changesOnlyTheValue(token: String, value: TokenValue, old: String, new: String) throws {
    var editor = try TokenDocumentEditor(Array(Self.source.utf8), path: "t.json")
    try editor.setValue(value, of: token)
    #expect(
      String(decoding: editor.bytes, as: UTF8.self) == Self.source.replacing(old, with: new))
  }

  static let descriptions: [(token: String, text: String?, old: String, new: String)] = [
    ("a.l", "Wide.", "Large.", "Wide."),
    ("a.l", nil, #", "$description" : "Large.""#, ""),
    ("b", "One \"and\" a half.", "1.50,", #"1.50, "$description" : "One \"and\" a half.","#),
    ("b", nil, "", ""),
    ("a.m", "An alias.", ##""#/a/s""##, ##""#/a/s", "$description" : "An alias.""##),
  ]

  @Test(arguments: descriptions)
  func changesOnlyTheDescription(token: String, text: String?, old: String, new: String) throws {
    var editor = try TokenDocumentEditor(Array(Self.source.utf8), path: "t.json")
    try editor.setDescription(text, of: token)
    #expect(
      String(decoding: editor.bytes, as: UTF8.self) == Self.source.replacing(old, with: new))
  }

  @Test func makesAliases() throws {
    var editor = try TokenDocumentEditor(Array(Self.source.utf8), path: "t.json")
    try editor.setAlias(of: "a.s", to: "space.s")
    let text = Self.source.replacing(#"{ "unit" : "px", "value" : 8.0 }"#, with: #""{space.s}""#)
    #expect(String(decoding: editor.bytes, as: UTF8.self) == text)
  }

  static let refusals: [(token: String, value: TokenValue, rule: Rule.ID, hint: String?)] = [
    ("a.x", .number(1), "unknown-reference", "Did you mean a.l?"),
    ("b", .fontWeight(400), "type-mismatch", "Give the token another $type first."),
    ("d", .number(1), "missing-type", "Write $type: number."),
  ]

  @Test(arguments: refusals)
  func refuses(token: String, value: TokenValue, rule: Rule.ID, hint: String?) throws {
    let alias = #""d" : { "$value" : "{b}" }, "c""#
    let text = Self.source.replacing("\"c\"", with: alias)
    var editor = try TokenDocumentEditor(Array(text.utf8), path: "t.json")
    let error = #expect(throws: LegibleError.self) { try editor.setValue(value, of: token) }
    #expect(error?.findings.map(\.rule) == [rule])
    #expect(error?.findings.first?.hint == hint)
    #expect(editor.bytes == Array(text.utf8))
  }

  /// Files of random layout: one value changes, the bytes before and behind it do not.
  @Test(arguments: 0..<60)
  func leavesOtherBytesAlone(seed: Int) throws {
    var random = Randomness(seed: UInt64(seed))
    let newline = ["\n", "\r\n", "\r"][random.below(3)]
    let count = 2 + random.below(6)
    var parts: [String] = []
    for number in 0..<count {
      let gap = String(repeating: [" ", "\t"][random.below(2)], count: random.below(4))
      let spelling = ["1.50", "1e1", "-0.0", "10", "2E+2"][random.below(5)]
      parts.append(
        "\(gap)\"t\(number)\"\(gap):\(gap){\"$value\":\(gap)\(spelling)\(gap),\(newline)"
          + "\"$extensions\"\(gap):{\"x.y\":[\(spelling),{\"é\":\"\\u00e9\"}]}}")
    }
    let text =
      (random.below(2) == 0 ? "\u{FEFF}" : "") + "{\(newline)\"$type\":\"number\",\(newline)"
      + parts.joined(separator: ",\(newline)") + "\(newline)}\(newline)"
    let before = Array(text.utf8)
    let target = random.below(count)
    var editor = try TokenDocumentEditor(before, path: "t.json")
    try editor.setValue(.number(12345.5), of: "t\(target)")
    try editor.setDescription("New.", of: "t\(target)")
    try editor.setDescription(nil, of: "t\(target)")

    let store = try store(String(decoding: before, as: UTF8.self))
    let place = try #require(store["t\(target)"]).valueLocation
    let start = try #require(offset(of: place.line, place.column, before, newline))
    let end = try #require(offset(of: place.line, place.endColumn ?? 0, before, newline))
    #expect(editor.bytes == Array(before[..<start]) + Array("12345.5".utf8) + Array(before[end...]))
  }

  private func offset(
    of line: Int, _ column: Int, _ bytes: [UInt8], _ newline: String
  ) -> Int? {
    var lines: [String] = []
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let range = rest.firstRange(of: newline) {
      lines.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    guard lines.indices.contains(line - 1) else { return nil }
    let above = lines[..<(line - 1)].reduce(0) { $0 + $1.utf8.count + newline.utf8.count }
    let before = Array(lines[line - 1].utf16)[..<(column - 1)]
    return above + String(decoding: before, as: UTF16.self).utf8.count
  }
}

/// Numbers that are the same in every run: SplitMix64.
private struct Randomness {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}
