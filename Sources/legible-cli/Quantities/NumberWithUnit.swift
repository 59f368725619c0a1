/// A finite decimal number and the unit after it, with or without a space between.
struct NumberWithUnit {
  let number: Double
  /// In small letters; empty where there is none.
  let unit: String

  /// Reads `22`, `1.5em`, `-2 %`; `nil` for anything else.
  init?(_ word: String) {
    let bytes = Array(word.utf8)
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && (0x30...0x39).contains(bytes[index])
    }
    var end = bytes.prefix { "+-.0123456789".utf8.contains($0) }.endIndex
    // An exponent, not the unit em.
    if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
      let sign = end + 1 < bytes.count && "+-".utf8.contains(bytes[end + 1]) ? 1 : 0
      var next = end + 1 + sign
      while isDigit(next) { next += 1 }
      if next > end + 1 + sign { end = next }
    }
    let digits = String(decoding: bytes[..<end], as: UTF8.self)
    guard let number = Double(digits), number.isFinite else { return nil }
    self.number = number
    unit = String(decoding: bytes[end...].drop { $0 == 0x20 }, as: UTF8.self).lowercased()
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" || $0 == "×" }) else { return nil }
  }

  /// The length in px of the other units that CSS has; `nil` where it depends on something else.
  ///
  /// Source: CSS Values and Units 4, 6.2; for `rem` the initial font size of browsers, 16 px.
  var pixels: Double? {
    switch unit {
    case "rem", "pc": number * 16
    case "in": number * 96
    case "cm": number * 96 / 2.54
    case "mm": number * 96 / 25.4
    case "q": number * 96 / 101.6
    default: nil
    }
  }
}
