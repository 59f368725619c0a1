/// A value of a YAML document.
struct YAMLValue {
  /// What it is.
  indirect enum Content {
    case mapping([Member])
    case sequence([YAMLValue])
    case string(String)
    /// A number, a boolean or null in the spelling of JSON.
    case scalar(String)
  }

  /// A key with its value.
  struct Member {
    var name: String
    /// Where the key stands.
    var range: Range<Int>
    var value: YAMLValue
  }

  var content: Content
  /// Where it stands, in bytes.
  var range: Range<Int>
}

/// The numbers of the core schema: YAML 1.2.2, section 10.3.2.
enum YAMLNumber {
  /// A number in the spelling of JSON, `nil` for other texts.
  static func json(_ text: String) -> String? {
    if text.hasPrefix("0o") { return whole(text.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return whole(text.dropFirst(2), radix: 16) }
    var rest = text[...]
    let isNegative = rest.first == "-"
    if let sign = rest.first, sign == "-" || sign == "+" { rest.removeFirst() }
    let whole = digits(&rest)
    var fraction = Substring()
    if rest.first == "." {
      rest.removeFirst()
      fraction = digits(&rest)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    var exponent: String?
    if let mark = rest.first, mark == "e" || mark == "E" {
      rest.removeFirst()
      var sign = ""
      if let first = rest.first, first == "-" || first == "+" { sign = String(rest.removeFirst()) }
      let power = digits(&rest)
      if power.isEmpty { return nil }
      exponent = sign + power
    }
    guard rest.isEmpty else { return nil }
    return jsonNumber(
      isNegative: isNegative, whole: whole, fraction: fraction, exponent: exponent)
  }

  private static func whole(_ digits: Substring, radix: Int) -> String? {
    guard digits.first?.isHexDigit == true else { return nil }
    return UInt64(digits, radix: radix).map(String.init)
  }

  private static func digits(_ rest: inout Substring) -> Substring {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return digits
  }
}
