extension BreakTailoring {
  /// A number on one line and its unit on the next cannot be read at a glance; the same holds for
  /// thousands separated by spaces, which UAX #14 takes for two numbers.
  static func splitsNumberFromUnit(_ text: [UInt16], _ offset: Int) -> Bool {
    guard offset >= 2, text[offset - 1].isAnySpace, text[offset - 2].isASCIIDigit else {
      return false
    }
    var end = offset
    while end < text.count, !text[end].isAnySpace, end - offset <= longestUnit { end += 1 }
    let word = text[offset..<end]
    if word.prefix(3).count == 3, word.prefix(3).allSatisfy(\.isASCIIDigit) {
      return isThousands(text, offset)
    }
    let unit = word.reversed().drop { $0.isSentencePunctuation }.reversed()
    return units.contains(String(decoding: Array(unit), as: UTF16.self))
  }

  /// Whether three digits end at a non-digit and stand after one to three digits.
  private static func isThousands(_ text: [UInt16], _ offset: Int) -> Bool {
    let endsGroup = offset + 3 >= text.count || !text[offset + 3].isASCIIDigit
    var start = offset - 1
    while start > 0, text[start - 1].isASCIIDigit { start -= 1 }
    return endsGroup && offset - 1 - start <= 3
  }

  /// Signs and symbols that follow a number: the SI brochure's, data sizes, times, money.
  private static let units: Set<String> = [
    "%", "‰", "°", "°C", "°F", "€", "$", "£", "¥", "₽", "µm", "mm", "cm", "dm", "m", "km", "in",
    "ft", "mi", "m²", "km²", "ha", "ml", "cl", "l", "mg", "g", "kg", "t", "lb", "oz", "ms", "s",
    "min", "h", "Hz", "kHz", "MHz", "GHz", "V", "W", "kW", "kWh", "Wh", "mAh", "J", "kJ", "kcal",
    "B", "kB", "KB", "MB", "GB", "TB", "Mbit/s", "km/h", "mph", "m/s", "px", "pt", "dp", "dpi",
    "bpm", "км", "м", "см", "мм", "кг", "г", "мин", "ч", "с", "ГБ", "МБ", "КБ", "км/ч",
  ]

  private static let longestUnit = 6
}

extension UInt16 {
  /// Punctuation that may follow a unit at the end of a sentence or a clause.
  fileprivate var isSentencePunctuation: Bool {
    [".", ",", ";", ":", "!", "?", ")"].contains { self == UInt16(ascii: $0) }
  }
}
