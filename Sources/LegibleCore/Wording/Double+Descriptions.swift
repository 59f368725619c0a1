extension Double {
  /// The number without `.0` at its end: `17`, `15.3`.
  package var shortDescription: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }

  /// A length in pt, rounded up to some decimals: what was promised to fit must not grow.
  package func roundedUpDescription(decimals: Int = 1) -> String {
    // Beyond, the product has no fraction left to round.
    guard isFinite, magnitude < 1e12 else { return shortDescription }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    return ((self * scale).rounded(.up) / scale).shortDescription
  }
}

extension Int {
  /// The number with commas between thousands: `2,048`.
  package var groupedDescription: String {
    var digits = Array(String(magnitude))
    var at = digits.count - 3
    while at > 0 {
      digits.insert(",", at: at)
      at -= 3
    }
    return (self < 0 ? "-" : "") + String(digits)
  }
}

/// A number with its noun: `1 string`, `2,048 strings`.
package func pluralized(_ count: Int, _ noun: String) -> String {
  "\(count.groupedDescription) \(noun)\(count == 1 ? "" : "s")"
}
