import LegibleCore
import LegibleJSON
import LegibleLint
import LegibleTestSupport
import LegibleTokensSupport
import Testing

@testable import LegibleTokens

/// Token files that no one means: an error with a place, or a right answer, and soon.
@Suite(.timeLimit(.minutes(5))) struct HostileTokensTests {
  /// What is found in bytes, as `line:column rule`.
  private func check(_ bytes: [UInt8]) -> [String] {
    let files = MemoryFiles(["t.json": bytes])
    return TokenChecker(lint: .off, reader: files).check(["t.json"]).findings.map {
      "\($0.location.line):\($0.location.column) \($0.rule)" + ($0.count > 1 ? " x\($0.count)" : "")
    }
  }

  private func check(_ text: String) -> [String] { check(Array(text.utf8)) }

  private static let number = #""$type": "number", "$value": 1"#

  /// Each row: bytes and what is found.
  static let files: [([UInt8], [String])] = [
    ([], ["1:1 json-syntax"]),
    ([0], ["1:1 json-syntax"]),
    ([0xEF, 0xBB, 0xBF] + Array(#"{"a": {\#(number)}}"#.utf8), []),
    (
      [0xEF, 0xBB, 0xBF] + Array(#"{"a": {"$type": "x"}}"#.utf8),
      ["1:2 unfinished-token", "1:17 unknown-type"]
    ),
    ([0xFF, 0xFE] + Array("{}".utf16).flatMap { [UInt8($0), 0] }, ["1:1 encoding"]),
    ([0xFE, 0xFF] + Array("{}".utf16).flatMap { [0, UInt8($0)] }, ["1:1 encoding"]),
    (Array("{}".utf16).flatMap { [UInt8($0), 0] }, ["1:1 encoding"]),
    (Array("{}".unicodeScalars).flatMap { [UInt8($0.value), 0, 0, 0] }, ["1:1 encoding"]),
    (Array(#"{"a\ud800": {\#(number)}}"#.utf8), ["1:4 json-syntax"]),
    (Array(#"{"a": {\#(number), "$description": "\udc00"}}"#.utf8), ["1:57 json-syntax"]),
    (Array("{\"a\0\": {}}".utf8), ["1:4 json-syntax"]),
    (
      Array("{\r\n\"a\": {\r\n\"$type\": 1,\r\n\(number)}}".utf8),
      ["3:10 property-type", "4:1 duplicate-key"]
    ),
    (
      Array("{\r\n\"a\": {\r\n\"$type\": 1\r\n}}".utf8),
      ["2:1 unfinished-token", "3:10 property-type"]
    ),
    (Array(#"{"a": {\#(number), "$value": 2}}"#.utf8), ["1:40 duplicate-key"]),
    (Array(#"{"a": {\#(number), "\u0024value": 2}}"#.utf8), ["1:40 duplicate-key"]),
  ]

  @Test(arguments: files) func readsOrSaysWhere(_ bytes: [UInt8], _ expected: [String]) {
    #expect(check(bytes) == expected)
  }

  @Test func nesting() {
    let opened = String(repeating: #"{"a":"#, count: 100_000)
    #expect(check(opened) == ["1:2561 json-depth"])
    #expect(check(String(repeating: "[", count: 100_000)) == ["1:513 json-depth"])
    let deep = String(repeating: #"{"a":"#, count: 500)
    #expect(check(deep + "{\(Self.number)}" + String(repeating: "}", count: 500)) == [])
  }

  @Test func tenMegabytesOfOneString() {
    let long = String(repeating: "x", count: 10_000_000)
    #expect(check(#"{"\#(long)": {\#(Self.number)}}"#) == [])
    #expect(check(#"{"a": {"$type": "\#(long)", "$value": 1}}"#) == ["1:17 unknown-type"])
    #expect(check(#"{"a": {"$value": "{\#(long)}"}}"#) == ["1:18 unknown-reference"])
    #expect(
      check(#"{"a": {"$type": "number", "$value": 1\#(long)}}"#) == ["1:38 json-syntax"])
    let digits = String(repeating: "9", count: 1_000_000)
    #expect(check(#"{"a": {"$type": "number", "$value": \#(digits)}}"#) == ["1:37 out-of-range"])
  }

  @Test func manyAliasesOfOneToken() throws {
    let aliases = (1...50_000).map { #", "t\#($0)": {"$value": "{t0}"}"# }
    let text = #"{"t0": {\#(Self.number)}"# + aliases.joined() + "}"
    #expect(check(text) == [])
    #expect(try store(text)["t50000"]?.value == .number(1))
  }

  /// Each token holds the one before it twice: sixty of them would be 10^18 values.
  @Test(arguments: ["fontFamily", "shadow", "gradient", "cubicBezier"])
  func doublingValues(_ type: String) {
    let tree = (1...60).map {
      #", "t\#($0)": {"$type": "\#(type)", "$value": ["{t\#($0 - 1)}", "{t\#($0 - 1)}"]}"#
    }
    let text = #"{"t0": {"$type": "\#(type)", "$value": []}"# + tree.joined() + "}"
    #expect(!check(text).isEmpty)
  }

  /// Each group holds the one before it twice.
  @Test func doublingGroups() {
    let tree = (1...40).map {
      #", "g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let text = #"{"g0": {"t": {\#(Self.number)}}"# + tree.joined() + "}"
    #expect(check(text).map { $0.split(separator: " ")[1] } == ["token-limit"])
  }

  /// Each row: groups by the hundred, how much is found in them, how many misspelt names are looked up,
  /// and how many tokens there are once groups are extended as far as the limits allow.
  @Test(
    arguments: [
      (
        { @Sendable number in
          #""g\#(number)": {"$extends": "{h\#(number)}", "t": {"$type": "number", "$value": 1}}"#
        },
        900, 20, 900
      ),
      (
        { @Sendable number in
          #""g\#(number)": {"$extends": "{g\#(number + 1)}", "t\#(number)": {"$type": "number", "$value": 1}}"#
        },
        2, 0, 20_900
      ),
      (
        { @Sendable number in
          #""g\#(number)": {"a": {"$extends": "{g\#((number + 1) % 900)}"}, "b": {"$extends": "{g\#((number + 7) % 900).a}"}}"#
        },
        2, 0, 0
      ),
    ] as [(@Sendable (Int) -> String, Int, Int, Int)])
  func hundredsOfExtensions(
    _ group: @Sendable (Int) -> String, _ findings: Int, _ suggestions: Int, _ tokens: Int
  ) {
    let text = "{" + (0..<900).map(group).joined(separator: ", ") + "}"
    let check = TokenChecker(lint: .off, reader: MemoryFiles(["t.json": text])).check(["t.json"])
    #expect(check.findings.count == findings)
    #expect(check.findings.count { $0.hint?.hasPrefix("Did you mean") == true } == suggestions)
    #expect(check.tokens == tokens)
  }

  /// A large value that doubling groups inherit is read where it stands and for the first copy.
  @Test func doublingLargeValues() throws {
    let families = Array(repeating: #""A""#, count: 20_000).joined(separator: ", ")
    let tree = (1...13).map {
      #", "g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let text =
      #"{"g0": {"t": {"$type": "fontFamily", "$value": [\#(families)]}}"#
      + tree.joined() + "}"
    #expect(check(text).map { $0.split(separator: " ")[1] } == ["token-limit"])
    var collector = FindingCollector()
    let document = TokenDocument(
      try JSONDocument(parsing: Array(text.utf8), path: "t.json").root, path: "t.json")
    var evaluator = Evaluator(
      TokenTree([document], reportingTo: &collector), reportingTo: collector)
    evaluator.evaluateAll()
    #expect(evaluator.results.count > Rule.mostAddedByGroups)
    #expect(evaluator.results.values.count == 2)
  }

  @Test func longChainsOfExtensions() throws {
    let chain = (1...10_000).map { #", "g\#($0)": {"$extends": "{g\#($0 - 1)}"}"# }
    let text = #"{"g0": {"t": {\#(Self.number)}}"# + chain.joined() + "}"
    #expect(check(text) == [])
    #expect(try store(text)["g10000.t"]?.value == .number(1))
    let circle = #"{"g0": {"$extends": "{g10000}", "t": {\#(Self.number)}}"# + chain.joined() + "}"
    #expect(check(circle).map { $0.split(separator: " ")[1] } == ["token-limit"])
  }

  @Test func longCirclesOfAliases() {
    let links = (1...20_000).map { #", "t\#($0)": {"$value": "{t\#($0 - 1)}"}"# }
    let text = #"{"t0": {"$value": "{t20000}"}"# + links.joined() + "}"
    #expect(check(text) == ["1:19 reference-cycle"])
  }

  /// Each set names the next one twice, and each resolver too.
  @Test func doublingResolvers() {
    let sets = (0..<60).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}, {"$ref": "#/sets/s\##($0 + 1)"}]}"##
    }
    let order = ##""resolutionOrder": [{"$ref": "#/sets/s0"}]"##
    let text = #"""
      {"version": "2025.10", "sets": {\#(sets.joined(separator: ", ")), "s60": {"sources": []}},
      \#(order)}
      """#
    #expect(check(text).map { $0.split(separator: " ").last } == ["resolver-reference"])
    let files = (0..<20).map { number in
      let next = ##"{"$ref": "r\##(number + 1).resolver.json"}"##
      return (
        "r\(number).resolver.json",
        #"{"version": "2025.10", "resolutionOrder": [\#(next), \#(next)]}"#
      )
    }
    let last = ("r20.resolver.json", #"{"version": "2025.10", "resolutionOrder": []}"#)
    let reader = MemoryFiles(Dictionary(uniqueKeysWithValues: files + [last]))
    let check = TokenChecker(reader: reader).check(["r0.resolver.json"])
    #expect(check.findings.map(\.rule).contains("resolver-reference"))
  }
}
