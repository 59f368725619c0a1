/// What a language writes in the place of placeholders.
struct SampleValues: Sendable {
  let language: String
  let fullDate: String
  let date: String
  let time: String
  /// 8 888 888, which shows the digits and how they are grouped.
  let integer: String
  let percent: String
  /// 88 888.88 euro.
  let currency: String
  let month: String
  let weekday: String
  let name: String

  /// A file name of 32 letters.
  static let fileName = "Quarterly-Report-2025-final2.pdf"
  /// An address of 40 letters.
  static let address = "https://www.example.org/articles/2025/09"
  /// A version of three numbers.
  static let version = "88.88.8"

  /// The values of a language, or of the one whose formats come nearest.
  ///
  /// - Returns: The values; their ``language`` tells whose they are.
  static func of(_ tag: String) -> SampleValues {
    var parts = tag.split(separator: "-").map(String.init)
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let values = byLanguage[standIns[tag] ?? tag] { return values }
      parts.removeLast()
    }
    return table[0]
  }

  /// Writes a whole number with the language's digits and groups.
  func written(_ number: Int) -> String {
    let digits = integer.filter { $0.wholeNumberValue != nil }
    let zero = digits.first?.unicodeScalars.first.map { $0.value - 8 } ?? 0x30
    let groups = integer.split { $0.wholeNumberValue == nil }
    let separator = integer.first { $0.wholeNumberValue == nil }.map(String.init) ?? ""
    // The lakh: the group at the end has three digits, the others two.
    let higher = groups.count > 2 ? groups[groups.count - 2].count : 3
    var out = ""
    for (place, digit) in String(number.magnitude).reversed().enumerated() {
      if place == 3 || place > 3 && (place - 3) % higher == 0 { out = separator + out }
      let value = UInt32(digit.wholeNumberValue ?? 0)
      out = (Unicode.Scalar(zero + value).map(String.init) ?? String(digit)) + out
    }
    return (number < 0 ? "-" : "") + out
  }

  /// Writes a number with so many digits after the separator.
  func written(_ whole: Int, fraction: String) -> String {
    guard !fraction.isEmpty else { return written(whole) }
    let separator = percent.last { $0.wholeNumberValue == nil && ".,٫".contains($0) } ?? "."
    let digits = fraction.compactMap { $0.wholeNumberValue.map { written($0) } }.joined()
    return written(whole) + String(separator) + digits
  }

  private static let byLanguage: [String: SampleValues] = {
    var values: [String: SampleValues] = [:]
    for entry in table { values[entry.language] = entry }
    return values
  }()

  /// Languages without a row of their own, and the row whose formats are nearest.
  private static let standIns = [
    "zh": "zh-Hans", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans", "zh-TW": "zh-Hant",
    "zh-HK": "zh-Hant", "zh-MO": "zh-Hant", "pt": "pt-BR", "iw": "he", "in": "id", "ms": "id",
    "da": "sv", "nb": "sv", "nn": "sv", "no": "sv", "is": "sv", "et": "fi", "sk": "cs",
    "hr": "cs", "sl": "cs", "bs": "cs", "lt": "pl", "lv": "pl", "be": "ru", "bg": "ru",
    "sr": "ru", "mk": "ru", "ro": "it", "ca": "es", "gl": "es", "ur": "fa", "mr": "hi",
    "ne": "hi", "az": "tr",
  ]
}
