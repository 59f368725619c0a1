// Paths are texts here, and bytes to the system, of which any but 0 may be in a name. A byte that is not
// part of UTF-8 stands in the text as a code point of its own, and so does each byte of a name that has
// one of those code points: no two paths become the same text, and none is lost.

extension String {
  /// The text of a path.
  ///
  /// - Parameter bytes: The path as the system has it, or the UTF-8 of a text that names one.
  /// - Complexity: O(*n*); of UTF-8 nothing but the text is allocated.
  package init(pathBytes bytes: some Collection<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self), !text.hasRawBytes {
      self = text
      return
    }
    var scalars = UnicodeScalarView()
    var parser = UTF8.ForwardParser()
    var unread = bytes.makeIterator()
    var at = bytes.startIndex
    while true {
      let length: Int
      switch parser.parseScalar(from: &unread) {
      case .valid(let encoded):
        let scalar = UTF8.decode(encoded)
        if scalar.rawByte == nil {
          scalars.append(scalar)
          bytes.formIndex(&at, offsetBy: encoded.count)
          continue
        }
        length = encoded.count
      case .error(let count): length = count
      case .emptyInput:
        self.init(scalars)
        return
      }
      for _ in 0..<length {
        scalars.append(Unicode.Scalar(rawByte: bytes[at]))
        bytes.formIndex(after: &at)
      }
    }
  }

  /// The text of a path that ends with a zero.
  package init(path pointer: UnsafePointer<CChar>) {
    var count = 0
    while unsafe pointer[count] != 0 { count += 1 }
    unsafe self.init(pathBytes: UnsafeRawBufferPointer(start: pointer, count: count))
  }

  /// The bytes of a path, as the system has them.
  package var pathBytes: [UInt8] {
    guard hasRawBytes else { return Array(utf8) }
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = scalar.rawByte { bytes.append(byte) } else { bytes += String(scalar).utf8 }
    }
    return bytes
  }

  /// Calls a function of the system with a path, a zero after it.
  ///
  /// To the system a zero in the path would end it, and another file would be meant: such a path becomes
  /// the empty one, which leads nowhere.
  package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    if utf8.contains(0) { return unsafe "".withCString(body) }
    guard hasRawBytes else { return unsafe withCString(body) }
    return unsafe body(pathBytes.map(CChar.init(bitPattern:)) + [0])
  }

  /// Whether it is a path whose bytes are not UTF-8, or could be taken for one.
  package var hasRawBytes: Bool {
    // The UTF-8 of the last plane, and of no other, begins with F4.
    utf8.contains(0xF4) && unicodeScalars.contains { $0.rawByte != nil }
  }

  /// The text whose UTF-8 are the bytes of a path; `nil` when they are not UTF-8.
  package var textOfPath: String? {
    hasRawBytes ? String(validating: pathBytes, as: UTF8.self) : self
  }

  /// The text with what is not UTF-8 in the names of files as `\xFF`, and all else as it is.
  package var spellingOutRawBytes: String {
    guard hasRawBytes else { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if let byte = scalar.rawByte {
        shown += byte.spelledOut
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

extension Unicode.Scalar {
  /// The code point that stands for a byte of a path, of which only those from 0x80 on break UTF-8.
  ///
  /// U+10FF80 to U+10FFFF are the end of the last private plane.
  fileprivate init(rawByte byte: UInt8) {
    self = Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte of a path that the code point stands for.
  package var rawByte: UInt8? {
    (0x10FF80...0x10FFFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}

extension UInt8 {
  /// The byte, from 0x80 on, as it is shown: `\xFF`.
  var spelledOut: String { "\\x" + String(self, radix: 16, uppercase: true) }
}
