/// One measured figure.
struct Figure {
  let name: String
  let value: Double
  let unit: String
  /// How many times as long as the yardstick our work took, or how many times as much memory.
  let ratio: Double

  /// `name`, value, unit and ratio with tabs between them.
  var line: String {
    [name, Self.text(value), unit, Self.text(ratio)].joined(separator: "\t")
  }

  /// Two decimals below 1000, else none.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number < 1e15 else { return "\(number)" }
    if number >= 1000 { return String(Int64(number.rounded())) }
    let hundredths = Int((number * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
