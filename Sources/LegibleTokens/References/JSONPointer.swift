import LegibleCore

/// JSON pointers in the fragment of a URI: RFC 6901, section 6.
package enum JSONPointer {
  /// The decoded segments of `#/a/b`.
  package static func segments(of text: String) throws(Reference.Malformed) -> [String] {
    guard text.utf8.first == UInt8(ascii: "#") else {
      throw Reference.Malformed(
        message: "\(text) does not begin with #",
        hint: "A token refers to its own document; a resolver names other files as sources.")
    }
    guard text.utf8.starts(with: "#/".utf8), text.utf8.count > 2 else {
      throw Reference.Malformed(
        message: "\(text) leads to no token", hint: Reference.pointerHint)
    }
    guard let bad = text.unicodeScalars.dropFirst().first(where: forbidden.contains) else {
      var segments: [String] = []
      for raw in Substring(text.utf8.dropFirst(2)).split(at: "/") {
        guard let segment = decode(raw) else {
          throw Reference.Malformed(
            message: "\(text) has a broken escape",
            hint: "Write ~0 for ~, ~1 for / and %25 for a percent sign.")
        }
        segments.append(segment)
      }
      return segments
    }
    throw Reference.Malformed(
      message: "\(text) has the character \(bad == " " ? "space" : String(bad)), which a URI "
        + "fragment cannot hold",
      hint: bad == " " ? "Write %20." : "Write {path.to.token} or #/path/to/token, not both.")
  }

  /// Characters that RFC 3986 keeps out of fragments; letters beyond ASCII are let through.
  private static let forbidden: Set<Unicode.Scalar> = [
    " ", "#", "{", "}", "\"", "<", ">", "^", "`", "|", "\\",
  ]

  /// Undoes percent-encoding, then `~1` and `~0`.
  private static func decode(_ raw: Substring) -> String? {
    guard raw.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") }) else {
      return String(raw)
    }
    guard let bytes = percentDecoded(raw.utf8) else { return nil }
    var out: [UInt8] = []
    var at = 0
    while at < bytes.count {
      var byte = bytes[at]
      if byte == UInt8(ascii: "~") {
        at += 1
        switch at < bytes.count ? bytes[at] : 0 {
        case UInt8(ascii: "0"): byte = UInt8(ascii: "~")
        case UInt8(ascii: "1"): byte = UInt8(ascii: "/")
        default: return nil
        }
      }
      out.append(byte)
      at += 1
    }
    return String(validating: out, as: UTF8.self)
  }

  /// A name as a segment of a pointer in a fragment.
  package static func escaped(_ name: String) -> String {
    var text = ""
    for character in name.unicodeScalars {
      switch character {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(character)
      }
    }
    return percentEncoded(text)
  }

  /// A text with the characters percent-encoded that a fragment cannot hold, and the percent sign.
  package static func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for scalar in text.unicodeScalars {
      if forbidden.contains(scalar) || scalar == "%" || scalar.value < 0x20 {
        for byte in String(scalar).utf8 { encoded += percentEncoded(byte) }
      } else {
        encoded.unicodeScalars.append(scalar)
      }
    }
    return encoded
  }

  /// A path as a reference: with those bytes percent-encoded, too, that are not part of UTF-8.
  package static func percentEncoded(path: String) -> String {
    path.unicodeScalars.reduce(into: "") { encoded, scalar in
      encoded += scalar.rawByte.map(percentEncoded) ?? percentEncoded(String(scalar))
    }
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    let hex = String(byte, radix: 16, uppercase: true)
    return "%" + (hex.count < 2 ? "0" : "") + hex
  }

  /// The bytes that `%41` and the like stand for, `nil` for a broken escape.
  package static func percentDecoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    var iterator = text.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        out.append(byte)
        continue
      }
      guard let high = hexDigit(iterator.next()), let low = hexDigit(iterator.next()) else {
        return nil
      }
      out.append(high << 4 | low)
    }
    return out
  }

  private static func hexDigit(_ byte: UInt8?) -> UInt8? {
    guard let byte, let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
    return UInt8(value)
  }
}
