import LegibleCore

/// The tokens of an old-style property list as `.strings` files use it.
struct StringsLexer {
  let text: SourceText
  private(set) var at = 0
  private(set) var findings: [Finding] = []

  /// A comment, and the span it takes.
  struct Comment {
    var text: String
    var start: Int
    var end: Int
  }

  /// A key or a value, and the span it takes.
  struct Token {
    var value: String
    var start: Int
    var end: Int
  }

  init(_ text: SourceText) { self.text = text }

  var isAtEnd: Bool { at >= text.units.count }

  /// The code unit ahead as ASCII, `nil` at the end and for others.
  func peek(_ distance: Int = 0) -> UInt8? {
    guard at + distance < text.units.count else { return nil }
    return UInt8(exactly: text.units[at + distance]).flatMap { $0 < 0x80 ? $0 : nil }
  }

  /// Takes one code unit when it is this character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    at += 1
    return true
  }

  /// Skips blanks and comments; gives the comments.
  mutating func skipSpace() -> [Comment] {
    var comments: [Comment] = []
    while !isAtEnd {
      if isSpace(text.units[at]) {
        at += 1
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        comments.append(lineComment())
      } else if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        comments.append(blockComment())
      } else {
        break
      }
    }
    return comments
  }

  /// Reads a quoted or a bare string, `nil` where neither starts.
  mutating func string() -> Token? {
    switch peek() {
    case UInt8(ascii: "\""): quoted(by: 0x22)
    case UInt8(ascii: "'"): quoted(by: 0x27)
    default: bare()
    }
  }

  /// Goes on after the next line break, or at the end.
  mutating func skipLine() {
    while !isAtEnd, text.units[at] != 0x0A, text.units[at] != 0x0D { at += 1 }
  }

  /// Skips an array, a dictionary or data, quotes and nesting included.
  ///
  /// - Complexity: O(*n*) in the units skipped; nesting costs a counter, no stack.
  mutating func skipContainer() {
    var depth = 0
    repeat {
      switch peek() {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = string()
        continue
      default: break
      }
      at += 1
    } while depth > 0 && !isAtEnd
  }

  mutating func report(
    _ severity: Severity, _ message: String, hint: String? = nil, from start: Int, to end: Int,
    related: [Finding.Related] = []
  ) {
    findings.append(
      Finding(
        rule: .stringsSyntax, severity: severity, message: message, hint: hint,
        at: text.location(of: start, to: end), related: related))
  }

  // MARK: Comments

  private mutating func lineComment() -> Comment {
    let start = at
    skipLine()
    return Comment(text: trimmed(start + 2..<at), start: start, end: at)
  }

  private mutating func blockComment() -> Comment {
    let start = at
    at += 2
    while !isAtEnd {
      if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        at += 2
        return Comment(text: trimmed(start + 2..<at - 2), start: start, end: at)
      }
      at += 1
    }
    report(
      .error, "a comment without its closing */", hint: "Close the comment.", from: start,
      to: start + 2)
    return Comment(text: trimmed(start + 2..<at), start: start, end: at)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, isSpace(text.units[first]) { range.removeFirst() }
    while let last = range.last, isSpace(text.units[last]) { range.removeLast() }
    return String(decoding: text.units[range], as: UTF16.self)
  }

  // MARK: Strings

  private mutating func bare() -> Token? {
    let start = at
    while let byte = peek(), isBare(byte) { at += 1 }
    guard at > start else { return nil }
    return Token(
      value: String(decoding: text.units[start..<at], as: UTF16.self), start: start, end: at)
  }

  private mutating func quoted(by quote: UInt16) -> Token {
    let start = at
    var value: [UInt16] = []
    at += 1
    while !isAtEnd, text.units[at] != quote {
      if peek() == UInt8(ascii: "\\") {
        value.append(contentsOf: escape())
      } else {
        value.append(text.units[at])
        at += 1
      }
    }
    if isAtEnd {
      report(
        .error, "a string without its closing quote", hint: "Close it, or escape a quote in it.",
        from: start, to: start + 1)
    } else {
      at += 1
    }
    if firstLoneSurrogate(in: value[...]) != nil {
      report(
        .warning, "an escape writes an unpaired surrogate",
        hint: "Write the character itself.", from: start, to: at)
    }
    return Token(value: String(decoding: value, as: UTF16.self), start: start, end: at)
  }

  /// Reads an escape; an unknown one stands for the character after the backslash.
  private mutating func escape() -> [UInt16] {
    at += 1
    guard !isAtEnd else { return [] }
    let unit = text.units[at]
    if (0x30...0x37).contains(unit) { return [nextStepUnit(of: digits(radix: 8, most: 3))] }
    at += 1
    switch unit {
    case 0x55, 0x75:  // U, u
      let start = at
      let value = digits(radix: 16, most: 4)
      return at == start ? [unit] : [UInt16(truncatingIfNeeded: value)]
    case 0x61: return [0x07]  // a
    case 0x62: return [0x08]  // b
    case 0x66: return [0x0C]  // f
    case 0x6E: return [0x0A]  // n
    case 0x72: return [0x0D]  // r
    case 0x74: return [0x09]  // t
    case 0x76: return [0x0B]  // v
    default: return [unit]
    }
  }

  private mutating func digits(radix: Int, most count: Int) -> Int {
    var value = 0
    let end = at + count
    while at < end, let byte = peek(),
      let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
    {
      value = value * radix + digit
      at += 1
    }
    return value
  }
}

/// Blanks as property lists know them: ASCII spaces and controls, and Unicode's two separators.
private func isSpace(_ unit: UInt16) -> Bool {
  (0x09...0x0D).contains(unit) || unit == 0x20 || unit == 0x2028 || unit == 0x2029
    || unit == 0xFEFF
}

/// The characters that need no quotes.
private func isBare(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
    UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "$"):
    true
  default: false
  }
}
