import LegibleJSON
import Testing

@testable import legible_cli

private enum Wrap: String, CaseIterable { case word, char }

@Suite struct RowTests {
  private func row(_ text: String) throws -> Row {
    let document = try JSONDocument(parsing: Array(text.utf8), path: "row")
    return try Row(
      document.root, fields: ["text", "size", "lines", "bold", "fonts", "axes", "wrap"])
  }

  @Test func readsEachKind() throws {
    let row = try row(
      """
      {"text":"a","size":1.5,"lines":2,"bold":true,"fonts":["x","y"],"axes":{"wght":600},"wrap":"char"}
      """)
    #expect(try row.string("text") == "a")
    #expect(try row.number("size") == 1.5)
    #expect(try row.integer("lines") == 2)
    #expect(try row.bool("bold") == true)
    #expect(try row.strings("fonts") == ["x", "y"])
    #expect(try row.numbers("axes")?.map { "\($0.name)=\($0.value)" } == ["wght=600.0"])
    #expect(try row.choice("wrap") == Wrap.char)
  }

  @Test func nullIsAbsent() throws {
    let row = try row(#"{"text":null}"#)
    #expect(try row.string("text") == nil)
    #expect(try row.string("wrap") == nil)
  }

  @Test(arguments: [
    ("[1]", "a row must be an object, not an array"),
    (#"{"txet":"a"}"#, #"unknown field "txet"; did you mean "text"?"#),
    (#"{"nonsense":1}"#, #"unknown field "nonsense""#),
    (#"{"text":1}"#, #""text" must be a string, not 1"#),
    (#"{"size":"1"}"#, #""size" must be a number, not "1""#),
    (#"{"size":1e999}"#, #""size" must be a number, not 1e999"#),
    (#"{"lines":1.5}"#, #""lines" must be a whole number, not 1.5"#),
    (#"{"lines":1e300}"#, #""lines" must be a whole number, not 1e300"#),
    (#"{"bold":1}"#, #""bold" must be true or false, not 1"#),
    (#"{"fonts":["x",2]}"#, #""fonts" must be a list of strings, not ["x",2]"#),
    (#"{"axes":{"wght":"bold"}}"#, #""axes" must be an object of numbers, not {"wght":"bold"}"#),
    (#"{"wrap":"none"}"#, #""wrap" is "none", not one of word, char"#),
  ])
  func rejects(_ text: String, _ message: String) {
    let error = #expect(throws: RowError.self) {
      let row = try row(text)
      _ = try row.string("text")
      _ = try row.number("size")
      _ = try row.integer("lines")
      _ = try row.bool("bold")
      _ = try row.strings("fonts")
      _ = try row.numbers("axes")
      _ = try row.choice("wrap", Wrap.self)
    }
    #expect(error?.message == message)
  }
}
