/// A number with what follows it: `16px`, `1.5`, `-2%`.
struct Measure {
  /// The number.
  var value: Double
  /// The unit in lower case, empty where there is none.
  var unit: String

  /// Reads a text; `nil` when it is anything else.
  init?(_ text: String) {
    let text = text.trimmed
    var number = text.prefix { "+-.0123456789".contains($0) }
    // 1e3 and 1e-3 are numbers, 1em is not.
    let rest = text[number.endIndex...]
    if rest.first == "e" || rest.first == "E" {
      let power = rest.dropFirst().prefix { "+-0123456789".contains($0) }
      if !power.isEmpty { number = text[..<power.endIndex] }
    }
    let digits = number.first == "+" ? number.dropFirst() : number
    guard let value = Double(digits), value.isFinite else { return nil }
    let unit = String(text[number.endIndex...]).trimmed.lowercased()
    guard unit.allSatisfy({ $0.isLetter || $0 == "%" }) else { return nil }
    self.value = value
    self.unit = unit
  }

  /// The number as a part of one, a percentage divided by 100; `nil` with any other unit.
  var fraction: Double? {
    switch unit {
    case "": value
    case "%": value / 100
    default: nil
    }
  }
}
