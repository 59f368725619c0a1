import LegibleKit
import LegibleTestSupport
import Testing

/// Texts, widths and fonts that are wrong: each row of `measure --jsonl` has its answer or its error, and
/// the run goes on.
@Suite(.timeLimit(.minutes(5))) struct BadMeasureTests {
  /// A row and a part of its answer.
  static let rows: [(row: String, answer: String)] = [
    (#""text": """#, #""width":0,"#), (#""text": """#, #""lines":[]"#),
    (long("a", 100_000), #""lineCount":1,"#),
    (long("a", 100_000) + #", "width": 200, "maxLines": 1"#, #""truncated":true"#),
    (long(#"\u0301"#, 100_000) + #", "width": 20"#, #""lineCount":1,"#),
    (long(#"\u2067"#, 10_000) + #", "width": 20"#, #""lineCount":1,"#),
    (long(#"\n"#, 10_000) + #", "width": 20"#, #""lineCount":10000,"#),
    (#""text": "a\ud800b""#, #"{"id":null,"error":"line 8, column 21: unpaired surrogate"#),
    (#""text": "\udc00""#, "unpaired surrogate"),
    (#""text": "\udc00\ud800""#, "unpaired surrogate"),
    (#""text": "\uffff\ufdd0\udbff\udfff""#, #""missing":["U+FDD0","U+FFFF","U+10FFFF"]"#),
    (#""text": "\u0000\u0001""#, #""width":0,"#),
    (#""text": "ab", "width": 0"#, #""lineCount":2,"#),
    (#""text": "ab", "width": 0, "maxLines": 1"#, #""display":"…""#),
    (#""text": "ab", "width": 1e-300"#, #""lineCount":2,"#),
    (#""text": "ab", "width": 1e308"#, #""lineCount":1,"#),
    (#""text": "ab", "width": 1e999"#, #""error""#),
    (#""text": "ab", "width": -1"#, "must be at least 0"),
    (#""text": "ab", "width": "inf""#, #""error""#),
    (#""text": "ab", "fonts": ["Nowhere Sans"]"#, "no font of the families Nowhere Sans"),
    (#""text": "ab", "fonts": ["nowhere.ttf"]"#, #""error""#),
    (#""text": "ab", "fonts": ["none.ttf"]"#, "none.ttf: the font has no glyphs"),
    (#""text": "ab", "fonts": ["empty.ttf"]"#, "empty.ttf: the font file is empty"),
    (
      #""text": "ab", "fonts": [\#((0...64).map { "\"\($0).ttf\"" }.joined(separator: ","))]"#,
      "64.ttf: 65 font files for one text, more than 64"
    ),
    (#""text": "ab", "fonts": ["Inter"], "size": 0"#, "must be more than 0"),
    (#""text": "ab", "fonts": ["Inter"], "size": -17"#, "must be more than 0"),
    (#""text": "ab", "fonts": ["Inter"], "size": 1e-320"#, #""lineCount":1,"#),
    (#""text": "ab", "fonts": ["Inter"], "size": "1rem""#, "In CSS it is 16px: write that"),
    (#""text": "ab", "weight": 0"#, "must be from 1 to 1000"),
    (#""text": "ab", "weight": 1e300"#, "must be from 1 to 1000"),
    (#""text": "ab", "weight": "blod""#, "is not a weight. Did you mean bold?"),
    (#""text": "ab", "features": ["kern=99999999999999"]"#, "a value is at most 65535"),
    (#""text": "ab", "features": ["kern=4294967296"]"#, "a value is at most 65535"),
    (#""text": "ab", "features": ["kern=65536"]"#, "a value is at most 65535"),
    (#""text": "ab", "features": ["kern=-1"]"#, "is not an OpenType feature"),
    (#""text": "ab", "features": ["kern[0:99999999999]=1"]"#, "is not an OpenType feature"),
    (#""text": "ab", "features": ["kern\u0000"]"#, "is not an OpenType feature"),
    (#""text": "ab", "features": ["kern=65535"]"#, #""lineCount":1,"#),
    (#""text": "ab", "variations": {"wght": 1e300}"#, "is not an axis setting"),
    (#""text": "ab", "variations": {"wght": -32768}"#, "is not an axis setting"),
    (#""text": "ab", "variations": {"wght": 1e999}"#, #""error""#),
    (#""text": "ab", "tracking": 1e300"#, "not within -10000...10000"),
    (#""text": "ab", "tracking": "1e308em""#, "not within -10000...10000"),
    (#""text": "ab", "tracking": -10001"#, "not within -10000...10000"),
    (#""text": "ab", "wordSpacing": -1e300"#, "not within -10000...10000"),
    (#""text": "ab", "lineHeight": 0"#, "must be more than 0"),
    (#""text": "ab", "lineHeight": -22"#, "must be more than 0"),
    (#""text": "ab", "lineHeight": 1e300"#, "not above 0 and up to 100000"),
    (#""text": "ab", "lineHeight": 1.5"#, "Write 1.5em for 1.5 times the font size"),
    (#""text": "ab", "lineHeight": "1.5pt""#, #""height":1.5,"#),
    (#""text": "a\tb", "tabStops": 1e308"#, "not within 0...100000"),
    (#""text": "a\tb", "tabStops": -1"#, "must be at least 0"),
    (#""text": "a\tb", "tabStops": 1e-308, "fonts": ["Inter"], "size": 17"#, #"{"needed":10.55"#),
    (#""text": "a\tb", "tabStops": 1e-308"#, #""width":19."#),
    (#""text": "a\tb", "tabSize": 1e308"#, "not within 0...1000"),
    (#""text": "a\tb", "tabSize": -4"#, "not within 0...1000"),
    (#""text": "ab", "minimumScale": 1e300"#, "must be from 0 to 1"),
    (#""text": "ab", "minimumScale": -1"#, "must be from 0 to 1"),
    (#""text": "ab", "minimumScale": 0, "width": 0, "maxLines": 1"#, #""scale":0.001,"#),
    (#""text": "ab", "maxLines": -1"#, "0 or more"),
    (#""text": "ab", "maxLines": 1e19"#, "must be a whole number"),
    (#""text": "ab", "fonts": ["Inter"], "size": 1e9"#, "up to 10000"),
    (#""text": "ab", "maxLines": 4611686018427387904"#, #""lineCount":1,"#),
    (#""text": "ab""#, #""lineCount":1,"#),
  ]

  private static func long(_ part: String, _ count: Int) -> String {
    #""text": ""# + String(repeating: part, count: count) + #"""#
  }

  @Test func everyRowHasItsAnswer() throws {
    let folder = try TemporaryFolder(["empty.ttf": ""])
    try folder.write(try Self.fontWithoutGlyphs(), to: "none.ttf")
    let input = Self.rows.enumerated().map { #"{"id": \#($0), \#($1.row)}"# }
    let run = try CommandRun(
      ["measure", "--jsonl"], input: Array((input.joined(separator: "\n") + "\n").utf8),
      in: folder.path)
    #expect(run.status == 1)
    let answers = run.output.split(separator: "\n")
    try #require(answers.count == Self.rows.count)
    for (index, (row, answer)) in zip(Self.rows, answers).enumerated() {
      // A row that is no JSON tells no identifier.
      let id = answer.contains("surrogate") ? "null" : "\(index)"
      #expect(answer.hasPrefix(#"{"id":\#(id),"#))
      #expect(answer.contains(row.answer), "\(row.row.prefix(80)): \(answer.prefix(300))")
    }
  }

  /// The test font whose `maxp` table counts none.
  private static func fontWithoutGlyphs() throws -> [UInt8] {
    var bytes = try DiskFiles().bytes(of: "\(PackageFolder.path)/Tests/Fonts/Regular.ttf")
    let record = try #require(
      stride(from: 12, to: 300, by: 16).first { Array(bytes[$0..<$0 + 4]) == Array("maxp".utf8) })
    let start = bytes[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
    bytes.replaceSubrange(start + 4..<start + 6, with: [0, 0])
    return bytes
  }
}
