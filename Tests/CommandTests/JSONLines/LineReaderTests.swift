import LegibleTestSupport
import Testing

@testable import legible_cli

@Suite struct LineReaderTests {
  /// Each row: the input, and the lines with `!` for one that is longer than 8 bytes.
  @Test(
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\n\nb\r\nc", ["a", "", "b\r", "c"]),
      ("12345678\n", ["12345678"]),
      ("123456789\nb", ["!", "b"]),
      ("123456789", ["!"]),
      (String(repeating: "x", count: 200_000) + "\nb\n", ["!", "b"]),
      (String(repeating: "x", count: 200_000), ["!"]),
      (
        String(repeating: "line\n", count: 50_000), Array(repeating: "line", count: 50_000)
      ),
    ] as [(String, [String])])
  func splits(_ input: String, _ expected: [String]) throws {
    let temporary = try TemporaryFolder(["in": input])
    let descriptor = try Descriptor.reading(temporary.path + "/in")
    defer { try? descriptor.close() }
    var reader = LineReader(descriptor, limit: 8)
    var lines: [String] = []
    while let line = try reader.next(beforeReading: {}) {
      switch line {
      case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
      case .tooLong: lines.append("!")
      }
    }
    #expect(lines == expected)
  }
}
