import LegibleCore

/// Reads the tokens of CSS Syntax 3 that colours need, from the bytes of one value.
struct CSSScanner {
  let bytes: [UInt8]
  private let start: SourceLocation
  /// The offset of the next byte.
  var at = 0
  /// What keywords stand for among the values of a relative colour.
  var origin: CSSOrigin?

  init(_ text: String, at start: SourceLocation) {
    bytes = Array(text.utf8)
    self.start = start
  }

  // MARK: Bytes

  var isAtEnd: Bool { at == bytes.count }

  /// The next byte, 0 at the end.
  @inline(__always)
  var next: UInt8 { byte(at) }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Steps over a byte when it comes next.
  @inline(__always)
  mutating func eat(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar), !isAtEnd else { return false }
    at += 1
    return true
  }

  /// Steps over white space and comments; returns whether there were any.
  @discardableResult
  @inline(__always)
  mutating func skipSpace() -> Bool {
    next <= 0x20 || next == UInt8(ascii: "/") ? skipSpaceAhead() : false
  }

  private mutating func skipSpaceAhead() -> Bool {
    let before = at
    while !isAtEnd {
      switch next {
      case 0x20, 0x09, 0x0A, 0x0C, 0x0D: at += 1
      case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"):
        at += 2
        while !isAtEnd && !(next == UInt8(ascii: "*") && byte(at + 1) == UInt8(ascii: "/")) {
          at += 1
        }
        at = min(at + 2, bytes.count)
      default: return at > before
      }
    }
    return at > before
  }

  /// Everything from an offset up to here.
  func text(from offset: Int) -> String { String(decoding: bytes[offset..<at], as: UTF8.self) }

  // MARK: Identifiers

  /// Whether a character comes next that would carry on an identifier.
  var isAtIdentifierPart: Bool {
    Self.isLetter(next) || Self.isDigit(next) || next == UInt8(ascii: "-")
  }

  /// An identifier in lower case, `nil` when none comes next.
  mutating func identifier() -> CSSWord? {
    var word = CSSWord()
    return takeIdentifier { word.append($0) } ? word : nil
  }

  /// The identifier that begins at an offset as text, for messages; empty when none does.
  func identifierText(at offset: Int) -> String {
    var scanner = self
    scanner.at = offset
    var units: [UInt8] = []
    _ = scanner.takeIdentifier { units.append($0) }
    return String(decoding: units, as: UTF8.self)
  }

  /// Steps over an identifier, its escapes resolved and A to Z in lower case.
  @inline(__always)
  private mutating func takeIdentifier(_ take: (UInt8) -> Void) -> Bool {
    let first = next == UInt8(ascii: "-") ? byte(at + 1) : next
    guard Self.isLetter(first) || first == UInt8(ascii: "\\") || first == UInt8(ascii: "-") else {
      return false
    }
    while true {
      let unit = next
      if Self.isPlain(unit) {
        take(unit)
      } else if unit &- UInt8(ascii: "A") < 26 {
        take(unit | 0x20)
      } else if Self.isLetter(unit) {
        take(unit)
      } else {
        guard unit == UInt8(ascii: "\\"), let scalar = escape() else { return true }
        String(Character(scalar)).asciiLowercased.utf8.forEach(take)
        continue
      }
      at += 1
    }
  }

  /// Whether a byte stands for itself in an identifier: a to z, digits, hyphens.
  @inline(__always)
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "a") < 26 || isDigit(byte) || byte == UInt8(ascii: "-")
  }

  private mutating func escape() -> Unicode.Scalar? {
    let backslash = at
    at += 1
    var value: UInt32 = 0
    var digits = 0
    while digits < 6, let digit = Self.hexDigit(next) {
      value = value << 4 | UInt32(digit)
      digits += 1
      at += 1
    }
    if digits > 0 {
      if next == 0x20 || next == 0x09 || next == 0x0A { at += 1 }
      return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    guard !isAtEnd, next < 0x80, next >= 0x20 else {
      at = backslash
      return nil
    }
    at += 1
    return Unicode.Scalar(bytes[at - 1])
  }

  @inline(__always)
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    if isDigit(byte) { return byte &- UInt8(ascii: "0") }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? letter + 10 : nil
  }

  // MARK: Errors

  /// An error that points at a byte of the value.
  func fail(
    _ message: String, at offset: Int, rule: Rule = .colorSyntax, hint: String? = nil
  ) -> LegibleError {
    var location = start
    location.column +=
      String(decoding: bytes[..<min(offset, bytes.count)], as: UTF8.self)
      .utf16.count
    return LegibleError(rule: rule, message, hint: hint, at: location)
  }

  /// An error for something that is valid CSS but has no fixed value here.
  func unsupported(
    _ what: String, at offset: Int, because reason: String, hint: String
  ) -> LegibleError {
    fail(
      "\(what) is not supported: \(reason)", at: offset, rule: .colorUnsupported, hint: hint)
  }
}

extension String {
  /// The text with A to Z in lower case and every other character as it is.
  var asciiLowercased: String {
    String(
      decoding: utf8.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
