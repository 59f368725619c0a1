extension Unicode.Scalar {
  /// The code point that stands for a byte of a file's name which is not UTF-8: U+10FF80 to U+10FFFF,
  /// the end of the last private plane.
  ///
  /// Only bytes from 0x80 on break UTF-8.
  package init(rawByte byte: UInt8) { self = Unicode.Scalar(0x10FF00 + UInt32(byte)) ?? "\u{FFFD}" }

  /// The byte of a file's name that the code point stands for.
  package var rawByte: UInt8? {
    (0x10FF80...0x10FFFF).contains(value) ? UInt8(truncatingIfNeeded: value) : nil
  }
}

extension String {
  /// Whether it is the name of a file whose bytes are not UTF-8.
  package var hasRawBytes: Bool { unicodeScalars.contains { $0.rawByte != nil } }
}
