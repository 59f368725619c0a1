import LegibleCore

/// A one-pass parser with an explicit stack: deep nesting costs memory, never the thread's stack.
struct JSONParser {
  private let bytes: [UInt8]
  private let path: String
  private var at = 0
  private var stack: [Int] = []

  private(set) var nodes: [JSONDocument.Node] = []
  private(set) var lineStarts: [UInt32] = [0]
  private(set) var duplicates: [Int] = []

  init(bytes: [UInt8], path: String) throws(LegibleError) {
    self.bytes = bytes
    self.path = path
    try DocumentSource(bytes: bytes, path: path).check()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  /// Parses one value and what may stand around it.
  mutating func parse() throws(LegibleError) {
    // Token files have a value or key every seven bytes or so.
    nodes.reserveCapacity(bytes.count / 8)
    skipSpace()
    guard at < bytes.count else { throw fail("the file is empty; JSON needs a value") }
    try parseValue()
    while let open = stack.last {
      if nodes[open].kind == .object { try continueObject(open) } else { try continueArray(open) }
    }
    skipSpace()
    guard at == bytes.count else { throw fail("text after the end of the JSON value") }
    duplicates.sort()
  }

  // MARK: Containers

  private mutating func continueObject(_ open: Int) throws(LegibleError) {
    skipSpace()
    if peek() == UInt8(ascii: "}") { return close(open) }
    if nodes[open].count > 0 {
      try expect(",", "a comma or } after the member")
      skipSpace()
      if peek() == UInt8(ascii: "}") {
        throw fail("a comma before }", hint: "Remove the comma: JSON has no trailing commas.")
      }
    }
    guard peek() == UInt8(ascii: "\"") else {
      throw fail("expected a member name in double quotes")
    }
    try parseString(kind: .key)
    skipSpace()
    try expect(":", "a colon after the member name")
    skipSpace()
    nodes[open].count += 1
    try parseValue()
  }

  private mutating func continueArray(_ open: Int) throws(LegibleError) {
    skipSpace()
    if peek() == UInt8(ascii: "]") { return close(open) }
    if nodes[open].count > 0 {
      try expect(",", "a comma or ] after the element")
      skipSpace()
      if peek() == UInt8(ascii: "]") {
        throw fail("a comma before ]", hint: "Remove the comma: JSON has no trailing commas.")
      }
    }
    nodes[open].count += 1
    try parseValue()
  }

  private mutating func close(_ open: Int) {
    at += 1
    nodes[open].end = UInt32(at)
    nodes[open].next = UInt32(nodes.count)
    stack.removeLast()
    if nodes[open].kind == .object { findDuplicates(in: open) }
  }

  private mutating func findDuplicates(in object: Int) {
    guard nodes[object].count > 1 else { return }
    var keys: [Int] = []
    keys.reserveCapacity(Int(nodes[object].count))
    var key = object + 1
    while key < nodes[object].next {
      keys.append(key)
      key = Int(nodes[key + 1].next)
    }
    if keys.count <= 8 && !keys.contains(where: { nodes[$0].hasEscapes }) {
      for (place, key) in keys.enumerated()
      where keys[..<place].contains(where: { content(of: $0).elementsEqual(content(of: key)) }) {
        duplicates.append(key)
      }
    } else {
      var seen = Set<ArraySlice<UInt8>>(minimumCapacity: keys.count)
      for key in keys where !seen.insert(name(of: key)).inserted { duplicates.append(key) }
    }
  }

  /// What stands between the quotes of a key.
  private func content(of key: Int) -> ArraySlice<UInt8> {
    bytes[Int(nodes[key].start) + 1..<Int(nodes[key].end) - 1]
  }

  /// The name that a key stands for.
  private func name(of key: Int) -> ArraySlice<UInt8> {
    let content = content(of: key)
    return nodes[key].hasEscapes ? decodedEscapes(of: content)[...] : content
  }

  // MARK: Values

  private mutating func parseValue() throws(LegibleError) {
    guard at < bytes.count else { throw fail("the file ends where a value is expected") }
    switch bytes[at] {
    case UInt8(ascii: "{"): try open(.object)
    case UInt8(ascii: "["): try open(.array)
    case UInt8(ascii: "\""): try parseString(kind: .string)
    case UInt8(ascii: "t"): try parseWord("true", .true)
    case UInt8(ascii: "f"): try parseWord("false", .false)
    case UInt8(ascii: "n"): try parseWord("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try parseNumber()
    case UInt8(ascii: "/"):
      throw fail("a comment; JSON has none", hint: "Move the text into a $description.")
    case UInt8(ascii: "'"):
      throw fail("a string in single quotes", hint: "Use double quotes.")
    default: throw fail("expected a value")
    }
  }

  private mutating func open(_ kind: JSONNode.Kind) throws(LegibleError) {
    guard stack.count < JSONDocument.maximumDepth else {
      throw fail("nested deeper than \(JSONDocument.maximumDepth) levels", rule: .jsonDepth)
    }
    stack.append(nodes.count)
    append(kind, from: at)
    at += 1
  }

  private mutating func parseWord(_ word: String, _ kind: JSONNode.Kind) throws(LegibleError) {
    guard bytes[at...].starts(with: word.utf8) else { throw fail("expected a value") }
    let start = at
    at += word.utf8.count
    append(kind, from: start)
  }

  private mutating func parseNumber() throws(LegibleError) {
    let start = at
    if peek() == UInt8(ascii: "-") { at += 1 }
    if peek() == UInt8(ascii: "0") {
      at += 1
      if isDigit(peek()) { throw fail("a number with a leading zero") }
    } else {
      try digits("a digit")
    }
    if peek() == UInt8(ascii: ".") {
      at += 1
      try digits("a digit after the decimal point")
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      at += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { at += 1 }
      try digits("a digit in the exponent")
    }
    append(.number, from: start)
  }

  private mutating func digits(_ what: String) throws(LegibleError) {
    guard isDigit(peek()) else { throw fail("expected \(what)") }
    while isDigit(peek()) { at += 1 }
  }

  private mutating func parseString(kind: JSONNode.Kind) throws(LegibleError) {
    let start = at
    var hasEscapes = false
    at += 1
    while true {
      guard at < bytes.count else {
        at = start
        throw fail("a string without its closing quote")
      }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { break }
      if byte < 0x20 {
        throw fail(
          byte == 0x0A || byte == 0x0D
            ? "a line break inside a string" : "a control character inside a string",
          hint: "Write it as an escape such as \\n or \\u0009.")
      }
      at += 1
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try parseEscape()
      }
    }
    at += 1
    append(kind, from: start)
    nodes[nodes.count - 1].hasEscapes = hasEscapes
  }

  private mutating func parseEscape() throws(LegibleError) {
    let backslash = at - 1
    switch peek() {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 1
    case UInt8(ascii: "u"):
      at += 1
      let unit = try hexUnit(from: backslash)
      if UTF16.isLeadSurrogate(unit), peek() == UInt8(ascii: "\\"), at + 1 < bytes.count,
        bytes[at + 1] == UInt8(ascii: "u")
      {
        at += 2
        if UTF16.isTrailSurrogate(try hexUnit(from: at - 2)) { return }
      } else if !UTF16.isLeadSurrogate(unit), !UTF16.isTrailSurrogate(unit) {
        return
      }
      at = backslash
      throw fail("unpaired surrogate")
    default:
      at = backslash
      throw fail("an unknown escape", hint: "JSON knows \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX.")
    }
  }

  private mutating func hexUnit(from backslash: Int) throws(LegibleError) -> UInt16 {
    guard let unit = hexCodeUnit(bytes[...], at: at) else {
      at = backslash
      throw fail("\\u without four hexadecimal digits")
    }
    at += 4
    return unit
  }

  // MARK: Bytes

  private mutating func skipSpace() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x09: at += 1
      case 0x0A:
        at += 1
        lineStarts.append(UInt32(at))
      case 0x0D:
        at += 1
        if peek() == 0x0A { at += 1 }
        lineStarts.append(UInt32(at))
      default: return
      }
    }
  }

  private func peek() -> UInt8? { at < bytes.count ? bytes[at] : nil }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte &- UInt8(ascii: "0") < 10
  }

  private mutating func expect(_ byte: Unicode.Scalar, _ what: String) throws(LegibleError) {
    guard peek() == UInt8(ascii: byte) else {
      throw fail(at == bytes.count ? "the file ends; expected \(what)" : "expected \(what)")
    }
    at += 1
  }

  private mutating func append(_ kind: JSONNode.Kind, from start: Int) {
    nodes.append(
      JSONDocument.Node(
        kind: kind, start: UInt32(start), end: UInt32(at), next: UInt32(nodes.count + 1)))
  }

  private func fail(
    _ message: String, rule: Rule = .jsonSyntax, hint: String? = nil
  ) -> LegibleError {
    DocumentSource(bytes: bytes, path: path).error(message, rule: rule, hint: hint, at: at)
  }
}
