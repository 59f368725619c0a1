import LegibleCore
import LegibleJSON
import Testing

@Suite struct NodeTests {
  private func root(_ text: String) throws -> JSONNode {
    try JSONDocument(parsing: Array(text.utf8), path: "a.json").root
  }

  @Test func knowsItsPlace() throws {
    let root = try root("{\n  \"é😀\": [1, \"中\"],\n\t\"b\": {}\n}\n")
    let list = try #require(root["é😀"])
    #expect(
      list.location
        == SourceLocation(path: "a.json", line: 2, column: 10, endLine: 2, endColumn: 18))
    #expect(list.elements.map(\.location.column) == [11, 14])
    #expect(root.members[1].key.location.description == "a.json:3:2")
    #expect(root.location.endLine == 4)
    #expect(root.location.endColumn == 2)
    #expect(list.source == "[1, \"中\"]")
  }

  /// Places in one long line, against counting from its start.
  @Test func countsLongLines() throws {
    let text = "[" + (0..<2000).map { "\"é😀\($0)\"" }.joined(separator: ", ") + "]"
    for node in try root(text).elements {
      let before = Array(text.utf8)[..<node.byteRange.lowerBound]
      #expect(node.location.column == String(decoding: before, as: UTF8.self).utf16.count + 1)
      #expect(node.location.line == 1)
    }
  }

  @Test(.timeLimit(.minutes(5))) func placesInAHugeLineAreQuick() throws {
    let text = "[" + String(repeating: "1,", count: 20_000) + "1]"
    let elements = try root(text).elements
    #expect(elements.reduce(0) { max($0, $1.location.column) } == 40_002)
  }

  /// Each row: a text and the places of the names that come again.
  @Test(
    arguments: [
      (#"{"a":1,"b":2}"#, []),
      (#"{"a":1,"a":2,"a":3}"#, ["1:8", "1:14"]),
      (#"{"a":1,"\u0061":2}"#, ["1:8"]),
      (#"{"a":{"a":1}}"#, []),
      (#"[{"a":1},{"a":1}]"#, []),
      (#"{"a":1,"a":{"b":1,"b":2}}"#, ["1:8", "1:19"]),
      (#"{"a":1,"A":2}"#, []),
      ("{\"\u{E9}\":1,\"e\u{301}\":2}", []),
      (
        "{" + (0..<20).map { "\"k\($0)\":0" }.joined(separator: ",") + ",\n\"k7\":1}", ["2:1"]
      ),
    ] as [(String, [String])])
  func findsDuplicates(_ text: String, _ expected: [String]) throws {
    let document = try JSONDocument(parsing: Array(text.utf8), path: "a")
    #expect(document.duplicateKeys.map { $0.location.description } == expected.map { "a:\($0)" })
  }

  @Test func findsMembers() throws {
    let root = try root("{\"a\":1,\"\u{E9}\":2,\"e\u{301}\":3,\"\\u0062\":4,\"a\":5}")
    #expect(root["a"]?.double == 5)
    #expect(root["\u{E9}"]?.double == 2)
    #expect(root["e\u{301}"]?.double == 3)
    #expect(root["b"]?.double == 4)
    #expect(root["c"] == nil)
    #expect(root["a"]?["a"] == nil)
    #expect(root.count == 5)
  }

  @Test func kindsDoNotMix() throws {
    let elements = try root(#"["1",1,true,null,{},[],1e999]"#).elements
    #expect(elements.map(\.kind) == [.string, .number, .true, .null, .object, .array, .number])
    #expect(elements.map(\.double) == [nil, 1, nil, nil, nil, nil, nil])
    #expect(elements.map(\.string) == ["1", nil, nil, nil, nil, nil, nil])
    #expect(elements.map(\.bool) == [nil, nil, true, nil, nil, nil, nil])
    #expect(elements.allSatisfy { $0.elements.isEmpty && $0.members.isEmpty })
  }
}
