import LegibleCore

/// Paths between the bytes of the system and text, without loss.
///
/// A byte that is not part of UTF-8 becomes a code point that no name has, and the byte again when the
/// system is asked.
enum SystemPath {
  /// The text of a name.
  static func text(of bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !text.hasRawBytes { return text }
    var text = String.UnicodeScalarView()
    var start = 0
    while start < bytes.count {
      let lengths = 1...min(4, bytes.count - start)
      let character = lengths.lazy.compactMap { length in
        String(validating: bytes[start..<start + length], as: UTF8.self)
      }.first
      if let character, !character.hasRawBytes {
        text.append(contentsOf: character.unicodeScalars)
        start += character.utf8.count
      } else {
        text.append(Unicode.Scalar(rawByte: bytes[start]))
        start += 1
      }
    }
    return String(text)
  }

  /// The bytes of a path with a zero behind them.
  static func bytes(of path: String) -> [CChar] {
    var bytes: [CChar] = []
    for scalar in path.unicodeScalars {
      if let byte = scalar.rawByte {
        bytes.append(CChar(bitPattern: byte))
      } else {
        bytes += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    return bytes + [0]
  }
}
