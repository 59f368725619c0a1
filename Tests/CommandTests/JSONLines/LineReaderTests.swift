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
    ] as [(String, [String])])
  func splits(_ input: String, _ expected: [String]) throws {
    #expect(try lines(of: input) == expected)
  }

  @Test func splitsWhatNeedsManyReads() throws {
    let long = String(repeating: "x", count: 200_000)
    #expect(try lines(of: long) == ["!"])
    #expect(try lines(of: long + "\nb\n") == ["!", "b"])
    let many = try lines(of: String(repeating: "line\n", count: 50_000))
    #expect(many.count == 50_000)
    #expect(Set(many) == ["line"])
  }

  /// The lines, `!` for one that is longer than 8 bytes.
  private func lines(of input: String) throws -> [String] {
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
    return lines
  }
}
