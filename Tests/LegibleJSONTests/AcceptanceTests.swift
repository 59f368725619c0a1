import LegibleCore
import LegibleJSON
import Testing

/// Texts that RFC 8259 allows or forbids, one after the other through its sections.
@Suite struct AcceptanceTests {
  /// Section 2: structure and white space.
  static let structure: [(String, Bool)] = [
    ("null", true), (" null", true), ("null ", true), ("\tnull\n", true), ("\rnull\r\n", true),
    ("", false), (" ", false), ("\n\n", false), ("null null", false), ("null,", false),
    ("[],", false), ("{}{}", false), ("[][]", false), ("1 2", false), (",", false), (":", false),
    ("\u{0B}1", false), ("\u{0C}1", false), ("\u{A0}1", false), ("1\u{A0}", false),
    ("\u{2028}1", false), ("\u{3000}1", false), ("1\u{0}", false), ("[1]\u{1A}", false),
    ("#1", false), ("1;", false), ("(1)", false), ("<1>", false),
  ]

  /// Section 3: the three words.
  static let words: [(String, Bool)] = [
    ("true", true), ("false", true), ("[true,false,null]", true), ("TRUE", false),
    ("True", false), ("tru", false), ("truee", false), ("t", false), ("fals", false),
    ("falsey", false), ("False", false), ("nul", false), ("nulll", false), ("Null", false),
    ("NULL", false), ("nil", false), ("None", false), ("undefined", false), ("yes", false),
    ("[true false]", false), ("truefalse", false), ("[tru]", false), ("[nullnull]", false),
  ]

  /// Section 4: objects.
  static let objects: [(String, Bool)] = [
    ("{}", true), ("{ }", true), (#"{"a":1}"#, true), (#"{"a":1,"b":2}"#, true),
    (#"{ "a" : 1 , "b" : 2 }"#, true), (#"{"":0}"#, true), (#"{"a":{"a":{"a":{}}}}"#, true),
    (#"{"a":1,"a":2}"#, true), (#"{"\u0061":1,"a":2}"#, true), (#"{"a\u0000b":1}"#, true),
    (#"{"é":1,"日":2,"😀":3}"#, true), ("{", false), ("}", false), ("{]", false),
    (#"{"a"}"#, false), (#"{"a":}"#, false), (#"{"a":1,}"#, false), (#"{,"a":1}"#, false),
    (#"{"a":1,,"b":2}"#, false), (#"{"a":1 "b":2}"#, false), (#"{"a":1;"b":2}"#, false),
    (#"{"a"=1}"#, false), (#"{"a" 1}"#, false), (#"{"a"::1}"#, false), (#"{:1}"#, false),
    ("{a:1}", false), ("{1:1}", false), ("{true:1}", false), ("{null:1}", false),
    ("{[]:1}", false), ("{'a':1}", false), (#"{"a":1"#, false), (#"{"a":"#, false),
    (#"{"a""#, false), (#"{"a":1}}"#, false), (#"{"a":1]"#, false), (#"{"a",1}"#, false),
    (#"{...}"#, false), (#"{"a":1,"b"}"#, false), (#"{"a:1}"#, false),
  ]

  /// Section 5: arrays.
  static let arrays: [(String, Bool)] = [
    ("[]", true), ("[ ]", true), ("[\n]", true), ("[1]", true), ("[1,2]", true),
    ("[ 1 , 2 ]", true), (#"[1,"a",null,true,{},[]]"#, true), ("[[[[[]]]]]", true),
    ("[", false), ("]", false), ("[1", false), ("[1,", false), ("[1,]", false), ("[,1]", false),
    ("[,]", false), ("[1,,2]", false), ("[1 2]", false), ("[1;2]", false), ("[1}", false),
    ("[1]]", false), ("[[1]", false), ("[1:2]", false), (#"["a":1]"#, false), ("[...]", false),
    ("[(1)]", false), ("[*]", false),
  ]

  /// Section 6: numbers.
  static let numbers: [(String, Bool)] = [
    ("0", true), ("-0", true), ("1", true), ("-1", true), ("10", true), ("1234567890", true),
    ("0.0", true), ("0.10", true), ("-0.5", true), ("1.000", true), ("1e1", true), ("1E1", true),
    ("1e+1", true), ("1e-1", true), ("0e0", true), ("0E+00", true), ("1e01", true),
    ("1.5e300", true), ("-1.5E-300", true), ("1e400", true), ("-1e400", true), ("1e-400", true),
    ("123456789012345678901234567890", true), ("0.1234567890123456789012345", true),
    ("00", false), ("01", false), ("-01", false), ("-00", false), ("+1", false), ("++1", false),
    ("--1", false), ("-", false), ("+", false), (".", false), (".1", false), ("-.1", false),
    ("1.", false), ("-1.", false), ("1.e1", false), ("1..2", false), ("1.2.3", false),
    ("e1", false), ("1e", false), ("1E", false), ("1e+", false), ("1e-", false), ("1e1.5", false),
    ("1e1e1", false), ("1 000", false), ("1,000", false), ("1_000", false), ("1'000", false),
    ("0x1", false), ("0b1", false), ("0o7", false), ("1f", false), ("1n", false), ("1px", false),
    ("NaN", false), ("-NaN", false), ("Infinity", false), ("-Infinity", false), ("inf", false),
    ("1/2", false), ("1+1", false), ("- 1", false), ("٣", false), ("１", false), ("½", false),
    ("−1", false), ("∞", false), ("$1", false), ("1%", false),
  ]

  /// Section 7: strings.
  static let strings: [(String, Bool)] = [
    (#""""#, true), (#""a""#, true), (#"" ""#, true), (#""\"""#, true), (#""\\""#, true),
    (#""\/""#, true), (#""/""#, true), (#""\b\f\n\r\t""#, true), (#""\u0000""#, true),
    (#""\u001f""#, true), (#""\u007F""#, true), (#""\uABCD\uabcd""#, true), (#""\ufffe""#, true),
    (#""\uFFFF""#, true), (#""\ud800\udc00""#, true), (#""\uDBFF\uDFFF""#, true),
    (#""\\u12""#, true), (#""\\\"""#, true), ("\"\u{7F}\"", true), ("\"\u{80}\"", true),
    ("\"\u{2028}\u{2029}\"", true), ("\"\u{FEFF}\"", true), ("\"\u{10FFFF}\"", true),
    ("\"\u{FFFF}\"", true), ("\"e\u{301}\"", true), ("\"'\"", true), ("\"// no comment\"", true),
    ("\"", false), (#""a"#, false), (#"a""#, false), (#""\"#, false), (#""\""#, false),
    (#""\\\""#, false), (#"'a'"#, false), (#"`a`"#, false), (#"“a”"#, false), (#""a"b""#, false),
    (#""\a""#, false), (#""\v""#, false), (#""\0""#, false), (#""\x41""#, false),
    (#""\'""#, false), (#""\ ""#, false), (#""\U0041""#, false), (#""\u""#, false),
    (#""\u1""#, false), (#""\u12""#, false), (#""\u123""#, false), (#""\u123g""#, false),
    (#""\u{41}""#, false), (#""\u+123""#, false), (#""\u 123""#, false), (#""\ud800""#, false),
    (#""\udc00""#, false), (#""\ud800a""#, false), (#""\ud800\n""#, false),
    (#""\ud800\u0041""#, false), (#""\ud800\ud800""#, false), (#""\udc00\ud800""#, false),
    (#""\ud800\u""#, false), (#""\ud800\"#, false), (#""\é""#, false), ("\"\\\n\"", false),
    ("\"\u{0}\"", false), ("\"\u{1}\"", false), ("\"\t\"", false), ("\"\n\"", false),
    ("\"\r\"", false), ("\"\u{1F}\"", false), ("\"a\nb\"", false), (#"{"a\x":1}"#, false),
    ("{\"a\tb\":1}", false), (#"{"\ud800":1}"#, false),
  ]

  /// What other notations allow: comments, and words of JSON5.
  static let others: [(String, Bool)] = [
    ("// a\n1", false), ("1 // a", false), ("/* a */ 1", false), ("[1 /* a */]", false),
    ("# a\n1", false), ("<!-- a --> 1", false), (#"{"a":1} // b"#, false), ("[0x1F]", false),
    ("[+Infinity]", false), ("[.5, 5.]", false), ("{a:'b',}", false), ("---\na: 1", false),
    (")]}',\n[]", false), ("\u{1E}{}", false),
  ]

  @Test(arguments: [structure, words, objects, arrays, numbers, strings, others])
  func judges(_ cases: [(text: String, isAccepted: Bool)]) {
    for (text, isAccepted) in cases {
      let document = try? JSONDocument(parsing: Array(text.utf8), path: "a.json")
      #expect((document != nil) == isAccepted, "\(text)")
      // What was read is written so that it reads again.
      guard let root = document?.root, document?.duplicateKeys.isEmpty == true else { continue }
      let written = JSONValue(root).line
      #expect(
        throws: Never.self, "\(text) became \(written)"
      ) { try JSONDocument(parsing: Array(written.utf8), path: "b.json") }
    }
  }

  /// Section 8.1: bytes that are no UTF-8, and byte order marks.
  static let bytes: [([UInt8], Bool)] = [
    ([0xEF, 0xBB, 0xBF, 0x31], true), ([0x31, 0xEF, 0xBB, 0xBF], false),
    ([0xEF, 0xBB, 0xBF], false),
    ([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31], false), ([0xEF, 0xBB, 0x31], false),
    ([0x22, 0xC2, 0x80, 0x22], true), ([0x22, 0xF0, 0x90, 0x80, 0x80, 0x22], true),
    ([0x22, 0x80, 0x22], false), ([0x22, 0xC1, 0xBF, 0x22], false),
    ([0x22, 0xE0, 0x80, 0x80, 0x22], false), ([0x22, 0xED, 0xBF, 0xBF, 0x22], false),
    ([0x22, 0xF0, 0x80, 0x80, 0x80, 0x22], false), ([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], false),
    ([0x22, 0xE2, 0x82, 0x22], false), ([0x22, 0xF0, 0x9F, 0x98, 0x22], false),
    ([0x22, 0xFE, 0x22], false), ([0xE9], false), ([0x31, 0xFF], false),
    ([0xFF, 0xFE, 0x31, 0x00], false), ([0xFE, 0xFF, 0x00, 0x31], false),
    ([0x31, 0x00, 0x20, 0x00], false), ([0x00, 0x00, 0x00, 0x31], false),
    ([0xFF, 0xFE, 0x00, 0x00, 0x31, 0x00, 0x00, 0x00], false), ([0x1F, 0x8B, 0x08, 0x00], false),
  ]

  @Test(arguments: bytes) func judgesBytes(_ bytes: [UInt8], _ isAccepted: Bool) {
    let document = try? JSONDocument(parsing: bytes, path: "a.json")
    #expect((document != nil) == isAccepted)
  }

  /// Section 9 lets readers set limits: 512 levels of nesting.
  @Test(arguments: [(1, true), (512, true), (513, false), (100_000, false)])
  func judgesDepth(_ depth: Int, _ isAccepted: Bool) {
    let arrays = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let objects =
      String(repeating: #"{"a":"#, count: depth) + "1" + String(repeating: "}", count: depth)
    for text in [arrays, objects] {
      let document = try? JSONDocument(parsing: Array(text.utf8), path: "a.json")
      #expect((document != nil) == isAccepted)
    }
  }

  @Test func casesAreMany() {
    let texts = [Self.structure, Self.words, Self.objects, Self.arrays, Self.numbers, Self.strings]
    #expect(Set(texts.joined().map(\.0)).count > 200)
  }
}
