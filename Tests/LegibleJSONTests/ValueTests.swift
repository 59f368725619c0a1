import LegibleJSON
import Testing

@Suite struct ValueTests {
  @Test(arguments: [
    (0, "0"),
    (-0.0, "0"),
    (17, "17"),
    (-2.5, "-2.5"),
    (0.1, "0.1"),
    (1.0 / 3, "0.3333333333333333"),
    (999_999_999_999_999, "999999999999999"),
    (1e15, "1000000000000000"),
    (1e16, "10000000000000000"),
    (1e17, "1e+17"),
    (1e300, "1e+300"),
    (.leastNonzeroMagnitude, "5e-324"),
    (.infinity, "null"),
    (-.infinity, "null"),
    (.nan, "null"),
  ])
  func writesNumbers(_ number: Double, _ expected: String) {
    #expect(JSONValue.number(number).line == expected)
  }

  @Test(arguments: [
    0.1, 1e15, .leastNonzeroMagnitude, 1.7976931348623157e308, 123_456_789.125, 2.0 / 3,
  ])
  func numbersReadBackEqual(_ number: Double) throws {
    let line = JSONValue.number(number).line
    #expect(try JSONDocument(parsing: Array(line.utf8), path: "a").root.double == number)
  }

  @Test func writesPretty() {
    let value: JSONValue = [
      "name": "a\"b", "list": [1, [], true], "empty": [:], "none": .optional(nil as String?),
    ]
    #expect(
      value.pretty == """
        {
          "name": "a\\"b",
          "list": [
            1,
            [],
            true
          ],
          "empty": {},
          "none": null
        }
        """)
    #expect(value.line == #"{"name":"a\"b","list":[1,[],true],"empty":{},"none":null}"#)
  }

  /// What splits lines for `str.splitlines` of Python and for readers of ECMAScript, and every control.
  @Test func nothingInALineEndsIt() {
    for value in 0...0x3000 as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(scalar) + "b"
      let value: JSONValue = [text: .array([.string(text)])]
      for written in [value.line, value.prettyPrinted()] {
        for unit in written.unicodeScalars {
          let category = unit.properties.generalCategory
          #expect(
            category != .control && category != .lineSeparator && category != .paragraphSeparator,
            "U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }

  @Test func everyScalarReadsBack() throws {
    var text = ""
    for value in 0...0x3000 as ClosedRange<UInt32> {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    text += "\u{FEFF}\u{FFFF}\u{10FFFF}"
    let line = JSONValue.string(text).line
    #expect(!line.utf8.contains { $0 < 0x20 })
    let read = try JSONDocument(parsing: Array(line.utf8), path: "a").root.string
    #expect(read?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }
}
