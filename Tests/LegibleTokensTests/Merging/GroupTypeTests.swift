import LegibleCore
import LegibleDialects
import LegibleTestSupport
import LegibleTokens
import LegibleTokensSupport
import Testing

/// The type that a token gets from groups, over several files.
struct GroupTypeTests {
  private static func resolver(_ files: [String]) throws -> TokenResolver {
    let names = files.indices.map { "\($0).tokens.json" }
    let sources = names.map { "{\"$ref\": \"\($0)\"}" }.joined(separator: ", ")
    var all = Dictionary(uniqueKeysWithValues: zip(names, files))
    all["r.resolver.json"] = ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [\##(sources)]}},
        "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##
    return try TokenResolver(contentsOf: "r.resolver.json", reader: MemoryFiles(all))
  }

  /// Files from the lowest to the highest, and the type of `a.b.c`, `nil` where it has none.
  private static let cases: [(name: String, files: [String], type: TokenType?)] = [
    (
      "a group laid over in a second file keeps its type",
      [
        #"{"a": {"$type": "dimension", "b": {"c": {"$value": {"value": 1, "unit": "px"}}}}}"#,
        #"{"a": {"$description": "x", "b": {"c": {"$value": {"value": 2, "unit": "px"}}}}}"#,
      ], .dimension
    ),
    (
      "only the second file has the token",
      [
        #"{"a": {"$type": "dimension", "b": {}}}"#,
        #"{"a": {"b": {"c": {"$value": {"value": 2, "unit": "px"}}}}}"#,
      ], .dimension
    ),
    (
      "the type comes after the token",
      [#"{"a": {"b": {"c": {"$value": 1}}}}"#, #"{"a": {"$type": "number", "b": {}}}"#], .number
    ),
    (
      "the later file decides on the type of a group",
      [
        #"{"a": {"$type": "duration", "b": {"c": {"$value": 400}}}}"#,
        #"{"a": {"$type": "fontWeight", "b": {}}}"#,
      ], .fontWeight
    ),
    (
      "the later file decides in the other order too",
      [
        #"{"a": {"$type": "fontWeight", "b": {"c": {"$value": 400}}}}"#,
        #"{"a": {"$type": "number", "b": {}}}"#,
      ], .number
    ),
    (
      "the nearest group counts",
      [#"{"a": {"$type": "duration", "b": {"$type": "number", "c": {"$value": 1}}}}"#], .number
    ),
    (
      "the nearest group counts, although a farther one is later",
      [
        #"{"a": {"b": {"$type": "number", "c": {"$value": 1}}}}"#,
        #"{"a": {"$type": "duration", "b": {}}}"#,
      ], .number
    ),
    (
      "a group around comes before the type that an inherited token was written for",
      [
        #"{"n": {"$type": "number", "b": {"c": {"$value": 400}}}}"#,
        #"{"a": {"$type": "fontWeight", "b": {"$extends": "{n.b}"}}}"#,
      ], .fontWeight
    ),
    (
      "an inherited token keeps the type it was written for where no group around has one",
      [
        #"{"n": {"$type": "number", "b": {"c": {"$value": 400}}}}"#,
        #"{"a": {"b": {"$extends": "{n.b}"}}}"#,
      ], .number
    ),
    (
      "the token's own type comes before those of groups",
      [
        #"{"a": {"$type": "color", "b": {"$type": "duration", "c": {"$type": "number", "$value": 1}}}}"#
      ], .number
    ),
    (
      "the root is a group",
      [#"{"$type": "number", "a": {"b": {"c": {"$value": 1}}}}"#, #"{"a": {"b": {}}}"#], .number
    ),
    (
      "a token that is laid over loses the type that it had itself",
      [
        #"{"a": {"$type": "fontWeight", "b": {"c": {"$type": "number", "$value": 400}}}}"#,
        #"{"a": {"b": {"c": {"$value": 300}}}}"#,
      ], .fontWeight
    ),
    (
      "no type anywhere", [#"{"a": {"b": {"c": {"$value": 1}}}}"#, #"{"a": {"b": {}}}"#], nil
    ),
  ]

  @Test(arguments: cases.indices) func isThatOfTheNearest(_ index: Int) throws {
    let (name, files, type) = Self.cases[index]
    let store = try Self.resolver(files).resolve()
    #expect(store["a.b.c"]?.type == type, "\(name)")
    #expect(store.findings.map(\.rule) == (type == nil ? ["missing-type"] : []), "\(name)")
  }
}
