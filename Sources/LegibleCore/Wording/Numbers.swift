/// A number without `.0` at its end: `17`, `15.3`.
package func spelled(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

/// A length in pt, rounded up to some decimals: what was promised to fit must not grow.
package func points(_ length: Double, decimals: Int = 1) -> String {
  // Beyond, the product has no fraction left to round.
  guard length.isFinite, abs(length) < 1e12 else { return spelled(length) }
  let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  return spelled((length * scale).rounded(.up) / scale)
}

/// A number with its noun: `1 string`, `2,048 strings`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(grouped(count)) \(noun)\(count == 1 ? "" : "s")"
}

/// A whole number with commas between thousands.
package func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var at = digits.count - 3
  while at > 0 {
    digits.insert(",", at: at)
    at -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}
