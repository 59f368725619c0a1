import LegibleCore

/// A JSON value to be written; members keep the order they were given in.
package enum JSONValue: Hashable, Sendable {
  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A number; infinities and NaN, which JSON has not, are written as null.
  case number(Double)
  /// A number in the spelling of the document it comes from; it has to be one of JSON.
  case rawNumber(String)
  case bool(Bool)
  case null

  /// A name and a value.
  package struct Member: Hashable, Sendable {
    /// The member's name.
    package var name: String
    /// The member's value.
    package var value: JSONValue

    /// Creates a member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A string, or null where there is none.
  package static func optional(_ string: String?) -> JSONValue {
    string.map(JSONValue.string) ?? .null
  }

  /// A path or a text that may name one, with what is not UTF-8 spelled out: `\xFF`.
  package static func naming(_ text: String) -> JSONValue { .string(text.spellingOutRawBytes) }

  /// A number, or null where there is none.
  package static func optional(_ number: Double?) -> JSONValue {
    number.map(JSONValue.number) ?? .null
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral,
  ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// An object with the members in the order of the literal.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  /// An array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// A string.
  package init(stringLiteral value: String) { self = .string(value) }

  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }

  /// A whole number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A boolean.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue {
  /// A whole number.
  package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// Writes the value on one line.
  ///
  /// - Complexity: O(*size of the value*).
  package var line: String {
    var out = ""
    write(to: &out, indent: nil, depth: 0)
    return out
  }

  /// Writes the value over several lines, indented by two spaces, without a line break at the end.
  ///
  /// - Complexity: O(*size of the value*).
  package var pretty: String {
    var out = ""
    write(to: &out, indent: "  ", depth: 0)
    return out
  }

  private func write(to out: inout String, indent: String?, depth: Int) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .number(let value): out += Self.spelling(of: value)
    case .rawNumber(let spelling): out += spelling
    case .string(let value): Self.write(string: value, to: &out)
    case .array(let elements):
      Self.writeContainer("[", "]", elements, &out, indent, depth) { element, out in
        element.write(to: &out, indent: indent, depth: depth + 1)
      }
    case .object(let members):
      Self.writeContainer("{", "}", members, &out, indent, depth) { member, out in
        Self.write(string: member.name, to: &out)
        out += indent == nil ? ":" : ": "
        member.value.write(to: &out, indent: indent, depth: depth + 1)
      }
    }
  }

  private static func writeContainer<Item>(
    _ open: String, _ close: String, _ items: [Item], _ out: inout String, _ indent: String?,
    _ depth: Int, item write: (Item, inout String) -> Void
  ) {
    out += open
    for (index, item) in items.enumerated() {
      if index > 0 { out += "," }
      if let indent { out += "\n" + String(repeating: indent, count: depth + 1) }
      write(item, &out)
    }
    if let indent, !items.isEmpty { out += "\n" + String(repeating: indent, count: depth) }
    out += close
  }

  /// Whole numbers without a fraction, others in the shortest form that reads back equal.
  private static func spelling(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 0x1p54 { return String(Int64(value)) }
    return value.description
  }

  private static func write(string: String, to out: inout String) {
    out += "\""
    if string.utf8.allSatisfy(isPlain) {
      out += string
    } else {
      for scalar in string.unicodeScalars { write(scalar, to: &out) }
    }
    out += "\""
  }

  /// Whether a byte stands for itself whatever surrounds it; those that U+0085 and U+2028 start with
  /// do not.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F && byte != 0xC2 && byte != 0xE2
  }

  private static func write(_ scalar: Unicode.Scalar, to out: inout String) {
    switch scalar {
    case "\"": out += "\\\""
    case "\\": out += "\\\\"
    case "\n": out += "\\n"
    case "\r": out += "\\r"
    case "\t": out += "\\t"
    // Readers of lines end one at U+0085, U+2028 and U+2029; terminals obey the other C1 controls.
    case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let hex = String(scalar.value, radix: 16)
      out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: out.unicodeScalars.append(scalar)
    }
  }
}
