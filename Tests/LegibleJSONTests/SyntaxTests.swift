import LegibleCore
import LegibleJSON
import Testing

/// JSON5 and YAML read as JSON, with the places of the original.
@Suite struct SyntaxTests {
  /// Each row: a file in JSON5, and the JSON that it says.
  @Test(
    arguments: [
      ("{a: 1, 'b': 2, \"c\": 3,}", #"{"a":1,"b":2,"c":3}"#),
      ("// one\n[1, /* two */ 2,]", "[1,2]"),
      ("[+1, -.5, 5., 0x1F, -0xa, 1e+3, 0]", "[1,-0.5,5,31,-10,1e+3,0]"),
      (#"['a\'b', "c\x41\u00e9\v\0", 'x\"#, "error 1:29"),
      ("['l\\\nm', '\\a\\\"']", #"["lm","a\""]"#),
      (
        "{$type: true, _x1: null, \u{e9}t\u{e9}: false, \\u0061b: []}",
        #"{"$type":true,"_x1":null,"été":false,"ab":[]}"#
      ),
      (#"["\ud83c\udfa8"]"#, #"["🎨"]"#), ("\u{FEFF}\u{A0}{}", "{}"),
      ("", "error 1:1"), ("[1 2]", "error 1:4"), ("[1,,2]", "error 1:4"), ("{a 1}", "error 1:4"),
      ("[\n  Infinity]", "error 2:3"), ("[-Infinity]", "error 1:2"), ("[NaN]", "error 1:2"),
      ("[01]", "error 1:2"), ("[1x]", "error 1:3"), ("'a\nb'", "error 1:3"), ("/* a", "error 1:1"),
      (#"["\ud83c"]"#, "error 1:3"), (#"['\1']"#, "error 1:3"), ("{1: 2}", "error 1:2"),
      ("[0xFFFFFFFFFFFFFFFFF]", "error 1:2"), ("{} x", "error 1:4"), ("yes", "error 1:1"),
      ("{a: 1", "error 1:6"), ("[.]", "error 1:3"), ("[1e]", "error 1:4"),
    ])
  func json5(text: String, expected: String) { #expect(read(text, "a.json5") == expected) }

  /// Each row: a file in YAML, and the JSON that it says.
  @Test(
    arguments: [
      ("a: 1\nb: '1'\nc: \"1\"\n", #"{"a":1,"b":"1","c":"1"}"#),
      (
        "- true\n- True\n- null\n- ~\n-\n- yes\n- 'no'\n", #"[true,true,null,null,null,"yes","no"]"#
      ),
      ("[007, +1, 0x1F, 0o17, .5, 5., 1e3, -1.50]", "[7,1,31,15,0.5,5,1e3,-1.50]"),
      ("100: a\ntrue: b\n$type: c\n", #"{"100":"a","true":"b","$type":"c"}"#),
      ("# note\n---\na: &x {b: 1}\nc: *x\n...\n", #"{"a":{"b":1},"c":{"b":1}}"#),
      ("a: >\n  one\n  two\nb: |\n  one\n", #"{"a":"one two\n","b":"one\n"}"#),
      ("a: #112233\n", #"{"a":null}"#), ("a: '#112233'\n", ##"{"a":"#112233"}"##),
      ("été: 🎨\n", #"{"été":"🎨"}"#), ("{a: [1, {b: 2}]}", #"{"a":[1,{"b":2}]}"#),
      ("a: 1.2.3\nb: 1_000\nc: 12px\n", #"{"a":"1.2.3","b":"1_000","c":"12px"}"#),
      ("", "error 1:1"), ("# only\n", "error 2:1"), ("a: 1\na: 2\n", "error 2:1"),
      ("a: 1\n---\nb: 2\n", "error 2:1"), ("a: !!str 1\n", "error 1:4"), ("a: *x\n", "error 1:4"),
      ("a: .inf\n", "error 1:4"), ("a: -.INF\n", "error 1:4"), ("a: .nan\n", "error 1:4"),
      ("a: &x\n  b: *x\n", "error 2:6"), ("b: &x {}\na:\n  <<: *x\n", "error 3:3"),
      ("[a, b]: 1\n", "error 1:1"), ("a: [1\nb: 2\n", "error 2:2"), ("a:\n\tb: 1\n", "error 2:1"),
      ("a: \"x\n", "error 2:1"),
    ])
  func yaml(text: String, expected: String) { #expect(read(text, "a.yaml") == expected) }

  @Test(arguments: ["a.json", "a.tokens", "a.tokens.json", "<stdin>", "a"])
  func otherFilesAreStrict(path: String) { #expect(read("{a: 1}", path) == "error 1:2") }

  @Test func namesSyntaxesByEndings() {
    #expect(DocumentSyntax(path: "x/a.tokens.yml") == .yaml)
    #expect(DocumentSyntax(path: "a.jsonc") == .json5)
    #expect(DocumentSyntax(path: "yaml") == .json)
    #expect(!DocumentSyntax.isKnown("a.css") && DocumentSyntax.isKnown("a.tokens"))
    #expect(DocumentSyntax.stem(of: "a.resolver.yaml") == "a.resolver")
  }

  @Test(arguments: [
    ("a.json5", "{\n  // é\n  'k': {v: 0x10},\n}"), ("a.yaml", "# é\n\nk:\n  v: 0x10\n"),
    ("b.yml", "\u{FEFF}# é🎨\n\nk: {v: 0x10}\n"),
  ])
  func placesAreThoseOfTheFile(path: String, text: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8), path: path)
    let member = try #require(document.root["k"]?.members.first)
    #expect(member.value.double == 16)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for (node, word) in [(member.key, "v"), (member.value, "0x10")] {
      let place = node.location
      let line = lines[place.line - 1]
      let end = try #require(place.endColumn)
      #expect(String(line[(place.column - 1)..<(end - 1)]) == word)
    }
  }

  /// Nine levels of nine aliases each: 9^9 values.
  @Test func refusesMultiplyingAliases() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = "*a\(level - 1)"
      text +=
        "a\(level): &a\(level) [\(Array(repeating: alias, count: 9).joined(separator: ", "))]\n"
    }
    #expect(read(text, "a.yaml").hasPrefix("error"))
  }

  @Test(arguments: ["a.json5", "a.yaml"]) func refusesDeepNesting(path: String) {
    let text = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    #expect(read(text, path).hasPrefix("error"))
  }

  private func read(_ text: String, _ path: String) -> String {
    do {
      return SourceMappedJSON(copying: try JSONDocument(reading: Array(text.utf8), path: path).root)
        .json
        .line
    } catch {
      let place = error.findings[0].location
      return "error \(place.line):\(place.column)"
    }
  }
}
