package import LegibleCore

/// The bytes of a file with its name, which locate what is read of it.
package struct DocumentSource: Sendable {
  package let bytes: [UInt8]
  package let path: String

  package init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
  }

  /// The place of a range, as far as it lies in the bytes.
  ///
  /// - Complexity: O(*n*).
  package func location(of range: Range<Int>) -> SourceLocation {
    SourceLocation(
      path: path, range: range.clamped(to: 0..<bytes.count), in: bytes, lines: LineTable(bytes))
  }

  /// An error at a byte.
  func error(
    _ message: String, rule: Rule, hint: String? = nil, at offset: Int
  ) -> LegibleError {
    let (line, column) = LineTable(bytes).place(of: offset, in: bytes)
    return LegibleError(
      rule: rule, message, hint: hint,
      at: SourceLocation(path: path, line: line, column: column))
  }

  /// Checks that the bytes are UTF-8 and not too many.
  ///
  /// - Throws: `LegibleError` with rule `file-size` or `encoding`.
  package func check() throws(LegibleError) {
    guard bytes.count <= JSONDocument.maximumSize else {
      throw LegibleError(
        rule: .fileSize, "the file has \(bytes.count) bytes, more than 1 GiB",
        hint: "Split it into several files.", at: SourceLocation(path: path))
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || (bytes.count > 1 && (bytes[0] == 0 || bytes[1] == 0))
    {
      throw LegibleError(
        rule: .encoding, "the file is UTF-16 or binary, not UTF-8",
        hint: "Save it as UTF-8.", at: SourceLocation(path: path))
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      throw error("invalid UTF-8", rule: .encoding, hint: "Save the file as UTF-8.", at: offset)
    }
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8.
private func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  if String(validating: bytes, as: UTF8.self) != nil { return nil }
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}
