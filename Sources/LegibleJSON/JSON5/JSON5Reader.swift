import LegibleCore

/// Reads JSON5 (spec.json5.org, 1.0.0), of which JSON with comments is a part.
///
/// JSON has no Infinity and no NaN, so they are errors.
struct JSON5Reader {
  private let scalars: [(scalar: Unicode.Scalar, offset: Int)]
  private let size: Int
  private let source: DocumentSource
  private var at = 0
  private var transcript = Transcript()

  /// Takes a text that is UTF-8.
  private init(_ source: DocumentSource) {
    self.source = source
    var scalars: [(Unicode.Scalar, Int)] = []
    scalars.reserveCapacity(source.bytes.count)
    var offset = 0
    for scalar in String(decoding: source.bytes, as: UTF8.self).unicodeScalars {
      scalars.append((scalar, offset))
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    size = offset
  }

  /// Turns a text into JSON.
  ///
  /// - Throws: `LegibleError` with rule `json-syntax` at the first scalar that breaks the grammar.
  /// - Complexity: O(*n*).
  static func transcript(of source: DocumentSource) throws(LegibleError) -> Transcript {
    var reader = JSON5Reader(source)
    try reader.skipSpace()
    guard reader.peek() != nil else { throw reader.fail("the file is empty; JSON5 needs a value") }
    try reader.value()
    try reader.skipSpace()
    guard reader.peek() == nil else { throw reader.fail("text after the end of the value") }
    return reader.transcript
  }

  // MARK: Values

  private mutating func value() throws(LegibleError) {
    let start = offset
    switch peek() {
    case nil: throw fail("the file ends where a value is expected")
    case "{": try container(isObject: true)
    case "[": try container(isObject: false)
    case "\"", "'": transcript.string(try string(), at: start..<offset)
    case "+", "-", ".": try number()
    case let digit? where digit.isDigit: try number()
    default:
      let word = try identifier("a value")
      switch word {
      case "true", "false", "null": transcript.scalar(word, at: start..<offset)
      case "Infinity", "NaN": throw beyond(word, start)
      default: throw fail("expected a value, not \(word)", at: start, hint: "Strings have quotes.")
      }
    }
  }

  private mutating func container(isObject: Bool) throws(LegibleError) {
    guard transcript.depth < JSONDocument.maximumDepth else {
      throw fail("nested deeper than \(JSONDocument.maximumDepth) levels", rule: .jsonDepth)
    }
    transcript.begin(isObject: isObject, at: offset)
    at += 1
    let close: Unicode.Scalar = isObject ? "}" : "]"
    while true {
      try skipSpace()
      if peek() == close { break }
      if isObject { try member() } else { try value() }
      try skipSpace()
      if peek() == close { break }
      guard peek() == "," else {
        let what = "a comma or \(close) after the \(isObject ? "member" : "element")"
        throw fail(peek() == nil ? "the file ends; expected \(what)" : "expected \(what)")
      }
      at += 1
    }
    at += 1
    transcript.end(at: offset)
  }

  private mutating func member() throws(LegibleError) {
    let start = offset
    let name =
      peek() == "\"" || peek() == "'" ? try string() : try identifier("a member name")
    transcript.key(name, at: start..<offset)
    try skipSpace()
    guard peek() == ":" else { throw fail("expected a colon after the member name") }
    at += 1
    try skipSpace()
    try value()
  }

  // MARK: Numbers

  private mutating func number() throws(LegibleError) {
    let start = offset
    let isNegative = peek() == "-"
    if peek() == "-" || peek() == "+" { at += 1 }
    if peek() == "I" || peek() == "N" { throw beyond(try identifier("a number"), start) }
    if peek() == "0", peek(1) == "x" || peek(1) == "X" {
      at += 2
      let digits = take { $0.properties.isASCIIHexDigit }
      guard !digits.isEmpty else { throw fail("expected a hexadecimal digit") }
      guard let value = UInt64(digits, radix: 16) else {
        throw fail("a hexadecimal number of more than 64 bits", at: start)
      }
      transcript.scalar((isNegative ? "-" : "") + String(value), at: start..<offset)
      return try endNumber()
    }
    let whole = take { $0.isDigit }
    if whole.count > 1, whole.hasPrefix("0") {
      throw fail("a number with a leading zero", at: start)
    }
    var fraction = ""
    if peek() == "." {
      at += 1
      fraction = take { $0.isDigit }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { throw fail("expected a digit") }
    var exponent: String?
    if peek() == "e" || peek() == "E" {
      at += 1
      let sign = peek() == "-" || peek() == "+" ? take(atMost: 1) { _ in true } : ""
      let digits = take { $0.isDigit }
      guard !digits.isEmpty else { throw fail("expected a digit in the exponent") }
      exponent = sign + digits
    }
    transcript.scalar(
      jsonNumber(isNegative: isNegative, whole: whole, fraction: fraction, exponent: exponent),
      at: start..<offset)
    try endNumber()
  }

  private func endNumber() throws(LegibleError) {
    if let next = peek(), next.isIdentifierPart { throw fail("a number followed by \(next)") }
  }

  private func beyond(_ word: String, _ start: Int) -> LegibleError {
    fail("\(word) is not a number that tokens can have", at: start, hint: "Write a finite number.")
  }

  // MARK: Strings and names

  private mutating func string() throws(LegibleError) -> String {
    let start = offset
    let quote = peek()
    var text = String.UnicodeScalarView()
    at += 1
    while let scalar = peek(), scalar != quote {
      if scalar == "\n" || scalar == "\r" {
        throw fail("a line break in a string", hint: "Write \\n, or a backslash before it.")
      }
      at += 1
      if scalar == "\\" { try escape(into: &text) } else { text.append(scalar) }
    }
    guard peek() == quote else { throw fail("a string without its closing quote", at: start) }
    at += 1
    return String(text)
  }

  /// Reads what follows a backslash.
  private mutating func escape(into text: inout String.UnicodeScalarView) throws(LegibleError) {
    guard let scalar = peek() else { return }
    at += 1
    switch scalar {
    case "b": text.append("\u{8}")
    case "f": text.append("\u{C}")
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "v": text.append("\u{B}")
    case "0" where peek()?.isDigit != true: text.append("\0")
    case _ where scalar.isDigit:
      throw fail("an escape of a digit, which JSON5 has not", at: offset - 2)
    case "x": text.append(Unicode.Scalar(UInt8(truncatingIfNeeded: try hexadecimal(2))))
    case "u": text.append(try codePoint())
    // A line break after a backslash is not part of the text.
    case "\n", "\u{2028}", "\u{2029}": break
    case "\r": if peek() == "\n" { at += 1 }
    default: text.append(scalar)
    }
  }

  private mutating func hexadecimal(_ count: Int) throws(LegibleError) -> UInt32 {
    let start = offset
    let digits = take(atMost: count) { $0.properties.isASCIIHexDigit }
    guard digits.utf8.count == count, let value = UInt32(digits, radix: 16) else {
      throw fail("expected \(count) hexadecimal digits", at: start)
    }
    return value
  }

  /// Reads the digits of `\u`, and of a second one for the other half of a surrogate pair.
  private mutating func codePoint() throws(LegibleError) -> Unicode.Scalar {
    let start = offset - 2
    let first = try hexadecimal(4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, peek() == "\\", peek(1) == "u" {
      at += 2
      let second = try hexadecimal(4)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    throw fail("unpaired surrogate", at: start)
  }

  private mutating func identifier(_ what: String) throws(LegibleError) -> String {
    let start = offset
    var name = String.UnicodeScalarView()
    while let scalar = peek() {
      if scalar == "\\", peek(1) == "u" {
        at += 2
        name.append(try codePoint())
      } else if scalar.isIdentifierPart {
        name.append(scalar)
        at += 1
      } else {
        break
      }
    }
    guard let first = name.first else { throw fail("expected \(what)") }
    guard first.isIdentifierStart, name.allSatisfy(\.isIdentifierPart) else {
      throw fail("expected \(what)", at: start, hint: "Put names of other letters in quotes.")
    }
    return String(name)
  }

  // MARK: Scalars

  private var offset: Int { at < scalars.count ? scalars[at].offset : size }

  private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    at + ahead < scalars.count ? scalars[at + ahead].scalar : nil
  }

  private mutating func take(
    atMost count: Int = .max, while isTaken: (Unicode.Scalar) -> Bool
  ) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek(), text.count < count, isTaken(scalar) {
      text.append(scalar)
      at += 1
    }
    return String(text)
  }

  private mutating func skipSpace() throws(LegibleError) {
    while let scalar = peek() {
      switch scalar {
      case "\t", "\n", "\u{B}", "\u{C}", "\r", " ", "\u{2028}", "\u{2029}", "\u{FEFF}": at += 1
      case "/" where peek(1) == "/":
        while let next = peek(), !"\n\r\u{2028}\u{2029}".unicodeScalars.contains(next) { at += 1 }
      case "/" where peek(1) == "*":
        let start = offset
        at += 2
        while peek() != nil, peek() != "*" || peek(1) != "/" { at += 1 }
        guard peek() != nil else { throw fail("a comment without its end", at: start) }
        at += 2
      case _ where scalar.properties.generalCategory == .spaceSeparator: at += 1
      default: return
      }
    }
  }

  private func fail(
    _ message: String, at place: Int? = nil, rule: Rule = .jsonSyntax, hint: String? = nil
  ) -> LegibleError {
    source.error(message, rule: rule, hint: hint, at: place ?? offset)
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit of ASCII.
  fileprivate var isDigit: Bool { value &- 0x30 < 10 }

  /// Whether a name of ECMAScript 5.1 may start with it.
  fileprivate var isIdentifierStart: Bool {
    self == "$" || self == "_" || properties.isIDStart
  }

  fileprivate var isIdentifierPart: Bool {
    isIdentifierStart || properties.isIDContinue || self == "\u{200C}" || self == "\u{200D}"
  }
}
